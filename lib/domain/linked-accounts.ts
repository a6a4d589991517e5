import { recordOnAccount } from "@/lib/access/account-events";
import { requireFreshProof } from "@/lib/access/fresh-proof";
import { providerSettings, serviceOf } from "@/lib/access/provider-settings";
import type { SessionUser } from "@/lib/access/session";
import { visitOf } from "@/lib/access/visit";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import type { Proof } from "@/lib/domain/second-factors";
import { ApiError, notFound } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { sendMail } from "@/lib/mail/send-mail";

const linkedTo = (userId: string) => ({ userId, providerId: { not: "credential" } });

/** The accounts of other services that sign in to this one, who came first is first. */
export async function listLinkedAccounts({ id: userId }: Pick<SessionUser, "id">) {
  const prisma = await prismaClient();
  const rows = await prisma.account.findMany({
    where: linkedTo(userId),
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, providerId, createdAt }) => ({
    id,
    service: serviceOf(providerId),
    linked_at: createdAt.toISOString(),
  }));
}

/**
 * Has an account of another service sign in here no longer. Whoever signs in there with the address of this account is
 * linked anew, since the service vouches for the address.
 * @throws 404, 409 for the only way in, and as `requireFreshProof`
 */
export async function removeLinkedAccount(
  user: SessionUser,
  { id, ...proof }: Proof & { id: string },
  headers: Headers,
) {
  const stillProven = await requireFreshProof(user, proof, headers);
  const { id: userId } = user;
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await stillProven(tx);
    const row = await tx.account.findFirst({ where: { id, ...linkedTo(userId) } });
    if (!row) throw notFound("Linked account");
    await requireAnotherWayIn(tx, row);
    await tx.account.delete({ where: { id } });
    const issuer = row.providerId;
    const event = { userId, by: userId, visit: visitOf(headers), details: { issuer } };
    await recordOnAccount(tx, { ...event, action: "account.unlinked" });
    const mail = { kind: "identity", to: user.email, service: serviceOf(issuer) } as const;
    await sendMail(tx, { ...mail, change: "removed" });
  });
}

async function requireAnotherWayIn(
  tx: Prisma.TransactionClient,
  { id, userId }: { id: string; userId: string },
) {
  // Only the provider that is set signs people in here: an issuer of tokens opens MCP alone.
  const issuer = providerSettings()?.issuer.href.replace(/\/$/, "") ?? "";
  const where = { userId, id: { not: id }, providerId: { in: [issuer, `${issuer}/`] } };
  if ((await tx.account.count({ where })) > 0) return;
  if (!config().OIDC_ONLY) {
    const password = { userId, providerId: "credential", password: { not: null } };
    if ((await tx.account.count({ where: password })) > 0) return;
    if ((await tx.passkey.count({ where: { userId } })) > 0) return;
  }
  throw new ApiError(
    "CONFLICT",
    config().OIDC_ONLY
      ? "This is the only way into your account, so it stays."
      : "This is the only way into your account. Add a passkey first.",
  );
}
