import { recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import { changeWithProof, type Proof } from "@/lib/access/credentials/fresh-proof";
import { PASSWORD } from "@/lib/access/credentials/password-row";
import { nameRemovedProvider } from "@/lib/access/sign-in/join-by-domain";
import { nameProvider } from "@/lib/access/sign-in/provider-settings";
import { prismaClient } from "@/lib/db/database";
import { notFound } from "@/lib/errors";
import { sendMail } from "@/lib/mail/send-mail";
import { requireWayIn } from "./ways-in";

const filterLinked = (userId: string) => ({
  userId,
  NOT: [{ providerId: PASSWORD }, { providerId: { startsWith: nameRemovedProvider("") } }],
});

export async function listLinkedAccounts({ userId }: Pick<AccountCaller, "userId">) {
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
  caller: AccountCaller,
  { id, ...proof }: Proof & { id: string },
) {
  const { userId, sessionId, email } = caller;
  await changeWithProof(caller, proof, async (tx) => {
    const row = await tx.account.findFirst({ where: { id, ...filterLinked(userId) } });
    if (!row) throw notFound("Linked account");
    const { providerId: issuer, accountId } = row;
    const providerId = nameRemovedProvider(issuer);
    await tx.account.deleteMany({ where: { providerId, accountId } });
    await tx.account.update({ where: { id }, data: { providerId } });
    await requireWayIn(tx, userId);
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await recordOwn(tx, caller, "account.unlinked", { issuer });
    const service = nameProvider(issuer);
    await sendMail(tx, { kind: "identity", to: email, service, change: "removed" });
  });
}
