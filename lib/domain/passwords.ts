import { recordFailureBurst } from "@/lib/access/failure-burst";
import { hashLinkToken, newLinkToken } from "@/lib/access/link-token";
import { hashPassword, verifyPassword } from "@/lib/access/password-hash";
import { auth, type SessionUser } from "@/lib/access/session";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { recordOnAccount } from "@/lib/domain/account-record";
import { ApiError, invalid } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newId } from "@/lib/ids";
import { passDoor } from "@/lib/limits/door";
import { takeSignInTry } from "@/lib/limits/login-throttle";
import { links } from "@/lib/links";
import { sendMail } from "@/lib/mail/send-mail";
import type { PasswordChange, PasswordReset } from "@/lib/schemas/members";

/** How long a link to set a new password works: it is handed over at once, by whoever made it. */
const LINK_MS = 3_600_000;

type Tx = Prisma.TransactionClient;

const credentialOf = (userId: string) => ({ userId, providerId: "credential" as const });

/**
 * The hash that is stored, once nobody else is about to change it. Who also touches sessions or links
 * locks this first, so that nobody waits in a circle.
 */
async function lockPassword(tx: Tx, userId: string): Promise<string | null | undefined> {
  const [row] = await tx.$queryRaw<{ password: string | null }[]>`
    SELECT password FROM account
    WHERE user_id = ${userId}::uuid AND provider_id = 'credential' FOR UPDATE`;
  return row?.password;
}

/** Stores the hash of a new password; with it end an open link and every session of the person but `keptSession`. */
export async function storePassword(
  tx: Tx,
  userId: string,
  password: string,
  keptSession?: string,
) {
  const credential = credentialOf(userId);
  const { count } = await tx.account.updateMany({ where: credential, data: { password } });
  if (count === 0) {
    await tx.account.create({ data: { id: newId(), ...credential, accountId: userId, password } });
  }
  await tx.session.deleteMany({
    where: { userId, ...(keptSession && { id: { not: keptSession } }) },
  });
  await tx.passwordReset.deleteMany({ where: { userId } });
}

/** 409, for what would let somebody in who is kept out. */
export const accountDisabled = () =>
  new ApiError("CONFLICT", "This account is disabled. Enable it first.");

/**
 * A link by which a person sets a new password: once, within an hour, and only the newest one. Whoever calls it is
 * handed the only `url` that there is.
 */
export async function newResetLink(tx: Pick<Tx, "passwordReset">, userId: string) {
  const token = newLinkToken();
  const link = { tokenHash: hashLinkToken(token), expiresAt: new Date(Date.now() + LINK_MS) };
  const where = { userId };
  await tx.passwordReset.upsert({ where, create: { ...where, ...link }, update: link });
  return {
    url: config().APP_URL + links.resetPassword(token),
    expires_at: link.expiresAt.toISOString(),
  };
}

/** Such a link for the operator to hand over. @throws 409 for a disabled account */
export async function createResetLink(user: { id: string; disabledAt: Date | null }) {
  if (user.disabledAt) throw accountDisabled();
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    await recordOnAccount(tx, { userId: user.id, by: null, action: "reset_link.created" });
    return newResetLink(tx, user.id);
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
 * Sets the password by a link, which is used up; signs nobody in. A try counts as a sign-in of the client.
 * @throws 404, 429, 503
 */
export async function resetPassword({ token, newPassword }: PasswordReset, headers?: Headers) {
  await passDoor("signIn", headers);
  if (!(await previewReset(token))) throw gone(); // links that do not work cost no hash
  const password = await hashPassword(newPassword);
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    const include = { user: { select: { email: true } } };
    const link = await tx.passwordReset.findFirst({ where: open(token), include });
    if (link) await lockPassword(tx, link.userId);
    const { count } = await tx.passwordReset.deleteMany({ where: open(token) });
    if (!link || count === 0) throw gone(); // of those who come at once, one removes it
    await storePassword(tx, link.userId, password);
    await recordOnAccount(tx, { userId: link.userId, by: null, action: "password.reset" });
    await sendMail(tx, { kind: "password_set", to: link.user.email, how: "reset" });
  });
}

/** Whether the person signs in with a password, and not only through an outside provider. */
export async function hasPassword(userId: string): Promise<boolean> {
  const prisma = await prismaClient();
  const where = { ...credentialOf(userId), password: { not: null } };
  return (await prisma.account.count({ where })) > 0;
}

/** The hash that is stored. @throws 409 for an account without a password */
async function storedPassword(userId: string): Promise<string> {
  const prisma = await prismaClient();
  const credential = await prisma.account.findFirst({ where: credentialOf(userId) });
  if (credential?.password) return credential.password;
  throw new ApiError("CONFLICT", "This account has no password: you sign in another way.");
}

/**
 * Has the person who is signed in prove once more who they are. Every call counts as a try to sign in.
 * @throws 400 for a wrong password, 409 for an account without one, 429, 503
 */
export async function requirePassword(
  user: SessionUser,
  currentPassword: string,
  headers: Headers,
  stored?: string,
) {
  const hash = stored ?? (await storedPassword(user.id));
  await passDoor("signIn", headers);
  const { burst } = await takeSignInTry(user.email);
  if (await verifyPassword({ hash, password: currentPassword })) return;
  if (burst) await recordFailureBurst(user.email);
  throw invalid("currentPassword", "The current password is wrong. Try again.");
}

/**
 * Changes the password of who is signed in. Their other sessions end, and the one in `headers` goes on
 * under a new token. Every change counts as a try to sign in: each costs two hashes.
 * @returns the cookies to hand to the browser
 * @throws 400 for a wrong current password, 401 for who lost the password or the session meanwhile,
 * 409 for an account without a password, 429, 503
 */
export async function changePassword(
  user: SessionUser,
  { currentPassword, newPassword }: PasswordChange,
  headers: Headers,
): Promise<Headers> {
  const before = await storedPassword(user.id);
  const { api } = await auth();
  const session = (await api.getSession({ headers }))?.session;
  if (session?.userId !== user.id) throw signedOut();
  await requirePassword(user, currentPassword, headers, before);
  if (newPassword === currentPassword) {
    throw invalid("newPassword", "This is the password you have. Choose another one.");
  }
  const password = await hashPassword(newPassword);
  const token = newLinkToken();
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    // Hashing takes its turn: whoever claimed the account or reset its password meanwhile has won.
    if ((await lockPassword(tx, user.id)) !== before) throw signedOut();
    // Changed in place, so that who ends the sessions at this moment ends this one too.
    const id = newId();
    const own = { id: session.id, token: session.token, user: { disabledAt: null } };
    const { count } = await tx.session.updateMany({ where: own, data: { id, token } });
    if (count === 0) throw signedOut();
    await storePassword(tx, user.id, password, id);
    await recordOnAccount(tx, { userId: user.id, by: user.id, action: "password.changed" });
    await sendMail(tx, { kind: "password_set", to: user.email, how: "changed" });
  });
  const answer = await api.handOver({ body: { token }, headers, returnHeaders: true });
  return answer.headers;
}

const signedOut = () =>
  new ApiError("UNAUTHORIZED", "You were signed out meanwhile. Sign in again, then try again.");
