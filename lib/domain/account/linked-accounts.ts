import { recordOwn } from "@/lib/access/account-events";
import { changeWithProof, type Proof } from "@/lib/access/credentials/fresh-proof";
import type { SessionUser } from "@/lib/access/session";
import { nameRemovedProvider } from "@/lib/access/sign-in/join-by-domain";
import { nameProvider } from "@/lib/access/sign-in/provider-settings";
import { prismaClient } from "@/lib/db/database";
import { notFound } from "@/lib/errors";
import { sendMail } from "@/lib/mail/send-mail";
import { requireWayIn } from "./ways-in";

const filterLinked = (userId: string) => ({
  userId,
  NOT: [{ providerId: "credential" }, { providerId: { startsWith: nameRemovedProvider("") } }],
});

export async function listLinkedAccounts({ id: userId }: Pick<SessionUser, "id">) {
  const prisma = await prismaClient();
  const rows = await prisma.account.findMany({
    where: filterLinked(userId),
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, providerId, createdAt }) => ({
    id,
    service: nameProvider(providerId),
    linked_at: createdAt.toISOString(),
  }));
}
export type LinkedAccount = Awaited<ReturnType<typeof listLinkedAccounts>>[number];

/** Ends the other sessions, which may come from this account. A later sign-in there links the account again. @throws 409 */
export async function removeLinkedAccount(
  user: SessionUser,
  { id, ...proof }: Proof & { id: string },
  headers: Headers,
) {
  const { id: userId } = user;
  await changeWithProof(user, proof, headers, async (tx) => {
    const row = await tx.account.findFirst({ where: { id, ...filterLinked(userId) } });
    if (!row) throw notFound("Linked account");
    const { providerId: issuer, accountId } = row;
    const providerId = nameRemovedProvider(issuer);
    await tx.account.deleteMany({ where: { providerId, accountId } });
    await tx.account.update({ where: { id }, data: { providerId } });
    await requireWayIn(tx, userId);
    await tx.session.deleteMany({ where: { userId, id: { not: user.sessionId } } });
    await recordOwn(tx, { userId, action: "account.unlinked", headers, details: { issuer } });
    const mail = { kind: "identity", to: user.email, service: nameProvider(issuer) } as const;
    await sendMail(tx, { ...mail, change: "removed" });
  });
}
