import type { ActivityEntry } from "@/lib/access/activity-rows";
import type { Caller } from "@/lib/access/caller";
import { isOpen } from "@/lib/access/credentials/invitation-link";
import { requireManager } from "@/lib/access/roles";
import type { TenantTx } from "@/lib/db/prisma-models";
import { inWorkspace } from "@/lib/db/tenant";
import { planExpiryNotice } from "@/lib/domain/workspace/key-mails";
import type { Role } from "@/lib/schemas/enums";

const KEY_DAYS_LEFT = 30;
const DAY_MS = 86_400_000;

export const getKeysEnd = () => new Date(Date.now() + KEY_DAYS_LEFT * DAY_MS);

const filterLongLived = (end: Date) => ({
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: end } }],
});

/** The demotion already applies at each call; the period lets users switch to other keys. */
export async function limitKeys(tx: TenantTx, createdById: string): Promise<ActivityEntry[]> {
  const expiresAt = getKeysEnd();
  const keys = await tx.apiKey.updateManyAndReturn({
    where: { createdById, ...filterLongLived(expiresAt) },
    data: { expiresAt },
  });
  for (const key of keys) await planExpiryNotice(tx, key);
  return keys.map(({ id, name }) => ({
    action: "key.bounded",
    target: { type: "api_key", id },
    details: { name },
  }));
}

/** Withdraws invitations to roles that the person may no longer grant: they could regain a role through one. */
export async function withdrawInvitations(
  tx: TenantTx,
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

export type Handed = { keys: number; invitations: { email: string; role: Role }[] };

export async function listHanded(caller: Caller): Promise<Record<string, Handed>> {
  requireManager(caller.role, "manage members");
  const db = await inWorkspace(caller.workspaceId);
  const [keys, invitations] = await Promise.all([
    db.apiKey.findMany({ where: filterLongLived(getKeysEnd()), select: { createdById: true } }),
    db.invitation.findMany({ where: isOpen(), orderBy: [{ createdAt: "desc" }, { id: "desc" }] }),
  ]);
  const handed: Record<string, Handed> = {};
  const getHanded = (userId: string) => {
    handed[userId] ??= { keys: 0, invitations: [] };
    return handed[userId];
  };
  for (const { createdById } of keys) getHanded(createdById).keys += 1;
  for (const { invitedById, email, role } of invitations) {
    getHanded(invitedById).invitations.push({ email, role });
  }
  return handed;
}
