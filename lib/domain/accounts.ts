import { recordOnAccount } from "@/lib/access/account-events";
import { inApp } from "@/lib/access/caller";
import { hashPassword, newPerson } from "@/lib/access/password-hash";
import { requireUncommon } from "@/lib/access/uncommon-password";
import { isCollision } from "@/lib/db/collision";
import { prismaClient } from "@/lib/db/database";
import type { Tx } from "@/lib/db/tenant";
import { administerWithoutRole } from "@/lib/domain/administer";
import { deleteWorkspace } from "@/lib/domain/delete-workspace";
import { endMembership, findMember, requireAnotherOwner } from "@/lib/domain/membership";
import { createResetLink, storePassword } from "@/lib/domain/passwords";
import { lockWorkspace } from "@/lib/domain/workspace-lock";
import { ApiError } from "@/lib/errors";
import { sendMail } from "@/lib/mail/send-mail";
import type { NewUser } from "@/lib/schemas/members";
import type { PasswordOf, UserOf } from "@/lib/schemas/operator";

/** The operator's verbs on people; those on workspaces are in `operator.ts`. */

/** @throws 404 */
export async function findUser(email: string) {
  const prisma = await prismaClient();
  const user = await prisma.user.findUnique({ where: { email } });
  if (user) return user;
  throw new ApiError(
    "NOT_FOUND",
    `No account has the email address ${email}. \`user list\` shows those that there are.`,
  );
}

/**
 * An account that can sign in, whatever `SIGN_UP` says; its personal workspace comes with the first
 * sign-in. The operator answers for the address. @throws 409
 */
export async function createUser(input: NewUser) {
  const prisma = await prismaClient();
  await requireUncommon(input.password, input, "password");
  const person = await newPerson(input, true);
  try {
    await prisma.user.create({ data: person });
  } catch (error) {
    if (!isCollision(error)) throw error;
    throw new ApiError("CONFLICT", `The email address ${input.email} has an account already.`);
  }
  return { id: person.id, email: person.email };
}

/** Everybody, who came first is first; `email_verified` where the operator or an identity provider vouches; `sessions` counts the browsers that are signed in. */
export async function listUsers() {
  const prisma = await prismaClient();
  const rows = await prisma.user.findMany({
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: {
      accounts: { where: { providerId: "credential" }, select: { id: true } },
      _count: { select: { sessions: { where: { expiresAt: { gt: new Date() } } } } },
    },
  });
  return rows.map(
    ({ id, email, name, emailVerified, createdAt, disabledAt, accounts, _count }) => ({
      id,
      email,
      email_verified: emailVerified,
      name,
      created_at: createdAt.toISOString(),
      disabled_at: disabledAt?.toISOString() ?? null,
      has_password: accounts.length > 0,
      sessions: _count.sessions,
    }),
  );
}

/** Sets a person's password, and ends their sessions; their keys go on. @throws 404 */
export async function setPassword({ email, newPassword }: PasswordOf) {
  const { id: userId } = await findUser(email);
  await requireUncommon(newPassword, { email }, "newPassword");
  const password = await hashPassword(newPassword);
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await storePassword(tx, userId, password);
    await recordOnAccount(tx, { userId, by: null, action: "password.reset" });
    await sendMail(tx, { kind: "password_set", to: email, how: "operator" });
  });
  return { id: userId, email };
}

/** @throws 404, 409 for a disabled account */
export const resetLinkFor = async ({ email }: UserOf) => createResetLink(await findUser(email));

/**
 * Keeps a person out from the next request on: keys rest, sessions and an open link to set a password
 * end. Doing so again keeps the first time. @throws 404
 */
export async function disableUser({ email }: UserOf) {
  const { id: userId, disabledAt } = await findUser(email);
  const since = disabledAt ?? new Date();
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { disabledAt: since } });
    await tx.session.deleteMany({ where: { userId } });
    await tx.passwordReset.deleteMany({ where: { userId } });
    if (!disabledAt) await recordOnAccount(tx, { userId, by: null, action: "user.disabled" });
  });
  return { id: userId, email, disabled_at: since.toISOString() };
}

/** Lets a disabled person in again: their keys work as before, and they have to sign in. @throws 404 */
export async function enableUser({ email }: UserOf) {
  const { id: userId, disabledAt } = await findUser(email);
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { disabledAt: null } });
    if (disabledAt) await recordOnAccount(tx, { userId, by: null, action: "user.enabled" });
  });
  return { id: userId, email, disabled_at: null };
}

/**
 * Takes all second factors and recovery codes from somebody who has lost them: their password alone signs them in
 * again. The operator answers for who asked. Sessions go on. @returns how many factors there were @throws 404
 */
export async function removeFactors({ email }: UserOf) {
  const { id: userId } = await findUser(email);
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "user" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
    const apps = await tx.totp.deleteMany({ where: { userId, confirmedAt: { not: null } } });
    await tx.totp.deleteMany({ where: { userId } });
    const passkeys = await tx.passkey.deleteMany({ where: { userId } });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    const removed = apps.count + passkeys.count;
    const details = { factor: "All second factors" };
    const event = { userId, by: null, action: "second_factor.removed", details };
    if (removed > 0) await recordOnAccount(tx, event);
    return { id: userId, email, removed };
  });
}

/** Signs a person out everywhere; tokens made in those sessions end with them. @throws 404 */
export async function endSessions({ email }: UserOf) {
  const { id: userId } = await findUser(email);
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { userId } });
    if (count > 0) await recordOnAccount(tx, { userId, by: null, action: "session.ended" });
    return { user_id: userId, email, ended: count };
  });
}

/**
 * Removes a person, their keys, and the workspaces that nobody else is a member of. What they wrote in
 * others stays. Run it again where it was cut off midway; until then the account is disabled.
 * @throws 404, 409 naming the workspaces that would be left without an owner
 */
export async function deleteUser({ email }: UserOf) {
  const { id: userId } = await findUser(email);
  const places = await placesOf(userId);
  const stranded = places.filter(({ role, others, owners }) => {
    return role === "owner" && others > 0 && owners === 0;
  });
  if (stranded.length > 0) throw stillNeeded(email, stranded);
  await disableUser({ email });
  const deleted: string[] = [];
  try {
    for (const { id, others } of places) {
      if (others > 0) await leave(id, userId);
      else deleted.push((await deleteWorkspace(id, (tx) => requireNoOther(tx, userId))).id);
    }
    const prisma = await prismaClient();
    await prisma.user.delete({ where: { id: userId } });
  } catch (error) {
    throw error instanceof ApiError ? halfway(error, deleted) : error;
  }
  return { id: userId, email, deleted: true as const, deleted_workspaces: deleted };
}

/** A refusal that came once the account was disabled, and perhaps some of its workspaces were gone. */
function halfway({ code, message }: ApiError, deleted: string[]): ApiError {
  const gone = deleted.length > 0 ? ` Deleted already: ${deleted.join(", ")}.` : "";
  return new ApiError(
    code,
    `${message} The account is disabled until then; \`user enable\` undoes that.${gone}`,
  );
}

/** The workspaces of a person, their role, and how many other members and owners each has. */
async function placesOf(userId: string) {
  const prisma = await prismaClient();
  const own = await prisma.membership.findMany({
    where: { userId },
    select: {
      role: true,
      workspace: {
        select: { id: true, name: true, memberships: { where: { userId: { not: userId } } } },
      },
    },
    orderBy: { workspaceId: "asc" },
  });
  return own.map(({ role, workspace: { id, name, memberships } }) => ({
    id,
    name,
    role,
    others: memberships.length,
    owners: memberships.filter((other) => other.role === "owner").length,
  }));
}

/** The person leaves a workspace that others go on with. */
function leave(workspaceId: string, userId: string) {
  return administerWithoutRole(inApp(workspaceId, null), async (tx) => {
    await lockWorkspace(tx, workspaceId);
    const member = await findMember(tx, userId);
    await requireAnotherOwner(tx, member);
    return endMembership(tx, member, null);
  });
}

async function requireNoOther(tx: Tx, userId: string) {
  const others = await tx.membership.count({ where: { userId: { not: userId } } });
  if (others === 0) return;
  throw new ApiError("CONFLICT", "Somebody has joined a workspace of this person. Try again.");
}

function stillNeeded(email: string, workspaces: { id: string; name: string }[]) {
  const names = workspaces.map(({ id, name }) => `“${name}” (${id})`).join(", ");
  return new ApiError(
    "CONFLICT",
    `${email} is the only owner of ${names}, which others are members of. Make one of them an owner with “member add --role owner”, or delete the workspace with “workspace delete”, then try again.`,
  );
}
