import { recordOnAccount } from "@/lib/access/account-events";
import { endLinks } from "@/lib/access/credentials/link-token";
import { hashPassword, preparePerson } from "@/lib/access/credentials/password-hash";
import { PASSWORD } from "@/lib/access/credentials/password-row";
import { filterConfirmed } from "@/lib/access/credentials/second-factor";
import { requireUncommon } from "@/lib/access/credentials/uncommon-password";
import { requireOwnSignIn } from "@/lib/access/sign-in/provider-settings";
import { prismaClient } from "@/lib/db/database";
import { personTransaction } from "@/lib/db/person-transaction";
import { isCollision } from "@/lib/db/prisma-models";
import { storePassword, storeResetLink } from "@/lib/domain/account/passwords";
import { shutAccount } from "@/lib/domain/account/shut-account";
import { ApiError } from "@/lib/errors";
import { sendMail } from "@/lib/mail/send-mail";
import type { NewUser } from "@/lib/schemas/members";
import type { NewEmailInput, PasswordInput, UserInput } from "@/lib/schemas/operator";

export async function getUser(email: string) {
  const prisma = await prismaClient();
  const user = await prisma.user.findUnique({ where: { email } });
  if (user) return user;
  throw new ApiError(
    "NOT_FOUND",
    `No account has the email address ${email}. \`user list\` lists all accounts.`,
  );
}

const addressTaken = (email: string, advice: string) =>
  new ApiError("CONFLICT", `The email address ${email} already has an account. ${advice}.`);

/** Ignores `SIGN_UP`; the address counts as verified. The first sign-in makes the personal workspace. @throws 409 */
export async function createUser(input: NewUser) {
  const prisma = await prismaClient();
  await requireUncommon(input.password, input, "password");
  const person = await preparePerson(input, true);
  try {
    await prisma.user.create({ data: person });
  } catch (error) {
    if (!isCollision(error)) throw error;
    throw addressTaken(
      input.email,
      "`user password` sets its password, `user list` tells its state",
    );
  }
  return { id: person.id, email: person.email };
}

/** Lists the oldest first. `email_verified` also comes from the operator or a provider; `sessions` counts browsers. */
export async function listUsers() {
  const prisma = await prismaClient();
  const rows = await prisma.user.findMany({
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: {
      accounts: { where: { providerId: PASSWORD }, select: { id: true } },
      _count: { select: { sessions: { where: { expiresAt: { gt: new Date() } } } } },
    },
  });
  return rows.map(
    ({ id, email, name, emailVerified, createdAt, disabledAt, deleteAfter, accounts, _count }) => ({
      id,
      email,
      email_verified: emailVerified,
      name,
      created_at: createdAt.toISOString(),
      disabled_at: disabledAt?.toISOString() ?? null,
      delete_after: deleteAfter?.toISOString() ?? null,
      has_password: accounts.length > 0,
      sessions: _count.sessions,
    }),
  );
}

export async function setPassword({ email, newPassword }: PasswordInput) {
  const { id: userId } = await getUser(email);
  await requireUncommon(newPassword, { email }, "newPassword");
  const password = await hashPassword(newPassword);
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await storePassword(tx, userId, password);
    await recordOnAccount(tx, { userId, by: null, action: "password.reset" });
    const at = new Date().toISOString();
    await sendMail(tx, { kind: "password_set", to: email, how: "operator", at });
  });
  return { id: userId, email };
}

/** @throws 403 with `OIDC_ONLY`, 404, 409 for a disabled account */
export async function issueResetLink({ email }: UserInput) {
  requireOwnSignIn();
  const { id: userId } = await getUser(email);
  return personTransaction(userId, async (tx) => {
    const isAble = (await tx.user.count({ where: { id: userId, disabledAt: null } })) > 0;
    if (!isAble) throw accountDisabled();
    await recordOnAccount(tx, { userId, by: null, action: "reset_link.created" });
    return storeResetLink(tx, userId, { mailed: false });
  });
}

export const accountDisabled = () =>
  new ApiError("CONFLICT", "This account is disabled. Enable it first, with `user enable`.");

/** A second call keeps the first `disabled_at`. */
export async function disableUser({ email }: UserInput) {
  const { id: userId, disabledAt } = await getUser(email);
  const since = disabledAt ?? new Date();
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await shutAccount(tx, userId, { disabledAt: since });
    if (!disabledAt) await recordOnAccount(tx, { userId, by: null, action: "user.disabled" });
  });
  return { id: userId, email, disabled_at: since.toISOString() };
}

/** Also restores an account that its owner deleted, until it is removed. Its keys work again. */
export async function enableUser({ email }: UserInput) {
  const { id: userId, disabledAt, deleteAfter } = await getUser(email);
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    const open = { disabledAt: null, deleteAfter: null };
    await tx.user.update({ where: { id: userId }, data: open });
    const action = deleteAfter ? "account.deletion_undone" : "user.enabled";
    if (disabledAt || deleteAfter) await recordOnAccount(tx, { userId, by: null, action });
  });
  return { id: userId, email, disabled_at: null };
}

/** Marks the address as verified. Sessions stay, open links end, the old address gets a mail. @throws 404, 409 */
export async function changeEmail({ email: from, to }: NewEmailInput) {
  const { id: userId } = await getUser(from);
  const prisma = await prismaClient();
  try {
    await prisma.$transaction(async (tx) => {
      const address = { email: to, emailVerified: true };
      await tx.user.update({ where: { id: userId }, data: address });
      await endLinks(tx, userId);
      const details = { from, to };
      await recordOnAccount(tx, { userId, by: null, action: "email.changed", details });
      if (to !== from) await sendMail(tx, { kind: "email_changed", to: from, current: to });
    });
  } catch (error) {
    if (!isCollision(error)) throw error;
    throw addressTaken(to, "Choose another address, or give that account another one first");
  }
  return { id: userId, email: to };
}

/** The password alone then signs the person in, so the operator must check their identity. Sessions stay. */
export async function removeFactors({ email }: UserInput) {
  const { id: userId } = await getUser(email);
  return personTransaction(userId, async (tx) => {
    const apps = await tx.totp.count({ where: filterConfirmed(userId) });
    await tx.totp.deleteMany({ where: { userId } });
    const passkeys = await tx.passkey.deleteMany({ where: { userId } });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    const removed = apps + passkeys.count;
    const details = { factor: "All second factors" };
    if (removed > 0) {
      await recordOnAccount(tx, { userId, by: null, action: "second_factor.removed", details });
      await sendMail(tx, { kind: "second_factor", to: email, change: "all_removed" });
    }
    return { id: userId, email, removed };
  });
}

export async function endSessions({ email }: UserInput) {
  const { id: userId } = await getUser(email);
  return personTransaction(userId, async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { userId } });
    if (count > 0) await recordOnAccount(tx, { userId, by: null, action: "session.ended" });
    return { user_id: userId, email, ended: count };
  });
}
