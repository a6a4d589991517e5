import { recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import { createProofLink, sendVerification } from "@/lib/access/credentials/email-proof";
import { requireFreshProof } from "@/lib/access/credentials/fresh-proof";
import { hashLinkToken, linkGone } from "@/lib/access/credentials/link-token";
import { prismaClient } from "@/lib/db/database";
import { personTransaction } from "@/lib/db/person-transaction";
import { isCollision } from "@/lib/db/prisma-models";
import { ApiError, invalid } from "@/lib/errors";
import { takeMailTry } from "@/lib/limits/mail-limits";
import { isMailSet, sendMail } from "@/lib/mail/send-mail";
import type { EmailChange } from "@/lib/schemas/members";

const noMail = () =>
  new ApiError("CONFLICT", "This service sends no mail, so no address can be confirmed here.");

/** @throws 409 without a mail server, 429 beyond three mails an hour to the address */
async function requireMailTo(email: string) {
  if (!isMailSet()) throw noMail();
  if (await takeMailTry(email)) return;
  throw new ApiError(
    "RATE_LIMIT_EXCEEDED",
    "Three mails went to this address within an hour. Look for them, or try again later.",
  );
}

/** @throws 409 if the address is proven already or no mail is sent, 429 */
export async function requestVerification({ userId: id }: AccountCaller) {
  const prisma = await prismaClient();
  const user = await prisma.user.findUniqueOrThrow({ where: { id } });
  if (user.emailVerified) throw new ApiError("CONFLICT", "Your address is already confirmed.");
  await requireMailTo(user.email);
  await prisma.$transaction((tx) => sendVerification(tx, user));
}

/** Mails a link that changes the address; only the link reveals whether another account has it. @throws 400, 409 */
export async function requestEmailChange(
  caller: AccountCaller,
  { email, currentPassword }: EmailChange,
) {
  if (!isMailSet()) throw noMail();
  const { userId, email: current } = caller;
  if (email === current) throw invalid("email", "This is already your address.");
  const stillProven = await requireFreshProof(caller, { currentPassword });
  await requireMailTo(email);
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await stillProven(tx);
    const url = await createProofLink(tx, userId, email);
    await sendMail(tx, { kind: "email_change", to: email, url, current }, `proof:${userId}`);
    await sendMail(tx, { kind: "email_change_asked", to: current, email });
    await recordOwn(tx, caller, "email.change_requested");
  });
}

type Account = Pick<AccountCaller, "userId" | "email">;

/**
 * Reads the link that was mailed last, if it still works: `pending` is the address that it sets, `confirms` whether it confirms the
 * present one. Links work for a day, and an account may be older than `SMTP_URL`.
 */
export async function findOpenProof({ userId, email }: Account) {
  const prisma = await prismaClient();
  const where = { userId, expiresAt: { gt: new Date() } };
  const proof = await prisma.emailProof.findFirst({ where });
  const isChange = proof !== null && proof.email !== email;
  return {
    pending: isChange ? { email: proof.email, until: proof.expiresAt.toISOString() } : null,
    confirms: proof?.email === email,
  };
}

export async function withdrawEmailChange(caller: AccountCaller) {
  const { userId } = caller;
  await personTransaction(userId, async (tx) => {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    const { count } = await tx.emailProof.deleteMany({
      where: { userId, expiresAt: { gt: new Date() }, email: { not: email } },
    });
    if (count > 0) await recordOwn(tx, caller, "email.change_withdrawn");
  });
}

const filterOpen = (token: string) => ({
  tokenHash: hashLinkToken(token),
  expiresAt: { gt: new Date() },
  user: { disabledAt: null, deleteAfter: null },
});

export async function previewEmailProof(
  token: string,
): Promise<{ email: string; current: string; userId: string } | undefined> {
  const prisma = await prismaClient();
  const where = filterOpen(token);
  const proof = await prisma.emailProof.findFirst({ where, include: { user: true } });
  return proof
    ? { email: proof.email, current: proof.user.email, userId: proof.userId }
    : undefined;
}

/** Proves an address, only for the account that requested the link: others may read the mailbox. @throws 404, 409 */
export async function confirmEmail(
  caller: AccountCaller,
  { token }: { token: string },
): Promise<{ email: string }> {
  const { userId } = caller;
  try {
    return await personTransaction(userId, async (tx) => {
      const proof = await tx.emailProof.findFirst({
        where: { ...filterOpen(token), userId },
        include: { user: { select: { email: true } } },
      });
      if (!proof) throw linkGone(" on your account page");
      await tx.emailProof.delete({ where: { userId } });
      const { email } = proof;
      await tx.user.update({ where: { id: userId }, data: { email, emailVerified: true } });
      const was = proof.user.email;
      const isChange = was !== email;
      if (isChange) {
        await tx.passwordReset.deleteMany({ where: { userId } });
        await sendMail(tx, { kind: "email_changed", to: was, current: email });
      }
      if (isChange) await recordOwn(tx, caller, "email.changed", { from: was, to: email });
      else await recordOwn(tx, caller, "email.confirmed");
      return { email };
    });
  } catch (error) {
    if (!isCollision(error)) throw error;
    throw new ApiError(
      "CONFLICT",
      "Another account has this address. Sign in to that one, or choose another address.",
    );
  }
}
