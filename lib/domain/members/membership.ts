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
import { boundKeys, withdrawInvitations } from "./demotion";

export const WITH_USER = {
  user: {
    select: { name: true, email: true, image: true, disabledAt: true, deleteAfter: true },
  },
} as const;
type Row = MembershipModel & {
  user: Pick<UserModel, keyof (typeof WITH_USER)["user"]["select"]>;
};

/** A person in a workspace. */
export type Member = {
  user_id: string;
  name: string;
  email: string;
  /** Where their picture is. */
  picture: string | null;
  role: Role;
  joined_at: string;
  /** Whether the account is kept out: the operator disabled it, or the person deleted it. */
  disabled: boolean;
  /** When a deleted account is gone for good; null for all others. */
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
 * Who answers for a workspace: an owner who can act, neither disabled nor about to be deleted.
 * @throws 409 when there is none but this one; call it with the workspace's row held.
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
 * How many workspaces the person owns, the personal one aside. It holds the person's row, so that they come to own
 * one at a time. Raw: `tx` sees its own workspace alone.
 */
export async function countOwned(tx: Tx, userId: string): Promise<number> {
  await lockPerson(tx, userId);
  const [counted] = await queryInPrisma(tx, COUNT_OWNED, [userId]);
  return counted?.owned ?? 0;
}

/** Asks whether somebody may become an owner here, under `MAX_WORKSPACES_PER_PERSON`. @throws 403 */
export async function requireMayOwn(tx: Tx, userId: string) {
  const most = config().MAX_WORKSPACES_PER_PERSON;
  if ((await countOwned(tx, userId)) < most) return;
  throw forbidden(
    `The new owner has as many workspaces as a person may own here (${most}). Choose another role or person, or ask the operator of this service.`,
  );
}

/** @throws 409 for an account that is disabled or about to be deleted, and could not act as the owner */
export function requireAble({ user }: Row) {
  if (!user.disabledAt && !user.deleteAfter) return;
  throw new ApiError(
    "CONFLICT",
    "This account is disabled or being deleted. Choose somebody else.",
  );
}

/** Adds a person who is no member yet. */
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
 * Gives a member another role; nothing is recorded when they have it already. Who can make no keys any more has
 * theirs end soon.
 */
export async function setRole(tx: Tx, member: Row, role: Role): Promise<Change<Member>> {
  const { userId, user } = member;
  if (member.role === role) return { data: presentMember(member) };
  await tx.membership.updateMany({ where: { userId }, data: { role } });
  const withdrawn = await withdrawInvitations(tx, userId, role);
  const bounded = canManage(role) ? [] : await boundKeys(tx, userId);
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

/** Removes a member. Their keys are revoked, so that none comes back to life should they return. */
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
