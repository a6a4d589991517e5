import { ensurePersonalWorkspace } from "@/lib/access/personal-workspace";
import { prismaClient } from "@/lib/db/database";
import type { Prisma } from "@/lib/generated/prisma/client";
import { newId } from "@/lib/ids";

type Identity = { id: string; providerId: string; accountId: string };
type Tx = Prisma.TransactionClient;

/**
 * Links an outside identity, which has proven the account's address, to the account. Where nobody had
 * proven the address before, whoever signed up with it may be a stranger who waits for its owner, so
 * in the same transaction everything that opens the account ends: its password, sessions, links to
 * set a password, API keys, and the invitations that it handed out. Its contents stay.
 */
export async function claimAccount(user: { id: string; name: string }, identity: Identity) {
  const { id: workspaceId } = await ensurePersonalWorkspace(user, "mcp");
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await tx.account.create({ data: { ...identity, userId: user.id } });
    const { count } = await tx.user.updateMany({
      where: { id: user.id, emailVerified: false },
      data: { emailVerified: true },
    });
    if (count === 0) return;
    const details = { issuer: identity.providerId, ...(await shutOut(tx, user.id)) };
    await tx.activity.create({
      data: { ...record("account.claimed", workspaceId, user.id), details },
    });
  });
}

/** Ends whatever could open the account until now. @returns how much of it there was */
async function shutOut(tx: Tx, userId: string) {
  const passwords = await tx.account.deleteMany({ where: { userId, providerId: "credential" } });
  const sessions = await tx.session.deleteMany({ where: { userId } });
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.invitation.deleteMany({ where: { invitedById: userId, acceptedAt: null } });
  const keys = await tx.apiKey.updateManyAndReturn({
    where: { createdById: userId, revokedAt: null },
    data: { revokedAt: new Date(), revokedById: userId },
  });
  const data = keys.map(({ id, workspaceId, name }) => ({
    ...record("key.revoked", workspaceId, userId, { type: "api_key", id }),
    details: { name },
  }));
  await tx.activity.createMany({ data });
  return { passwords: passwords.count, sessions: sessions.count, keys: keys.length };
}

const record = (
  action: string,
  workspaceId: string,
  actorId: string,
  target = { type: "user", id: actorId },
) => ({
  id: newId(),
  workspaceId,
  action,
  origin: "mcp" as const,
  actorId,
  targetType: target.type,
  targetId: target.id,
  outcome: "success",
});
