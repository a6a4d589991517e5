import type { Prisma, PrismaClient } from "@/lib/generated/prisma/client";
import type { Queryable } from "./statement";

/** The models of accounts, which belong to no workspace. Prisma reads and writes only these (decision 047). */
export const PEOPLE_MODELS = [
  "User",
  "Session",
  "Account",
  "Verification",
  "Jwks",
  "PasswordReset",
  "EmailProof",
  "Picture",
  "Totp",
  "RecoveryCode",
  "Passkey",
] as const;

type PeopleTable = Uncapitalize<(typeof PEOPLE_MODELS)[number]>;

/** With these types, a query of a workspace's data does not compile; a test of the sources finds relations to it. */
export type PeopleTx = Pick<Prisma.TransactionClient, PeopleTable> & Queryable;
export type PeopleClient = PeopleTx &
  Pick<PrismaClient, "$disconnect" | "$extends"> & {
    $transaction<Result>(
      run: (tx: PeopleTx) => Promise<Result>,
      options?: Parameters<PrismaClient["$transaction"]>[1],
    ): Promise<Result>;
  };

/** Whether a statement of Prisma broke a unique constraint. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === "PrismaClientKnownRequestError" && // `instanceof` would load all of Prisma.
  "code" in error &&
  error.code === "P2002";
