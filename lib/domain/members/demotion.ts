import type { ActivityEntry } from "@/lib/access/activity";
import type { Caller } from "@/lib/access/caller";
import { isOpen } from "@/lib/access/credentials/invitation-link";
import { requireManager } from "@/lib/access/roles";
import { inWorkspace, type Tx } from "@/lib/db/tenant";
import { planExpiryNotice } from "@/lib/domain/workspace/key-mails";
import type { Role } from "@/lib/schemas/enums";

/** In days: how long keys go on that somebody made who can make none any more. */
const KEY_DAYS_LEFT = 30;
const DAY_MS = 86_400_000;

/** When the keys of somebody end who is demoted now. */
export const keysEnd = () => new Date(Date.now() + KEY_DAYS_LEFT * DAY_MS);

const livesBeyond = (end: Date) => ({
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: end } }],
});

/**
 * Keys act under the role that their maker has at each call, so a demotion takes effect on them at once; that somebody
 * trusted this person with keys is over all the same, and what uses them has time to be given others.
 */
export async function boundKeys(tx: Tx, createdById: string): Promise<ActivityEntry[]> {
  const expiresAt = keysEnd();
  const keys = await tx.apiKey.updateManyAndReturn({
    where: { createdById, ...livesBeyond(expiresAt) },
    data: { expiresAt },
  });
  for (const key of keys) await planExpiryNotice(tx, key);
  return keys.map(({ id, name }) => ({
    action: "key.bounded",
    target: { type: "api_key", id },
    details: { name },
  }));
}

/**
 * Withdraws the open links that somebody handed out and could not hand out under the role that they have by now: nobody
 * comes back by them.
 */
export async function withdrawInvitations(
  tx: Tx,
  invitedById: string,
  role: Role = "member",
): Promise<ActivityEntry[]> {
  if (role === "owner") return [];
  const beyond = role === "admin" ? { role: "owner" as const } : {};
  const where = { invitedById, acceptedAt: null, ...beyond };
  const rows = await tx.invitation.findMany({ where });
  await tx.invitation.deleteMany({ where });
  return rows.map(({ id, email, role }) => ({
    action: "invitation.revoked",
    target: { type: "invitation", id },
    details: { email, role },
  }));
}

/** What a person's demotion ends: it bounds that many keys of theirs, and withdraws these invitations. */
export type Handed = { keys: number; invitations: { email: string; role: Role }[] };

/** What each person has handed out here, by their id, for who decides about roles. @throws 403 for members */
export async function listHanded(caller: Caller): Promise<Record<string, Handed>> {
  requireManager(caller.role, "manage members");
  const db = await inWorkspace(caller.workspaceId);
  const [keys, invitations] = await Promise.all([
    db.apiKey.findMany({ where: livesBeyond(keysEnd()), select: { createdById: true } }),
    db.invitation.findMany({ where: isOpen(), orderBy: [{ createdAt: "desc" }, { id: "desc" }] }),
  ]);
  const handed: Record<string, Handed> = {};
  const of = (userId: string) => {
    handed[userId] ??= { keys: 0, invitations: [] };
    return handed[userId];
  };
  for (const { createdById } of keys) of(createdById).keys += 1;
  for (const { invitedById, email, role } of invitations) {
    of(invitedById).invitations.push({ email, role });
  }
  return handed;
}
