import type { ActivityEntry } from "@/lib/access/activity-rows";
import type { Caller } from "@/lib/access/caller";
import { canManage } from "@/lib/access/roles";
import { ADD_MEMBERSHIP } from "@/lib/access/workspace-inserts";
import { config } from "@/lib/config";
import { lockPerson } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import type { ReadColumns } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import type { Change } from "@/lib/domain/write";
import { ApiError, forbidden, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Role } from "@/lib/schemas/enums";
import { limitKeys, withdrawInvitations } from "./demotion";

export type Member = {
  user_id: string;
  name: string;
  email: string;
  picture: string | null;
  role: Role;
  joined_at: string;
  /** Set by the operator, or by deleting the account. */
  disabled: boolean;
  /** The time at which a deleted account is removed. */
  delete_after: string | null;
};

const MEMBER = {
  userId: "uuid",
  role: "role",
  joinedAt: "timestamptz",
  name: "text",
  email: "text",
  picture: "text?",
  disabledAt: "timestamptz?",
  deleteAfter: "timestamptz?",
} as const;
type Row = ReadColumns<typeof MEMBER>;

const FIND = `SELECT m.user_id AS "userId", m.role, m.created_at AS "joinedAt", u.name, u.email, u.image AS picture,
    u.disabled_at AS "disabledAt", u.delete_after AS "deleteAfter"
  FROM membership m JOIN "user" u ON u.id = m.user_id WHERE m.workspace_id = $1`;
const FIND_ONE = statement(`${FIND} AND m.user_id = $2`, ["uuid", "uuid"], MEMBER);
const FIND_ALL = statement(`${FIND} ORDER BY m.created_at, m.id`, ["uuid"], MEMBER);

const present = (row: Row): Member => ({
  user_id: row.userId,
  name: row.name,
  email: row.email,
  picture: row.picture,
  role: row.role,
  joined_at: row.joinedAt.toISOString(),
  disabled: row.disabledAt !== null,
  delete_after: row.deleteAfter?.toISOString() ?? null,
});

export const listMembers = async ({ workspaceId }: Caller): Promise<Member[]> =>
  (await query(FIND_ALL, [workspaceId])).map(present);

/** The records of the removal of all members. */
export const recordRemovals = async (tx: Transaction) =>
  (await tx.query(FIND_ALL, [tx.workspaceId])).map(toRemoval);

const toRemoval = ({ userId, name, role }: Row) =>
  ({
    action: "member.removed",
    target: { type: "user", id: userId },
    details: { name, role },
  }) satisfies ActivityEntry;

export async function findMember(tx: Transaction, userId: string): Promise<Row | undefined> {
  const [row] = await tx.query(FIND_ONE, [tx.workspaceId, userId]);
  return row;
}

/** @throws 404 */
export async function getMember(tx: Transaction, userId: string): Promise<Row> {
  const row = await findMember(tx, userId);
  if (!row) throw notFound("Member");
  return row;
}

/** SQL: member `m`, with the account `u`, can run the workspace if others leave. Deleting an account disables it at once. */
export const IS_ABLE_OWNER = "m.role = 'owner' AND u.disabled_at IS NULL";

const OTHER_OWNERS = statement(
  `SELECT count(*)::int AS count FROM membership m JOIN "user" u ON u.id = m.user_id
   WHERE m.workspace_id = $1 AND m.user_id <> $2 AND ${IS_ABLE_OWNER}`,
  ["uuid", "uuid"],
  { count: "int4" },
);

/** Needs the workspace's row locked. @throws 409 without another owner who is neither disabled nor being deleted */
export async function requireAnotherOwner(tx: Transaction, { userId, role }: Row) {
  if (role !== "owner") return;
  const [others] = await tx.query(OTHER_OWNERS, [tx.workspaceId, userId]);
  if (others && others.count > 0) return;
  throw new ApiError("CONFLICT", "A workspace needs an owner. Make somebody else an owner first.");
}

const OTHERS = statement(
  "SELECT count(*)::int AS count FROM membership WHERE workspace_id = $1 AND user_id <> $2",
  ["uuid", "uuid"],
  { count: "int4" },
);

export async function hasOtherMembers(tx: Transaction, userId: string): Promise<boolean> {
  const [others] = await tx.query(OTHERS, [tx.workspaceId, userId]);
  return others?.count !== 0;
}

/** For the operator, who may also remove or demote the only member. @throws 409 as `requireAnotherOwner` */
export async function requireOwnerOfOthers(tx: Transaction, member: Row) {
  if (await hasOtherMembers(tx, member.userId)) await requireAnotherOwner(tx, member);
}

const COUNT_OWNED = statement(
  `SELECT count(*)::int AS owned FROM membership m JOIN workspace w ON w.id = m.workspace_id
   WHERE m.user_id = $1 AND m.role = 'owner' AND w.kind <> 'personal'`,
  ["uuid"],
  { owned: "int4" },
);

/** Locks the person's row, so that calls take turns. */
export async function countOwned(tx: Transaction, userId: string): Promise<number> {
  await lockPerson(tx, userId);
  const [counted] = await tx.query(COUNT_OWNED, [userId]);
  return counted?.owned ?? 0;
}

/** @throws 403 beyond `MAX_WORKSPACES_PER_PERSON` */
export async function requireMayOwn(tx: Transaction, userId: string) {
  const most = config().MAX_WORKSPACES_PER_PERSON;
  if ((await countOwned(tx, userId)) < most) return;
  throw forbidden(
    `The new owner has as many workspaces as a person may own here (${most}). Choose another role or person, or ask the operator of this service.`,
  );
}

/** @throws 409 for an account that is disabled or being deleted */
export function requireAble({ disabledAt, deleteAfter }: Row) {
  if (!disabledAt && !deleteAfter) return;
  throw new ApiError(
    "CONFLICT",
    "This account is disabled or being deleted. Choose somebody else.",
  );
}

export const alreadyMember = () =>
  new ApiError("CONFLICT", "This person is already a member of the workspace.");

export async function addMembership(
  tx: Transaction,
  { userId, role }: { userId: string; role: Role },
): Promise<Change<Member>> {
  const [added] = await tx.query(ADD_MEMBERSHIP, [tx.workspaceId, newId(), userId, role]);
  if (!added) throw alreadyMember();
  const member = await getMember(tx, userId);
  const details = { name: member.name, role };
  return {
    data: present(member),
    activity: { action: "member.added", target: { type: "user", id: userId }, details },
  };
}

const SET_ROLE = statement(
  "UPDATE membership SET role = $3 WHERE workspace_id = $1 AND user_id = $2",
  ["uuid", "uuid", "role"],
);

/** Records nothing if the role is the same. If the person may no longer make keys, theirs end within 30 days. */
export async function setRole(tx: Transaction, member: Row, role: Role): Promise<Change<Member>> {
  const { userId, name } = member;
  if (member.role === role) return { data: present(member) };
  await tx.query(SET_ROLE, [tx.workspaceId, userId, role]);
  const withdrawn = await withdrawInvitations(tx, userId, role);
  const bounded = canManage(role) ? [] : await limitKeys(tx, userId);
  const details = { name, from: member.role, to: role };
  return {
    data: present({ ...member, role }),
    activity: [
      { action: "member.role_changed", target: { type: "user", id: userId }, details },
      ...withdrawn,
      ...bounded,
    ],
  };
}

const END = statement("DELETE FROM membership WHERE workspace_id = $1 AND user_id = $2", [
  "uuid",
  "uuid",
]);
const REVOKE_KEYS = statement(
  `UPDATE api_key SET revoked_at = $3, revoked_by_id = $4
   WHERE workspace_id = $1 AND created_by_id = $2 AND revoked_at IS NULL RETURNING id, name`,
  ["uuid", "uuid", "timestamptz", "uuid?"],
  { id: "uuid", name: "text" },
);

/** Revokes the person's keys, which stay revoked if the person returns. */
export async function endMembership(
  tx: Transaction,
  member: Row,
  byUserId: string | null,
): Promise<Change<Member>> {
  const { userId } = member;
  await tx.query(END, [tx.workspaceId, userId]);
  const withdrawn = await withdrawInvitations(tx, userId);
  const keys = await tx.query(REVOKE_KEYS, [tx.workspaceId, userId, new Date(), byUserId]);
  const revoked = keys.map(
    ({ id, name }): ActivityEntry => ({
      action: "key.revoked",
      target: { type: "api_key", id },
      details: { name },
    }),
  );
  return { data: present(member), activity: [toRemoval(member), ...withdrawn, ...revoked] };
}
