import type { ActivityEntry } from "@/lib/access/activity-rows";
import type { Caller } from "@/lib/access/caller";
import { listOpenInvitations, toInvitationTarget } from "@/lib/access/credentials/invitation-rows";
import { writeLiveCondition } from "@/lib/access/keys/key-lookups";
import { requireManager } from "@/lib/access/roles";
import { DAY_MS } from "@/lib/clock";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { planExpiryNotice } from "@/lib/domain/workspace/key-mails";
import { ROLES, type Role } from "@/lib/schemas/enums";

const KEY_DAYS_LEFT = 30;

export const getKeysEnd = () => new Date(Date.now() + KEY_DAYS_LEFT * DAY_MS);

const LIVES_LONGER = writeLiveCondition("api_key", "$2");
const LIMIT_KEYS = statement(
  `UPDATE api_key SET expires_at = $2 WHERE workspace_id = $1 AND created_by_id = $3 AND ${LIVES_LONGER}
   RETURNING id, name`,
  ["uuid", "timestamptz", "uuid"],
  { id: "uuid", name: "text" },
);

/** The demotion already applies at each call; the period lets users switch to other keys. */
export async function limitKeys(tx: Transaction, createdById: string): Promise<ActivityEntry[]> {
  const expiresAt = getKeysEnd();
  const keys = await tx.query(LIMIT_KEYS, [tx.workspaceId, expiresAt, createdById]);
  for (const { id } of keys) await planExpiryNotice(tx, { id, expiresAt });
  return keys.map(({ id, name }) => ({
    action: "key.bounded",
    target: { type: "api_key", id },
    details: { name },
  }));
}

const WITHDRAW = statement(
  `DELETE FROM invitation
   WHERE workspace_id = $1 AND invited_by_id = $2 AND accepted_at IS NULL AND role = ANY($3)
   RETURNING id, email, role`,
  ["uuid", "uuid", "role[]"],
  { id: "uuid", email: "text", role: "role" },
);

/** Withdraws invitations to roles that the person may no longer grant: they could regain a role through one. */
export async function withdrawInvitations(
  tx: Transaction,
  invitedById: string,
  role: Role = "member",
): Promise<ActivityEntry[]> {
  if (role === "owner") return [];
  const beyond = role === "admin" ? (["owner"] as const) : ROLES;
  const rows = await tx.query(WITHDRAW, [tx.workspaceId, invitedById, beyond]);
  return rows.map(({ id, email, role }) => ({
    action: "invitation.revoked",
    target: toInvitationTarget(id),
    details: { email, role },
  }));
}

export type Handed = { keys: number; invitations: { email: string; role: Role }[] };

const KEYS_OF_EACH = statement(
  `SELECT created_by_id AS "userId", count(*)::int AS keys FROM api_key
   WHERE workspace_id = $1 AND ${LIVES_LONGER} GROUP BY created_by_id`,
  ["uuid", "timestamptz"],
  { userId: "uuid", keys: "int4" },
);

export async function listHanded(caller: Caller): Promise<Record<string, Handed>> {
  requireManager(caller.role, "manage members");
  const { workspaceId } = caller;
  const [keys, invitations] = await Promise.all([
    query(KEYS_OF_EACH, [workspaceId, getKeysEnd()]),
    listOpenInvitations(workspaceId),
  ]);
  const handed: Record<string, Handed> = {};
  const getHanded = (userId: string) => {
    handed[userId] ??= { keys: 0, invitations: [] };
    return handed[userId];
  };
  for (const { userId, keys: count } of keys) getHanded(userId).keys = count;
  for (const { invitedById, email, role } of invitations) {
    getHanded(invitedById).invitations.push({ email, role });
  }
  return handed;
}
