import { recordOnAccount } from "@/lib/access/account-events";
import { holdPerson, requireFreshProof, signedOut } from "@/lib/access/credentials/fresh-proof";
import { hashLinkToken, newLinkToken } from "@/lib/access/credentials/link-token";
import { hashPassword } from "@/lib/access/credentials/password-hash";
import { requireUncommon } from "@/lib/access/credentials/uncommon-password";
import { auth, type SessionUser } from "@/lib/access/session";
import { proveAddress } from "@/lib/access/sign-in/claim-account";
import { requireOwnSignIn } from "@/lib/access/sign-in/provider-settings";
import { seenAt, visitOf } from "@/lib/access/visit";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { ApiError, invalid } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newId } from "@/lib/ids";
import { limitAddress } from "@/lib/limits/address-limits";
import { links } from "@/lib/links";
import { sendMail } from "@/lib/mail/send-mail";
import type { PasswordChange, PasswordReset } from "@/lib/schemas/members";

/** How long a link to set a new password works: it is handed over at once, by whoever made it. */
const LINK_MS = 3_600_000;

type Tx = Prisma.TransactionClient;

const credentialOf = (userId: string) => ({ userId, providerId: "credential" as const });

/** Stores the hash of a new password; with it end open links and every session of the person but `keptSession`. */
export async function storePassword(
  tx: Tx,
  userId: string,
  password: string,
  keptSession?: string,
) {
  await holdPerson(tx, userId);
  const credential = credentialOf(userId);
  const { count } = await tx.account.updateMany({ where: credential, data: { password } });
  if (count === 0) {
    await tx.account.create({ data: { id: newId(), ...credential, accountId: userId, password } });
  }
  await tx.session.deleteMany({
    where: { userId, ...(keptSession && { id: { not: keptSession } }) },
  });
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.emailProof.deleteMany({ where: { userId } });
}

/** 409, for what would let somebody in who is kept out. */
export const accountDisabled = () =>
  new ApiError("CONFLICT", "This account is disabled. Enable it first.");

/**
 * A link by which a person sets a new password: once, within an hour, and only the newest one. Whoever calls it is
 * handed the only `url` that there is.
 */
export async function newResetLink(
  tx: Pick<Tx, "passwordReset">,
  userId: string,
  { mailed }: { mailed: boolean },
) {
  const token = newLinkToken();
  const expiresAt = new Date(Date.now() + LINK_MS);
  const link = { tokenHash: hashLinkToken(token), expiresAt, mailed };
  const where = { userId };
  await tx.passwordReset.upsert({ where, create: { ...where, ...link }, update: link });
  return {
    url: config().APP_URL + links.resetPassword(token),
    expires_at: link.expiresAt.toISOString(),
  };
}

/** Such a link for the operator to hand over. @throws 409 for a disabled account */
export async function createResetLink(user: { id: string }) {
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    await holdPerson(tx, user.id);
    const isAble = (await tx.user.count({ where: { id: user.id, disabledAt: null } })) > 0;
    if (!isAble) throw accountDisabled();
    await recordOnAccount(tx, { userId: user.id, by: null, action: "reset_link.created" });
    return newResetLink(tx, user.id, { mailed: false });
  });
}

const open = (token: string) => ({
  tokenHash: hashLinkToken(token),
  expiresAt: { gt: new Date() },
});

/** Whose password a link sets; undefined for one that is unknown, used, replaced or too old. */
export async function previewReset(token: string): Promise<{ email: string } | undefined> {
  const prisma = await prismaClient();
  const link = await prisma.passwordReset.findFirst({
    where: open(token),
    select: { user: { select: { email: true } } },
  });
  return link?.user;
}

const gone = () =>
  new ApiError(
    "NOT_FOUND",
    "This link has been used, was replaced by a newer one or is too old. Ask for a new one.",
  );

/**
 * Sets the password by a link, which is used up; signs nobody in. A link that was mailed proves the address: where
 * nobody had, whoever signed up with it may be a stranger, whose ways in end. A try counts as a sign-in of the client.
 * @throws 403 where people sign in another way, 404, 429, 503
 */
export async function resetPassword({ token, newPassword }: PasswordReset, headers?: Headers) {
  requireOwnSignIn();
  await limitAddress("signIn", headers);
  const asked = await previewReset(token);
  if (!asked) throw gone(); // links that do not work cost no hash
  await requireUncommon(newPassword, asked, "newPassword");
  const password = await hashPassword(newPassword);
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    const include = { user: { select: { email: true, emailVerified: true } } };
    const link = await tx.passwordReset.findFirst({ where: open(token), include });
    if (link) await holdPerson(tx, link.userId);
    const { count } = await tx.passwordReset.deleteMany({ where: open(token) });
    if (!link || count === 0) throw gone(); // of those who come at once, one removes it
    const { userId } = link;
    if (link.mailed && !link.user.emailVerified) await proveAddress(tx, userId, "app");
    await storePassword(tx, userId, password);
    const visit = visitOf(headers);
    await recordOnAccount(tx, { userId, by: null, action: "password.reset", visit });
    const mail = { kind: "password_set", to: link.user.email, how: "reset" } as const;
    await sendMail(tx, { ...mail, ...seenAt(visit) });
  });
}

/** Whether the person signs in with a password, and not only through an outside provider. */
export async function hasPassword(userId: string): Promise<boolean> {
  const prisma = await prismaClient();
  const where = { ...credentialOf(userId), password: { not: null } };
  return (await prisma.account.count({ where })) > 0;
}

/**
 * Changes the password of who is signed in. Their other sessions end, and this one goes on under a new
 * token.
 * @returns the cookies to hand to the browser
 * @throws 400 for a wrong current password, 401 for who lost the password or the session meanwhile,
 * 403 where people sign in another way, 409 for an account without a password, 429, 503
 */
export async function changePassword(
  user: SessionUser,
  { currentPassword, newPassword }: PasswordChange,
  headers: Headers,
): Promise<Headers> {
  requireOwnSignIn();
  if (!(await hasPassword(user.id))) {
    throw new ApiError("CONFLICT", "This account has no password: you sign in another way.");
  }
  const stillProven = await requireFreshProof(user, { currentPassword }, headers);
  if (newPassword === currentPassword) {
    throw invalid("newPassword", "This is the password you have. Choose another one.");
  }
  await requireUncommon(newPassword, user, "newPassword");
  const password = await hashPassword(newPassword);
  const token = newLinkToken();
  const visit = visitOf(headers);
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    // Hashing takes its turn: whoever claimed the account or reset its password meanwhile has won.
    await stillProven(tx);
    // Changed in place, so that who ends the sessions at this moment ends this one too.
    const id = newId();
    const own = { id: user.sessionId, user: { disabledAt: null } };
    const { count } = await tx.session.updateMany({ where: own, data: { id, token } });
    if (count === 0) throw signedOut();
    await storePassword(tx, user.id, password, id);
    await recordOnAccount(tx, { userId: user.id, by: user.id, action: "password.changed", visit });
    const mail = { kind: "password_set", to: user.email, how: "changed" } as const;
    await sendMail(tx, { ...mail, ...seenAt(visit) });
  });
  const { api } = await auth();
  const answer = await api.handOver({ body: { token }, headers, returnHeaders: true });
  return answer.headers;
}
