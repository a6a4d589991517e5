import { canManage } from "@/lib/access/plans";
import { config } from "@/lib/config";
import { lockPerson } from "@/lib/db/locks";
import { queryInPrisma } from "@/lib/db/prisma-query";
import { statement } from "@/lib/db/statement";
import type { Tx } from "@/lib/db/tenant";
import type { Change } from "@/lib/domain/write";
import { ApiError, forbidden, notFound } from "@/lib/errors";
import type { MembershipModel, UserModel } from "@/lib/generated/prisma/models";
import { newId } from "@/lib/ids";
import type { Role } from "@/lib/schemas/enums";
import { limitKeys, withdrawInvitations } from "./demotion";

export const WITH_USER = {
  user: {
    select: { name: true, email: true, image: true, disabledAt: true, deleteAfter: true },
  },
} as const;
type Row = MembershipModel & {
  user: Pick<UserModel, keyof (typeof WITH_USER)["user"]["select"]>;
};

export type Member = {
  user_id: string;
  name: string;
  email: string;
  /** The picture's path. */
  picture: string | null;
  role: Role;
  joined_at: string;
  /** Whether the operator disabled the account or the person deleted it. */
  disabled: boolean;
  /** The time when a deleted account is removed; null for all others. */
  delete_after: string | null;
};

export const presentMember = ({ userId, user, role, createdAt }: Row): Member => ({
  user_id: userId,
  name: user.name,
  email: user.email,
  picture: user.image,
  role,
  joined_at: createdAt.toISOString(),
  disabled: user.disabledAt !== null,
  delete_after: user.deleteAfter?.toISOString() ?? null,
});

const target = (userId: string) => ({ type: "user", id: userId });

/** @throws 404 */
export async function findMember(tx: Tx, userId: string): Promise<Row> {
  const row = await tx.membership.findFirst({ where: { userId }, include: WITH_USER });
  if (!row) throw notFound("Member");
  return row;
}

/**
 * Requires another owner who can act, neither disabled nor being deleted. Call it with the workspace's row locked.
 * @throws 409
 */
export async function requireAnotherOwner(tx: Tx, { userId, role }: Row) {
  if (role !== "owner") return;
  const others = await tx.membership.count({
    where: { role: "owner", userId: { not: userId }, user: { disabledAt: null } },
  });
  if (others > 0) return;
  throw new ApiError("CONFLICT", "A workspace needs an owner. Make somebody else an owner first.");
}

const COUNT_OWNED = statement(
  `SELECT count(*)::int AS owned FROM membership m JOIN workspace w ON w.id = m.workspace_id
   WHERE m.user_id = $1 AND m.role = 'owner' AND w.kind <> 'personal'`,
  ["uuid"],
  { owned: "int4" },
);

/**
 * Counts the workspaces that the person owns, except the personal one. Locks the person's row, so that simultaneous
 * calls take turns. Raw SQL, since `tx` sees only its own workspace.
 */
export async function countOwned(tx: Tx, userId: string): Promise<number> {
  await lockPerson(tx, userId);
  const [counted] = await queryInPrisma(tx, COUNT_OWNED, [userId]);
  return counted?.owned ?? 0;
}

/** Checks `MAX_WORKSPACES_PER_PERSON` before somebody becomes an owner. @throws 403 */
export async function requireMayOwn(tx: Tx, userId: string) {
  const most = config().MAX_WORKSPACES_PER_PERSON;
  if ((await countOwned(tx, userId)) < most) return;
  throw forbidden(
    `The new owner has as many workspaces as a person may own here (${most}). Choose another role or person, or ask the operator of this service.`,
  );
}

/** @throws 409 for an account that is disabled or being deleted, and could not act as the owner */
export function requireAble({ user }: Row) {
  if (!user.disabledAt && !user.deleteAfter) return;
  throw new ApiError(
    "CONFLICT",
    "This account is disabled or being deleted. Choose somebody else.",
  );
}

/** Adds a person who is not a member yet. */
export async function addMembership(
  tx: Tx,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: Role },
) {
  const row = await tx.membership.create({
    data: { id: newId(), workspaceId, userId, role },
    include: WITH_USER,
  });
  const details = { name: row.user.name, role };
  return {
    data: presentMember(row),
    activity: { action: "member.added", target: target(userId), details },
  };
}

/**
 * Changes a member's role; records nothing if they have it already. If they can no longer make keys, theirs expire
 * soon.
 */
export async function setRole(tx: Tx, member: Row, role: Role): Promise<Change<Member>> {
  const { userId, user } = member;
  if (member.role === role) return { data: presentMember(member) };
  await tx.membership.updateMany({ where: { userId }, data: { role } });
  const withdrawn = await withdrawInvitations(tx, userId, role);
  const bounded = canManage(role) ? [] : await limitKeys(tx, userId);
  const details = { name: user.name, from: member.role, to: role };
  return {
    data: presentMember({ ...member, role }),
    activity: [
      { action: "member.role_changed", target: target(userId), details },
      ...withdrawn,
      ...bounded,
    ],
  };
}

/** Removes a member. Their keys are revoked, so that they stay dead if the person returns. */
export async function endMembership(
  tx: Tx,
  member: Row,
  byUserId: string | null,
): Promise<Change<Member>> {
  const { userId, user, role } = member;
  await tx.membership.deleteMany({ where: { userId } });
  const withdrawn = await withdrawInvitations(tx, userId);
  const keys = await tx.apiKey.updateManyAndReturn({
    where: { createdById: userId, revokedAt: null },
    data: { revokedAt: new Date(), revokedById: byUserId },
  });
  const removed = { action: "member.removed", target: target(userId) };
  return {
    data: presentMember(member),
    activity: [
      { ...removed, details: { name: user.name, role } },
      ...withdrawn,
      ...keys.map(({ id, name }) => ({
        action: "key.revoked",
        target: { type: "api_key", id },
        details: { name },
      })),
    ],
  };
}
