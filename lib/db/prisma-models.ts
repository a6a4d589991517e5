import type { Prisma, PrismaClient } from "@/lib/generated/prisma/client";

/** The models of a workspace that Prisma reads and writes; planning data goes through statements (decision 032). */
export const TENANT_MODELS = ["Workspace", "Membership", "Invitation", "ApiKey"] as const;

/** These belong to no workspace; only the unguarded client can reach them. */
export const GLOBAL_MODELS = [
  "User",
  "Session",
  "Account",
  "Verification",
  "Jwks",
  "RetentionRun",
  "PasswordReset",
  "EmailProof",
  "Picture",
  "Totp",
  "RecoveryCode",
  "Passkey",
  "Job",
  "InstallationSecret",
] as const;

type TenantTable = Uncapitalize<(typeof TENANT_MODELS)[number]>;
type GlobalTable = Uncapitalize<(typeof GLOBAL_MODELS)[number]>;

type Transacting<Tx> = {
  $transaction<Result>(
    run: (tx: Tx) => Promise<Result>,
    options?: Parameters<PrismaClient["$transaction"]>[1],
  ): Promise<Result>;
};

/** With these types, a query of planning data does not compile; a test of the sources finds relations to it. */
export type PeopleTx = Pick<
  Prisma.TransactionClient,
  TenantTable | GlobalTable | "$queryRawUnsafe"
>;
export type PeopleClient = Transacting<PeopleTx> &
  Pick<PrismaClient, keyof PeopleTx | "$disconnect" | "$extends">;
export type TenantTx = Pick<PeopleTx, TenantTable | "$queryRawUnsafe">;
export type TenantClient = Transacting<TenantTx> & Pick<TenantTx, TenantTable>;
