import { recordOwn } from "@/lib/access/account-events";
import type { SessionUser } from "@/lib/access/session";
import { nameBrowser } from "@/lib/access/visit";
import { prismaClient } from "@/lib/db/database";
import { lockPerson } from "@/lib/db/locks";
import { notFound } from "@/lib/errors";

export async function listSessions({ id: userId, sessionId }: SessionUser) {
  const prisma = await prismaClient();
  const rows = await prisma.session.findMany({
    where: { userId, expiresAt: { gt: new Date() } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
  });
  const sessions = rows.map((row) => ({
    id: row.id,
    browser: nameBrowser(row.userAgent),
    address: row.ipAddress || null,
    signed_in_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.id === sessionId,
  }));
  return sessions.sort((a, b) => Number(b.is_current) - Number(a.is_current));
}
export type SessionSummary = Awaited<ReturnType<typeof listSessions>>[number];

export async function endSession(user: SessionUser, { id }: { id: string }, headers: Headers) {
  if ((await end(user, { id }, headers)) === 0) throw notFound("Session");
}

export const endOtherSessions = async (user: SessionUser, headers: Headers) => ({
  ended: await end(user, { id: { not: user.sessionId } }, headers),
});

async function end(
  { id: userId }: SessionUser,
  where: { id: string | { not: string } },
  headers: Headers,
): Promise<number> {
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { count } = await tx.session.deleteMany({ where: { ...where, userId } });
    await tx.emailProof.deleteMany({ where: { userId } }); // possibly requested in an ended session
    const details = { sessions: count };
    if (count > 0) await recordOwn(tx, { userId, action: "session.ended", headers, details });
    return count;
  });
}
