import { hashLinkToken, newLinkToken } from "@/lib/access/link-token";
import { config } from "@/lib/config";
import { database } from "@/lib/db/database";
import { recordOnAccount } from "@/lib/domain/account-record";
import { ApiError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newId } from "@/lib/ids";
import { links } from "@/lib/links";

/** How long a link to set a new password works: it is handed over at once, by whoever made it. */
const LINK_MS = 3_600_000;

type Tx = Prisma.TransactionClient;

/** Stores the hash of a new password; every session of the person ends with it, and so does an open link. */
export async function storePassword(tx: Tx, userId: string, password: string) {
  const credential = { userId, providerId: "credential" };
  const { count } = await tx.account.updateMany({ where: credential, data: { password } });
  if (count === 0) {
    await tx.account.create({ data: { id: newId(), ...credential, accountId: userId, password } });
  }
  await tx.session.deleteMany({ where: { userId } });
  await tx.passwordReset.deleteMany({ where: { userId } });
}

/**
 * A link by which a person sets a new password: once, within an hour, and only the newest one. This
 * answer is the only place where `url` is ever shown.
 * @throws 409 for a disabled account
 */
export async function createResetLink(user: { id: string; disabledAt: Date | null }) {
  if (user.disabledAt) {
    throw new ApiError("CONFLICT", "This account is disabled. Enable it first.");
  }
  const token = newLinkToken();
  const link = { tokenHash: hashLinkToken(token), expiresAt: new Date(Date.now() + LINK_MS) };
  const { prisma } = await database();
  await prisma.$transaction(async (tx) => {
    const where = { userId: user.id };
    await tx.passwordReset.upsert({ where, create: { ...where, ...link }, update: link });
    await recordOnAccount(tx, { userId: user.id, by: null, action: "reset_link.created" });
  });
  return {
    url: config().APP_URL + links.resetPassword(token),
    expires_at: link.expiresAt.toISOString(),
  };
}
