import { recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import { nameBrowser } from "@/lib/access/visit";
import { prismaClient } from "@/lib/db/database";
import { personTransaction } from "@/lib/db/person-transaction";
import { notFound } from "@/lib/errors";

export async function listSessions({ userId, sessionId }: AccountCaller) {
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

export async function endSession(caller: AccountCaller, { id }: { id: string }) {
  if ((await end(caller, { id })) === 0) throw notFound("Session");
}

export const endOtherSessions = async (caller: AccountCaller) => ({
  ended: await end(caller, { id: { not: caller.sessionId } }),
});

async function end(
  caller: AccountCaller,
  where: { id: string | { not: string } },
): Promise<number> {
  const { userId } = caller;
  return personTransaction(userId, async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { ...where, userId } });
    await tx.emailProof.deleteMany({ where: { userId } }); // possibly requested in an ended session
    if (count > 0) await recordOwn(tx, caller, "session.ended", { sessions: count });
    return count;
  });
}
