import { recordOnAccount, recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import { requireFreshProof, signedOut } from "@/lib/access/credentials/fresh-proof";
import {
  createLinkToken,
  endLinks,
  hashLinkToken,
  linkGone,
} from "@/lib/access/credentials/link-token";
import { hashPassword } from "@/lib/access/credentials/password-hash";
import { filterPassword, hasPassword } from "@/lib/access/credentials/password-row";
import { requireUncommon } from "@/lib/access/credentials/uncommon-password";
import { proveAddress } from "@/lib/access/sign-in/claim-account";
import { requireOwnSignIn } from "@/lib/access/sign-in/provider-settings";
import { describeVisit, type Visit } from "@/lib/access/visit";
import { HOUR_MS } from "@/lib/clock";
import { config } from "@/lib/config";
import { prismaClient } from "@/lib/db/database";
import { lockPerson } from "@/lib/db/locks";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { ApiError, invalid } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { limitAddress } from "@/lib/limits/address-limits";
import { links } from "@/lib/links";
import { sendMail } from "@/lib/mail/send-mail";
import type { PasswordChange, PasswordReset } from "@/lib/schemas/members";

const LINK_MS = HOUR_MS;

/** Stores the hash of a new password; ends reset links, email proofs and all sessions but `keptSession`. */
export async function storePassword(
  tx: PeopleTx,
  userId: string,
  password: string,
  keptSession?: string,
) {
  await lockPerson(tx, userId);
  const credential = filterPassword(userId);
  const { count } = await tx.account.updateMany({ where: credential, data: { password } });
  if (count === 0) {
    await tx.account.create({ data: { id: newId(), ...credential, accountId: userId, password } });
  }
  await tx.session.deleteMany({
    where: { userId, ...(keptSession && { id: { not: keptSession } }) },
  });
  await endLinks(tx, userId);
}

/** Makes a link that works once, within an hour, and replaces earlier ones. */
export async function storeResetLink(
  tx: Pick<PeopleTx, "passwordReset">,
  userId: string,
  { mailed }: { mailed: boolean },
) {
  const token = createLinkToken();
  const expiresAt = new Date(Date.now() + LINK_MS);
  const link = { tokenHash: hashLinkToken(token), expiresAt, mailed };
  const where = { userId };
  await tx.passwordReset.upsert({ where, create: { ...where, ...link }, update: link });
  return {
    url: config().APP_URL + links.resetPassword(token),
    expires_at: link.expiresAt.toISOString(),
  };
}

const filterOpen = (token: string) => ({
  tokenHash: hashLinkToken(token),
  expiresAt: { gt: new Date() },
});

export async function previewReset(token: string): Promise<{ email: string } | undefined> {
  const prisma = await prismaClient();
  const link = await prisma.passwordReset.findFirst({
    where: filterOpen(token),
    select: { user: { select: { email: true } } },
  });
  return link?.user;
}

/** A mailed link proves the address, which revokes the credentials of anyone who had only claimed it. @throws 404, 429 */
export async function resetPassword({ token, newPassword }: PasswordReset, visit: Visit) {
  requireOwnSignIn();
  await limitAddress("signIn", visit);
  const asked = await previewReset(token);
  if (!asked) throw linkGone(); // before the slow hash
  await requireUncommon(newPassword, asked, "newPassword");
  const password = await hashPassword(newPassword);
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    const include = { user: { select: { email: true, emailVerified: true } } };
    const link = await tx.passwordReset.findFirst({ where: filterOpen(token), include });
    if (link) await lockPerson(tx, link.userId);
    const { count } = await tx.passwordReset.deleteMany({ where: filterOpen(token) });
    if (!link || count === 0) throw linkGone(); // a simultaneous request used it
    const { userId } = link;
    if (link.mailed && !link.user.emailVerified) await proveAddress(tx, userId, "app");
    await storePassword(tx, userId, password);
    await recordOnAccount(tx, { userId, by: null, action: "password.reset", visit });
    await sendMail(tx, {
      kind: "password_set",
      to: link.user.email,
      how: "reset",
      ...describeVisit(visit),
    });
  });
}

/** Ends the other sessions and returns a new token for this one, for `handOver`. @throws 400, 401, 403, 409, 429 */
export async function changePassword(
  caller: AccountCaller,
  { currentPassword, newPassword }: PasswordChange,
): Promise<{ token: string }> {
  requireOwnSignIn();
  const { userId, sessionId, email, visit } = caller;
  const prisma = await prismaClient();
  if (!(await hasPassword(prisma, userId))) {
    throw new ApiError("CONFLICT", "This account has no password: you sign in another way.");
  }
  const stillProven = await requireFreshProof(caller, { currentPassword });
  if (newPassword === currentPassword) {
    throw invalid("newPassword", "This is already your password. Choose another one.");
  }
  await requireUncommon(newPassword, caller, "newPassword");
  const password = await hashPassword(newPassword);
  const token = createLinkToken();
  await prisma.$transaction(async (tx) => {
    await stillProven(tx);
    // Updated in place, so that a simultaneous end of all sessions ends this one.
    const id = newId();
    const own = { id: sessionId, user: { disabledAt: null } };
    const { count } = await tx.session.updateMany({ where: own, data: { id, token } });
    if (count === 0) throw signedOut();
    await storePassword(tx, userId, password, id);
    await recordOwn(tx, caller, "password.changed");
    await sendMail(tx, {
      kind: "password_set",
      to: email,
      how: "changed",
      ...describeVisit(visit),
    });
  });
  return { token };
}
