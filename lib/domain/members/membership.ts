import { canManage } from "@/lib/access/plans";
import { config } from "@/lib/config";
import { lockPerson } from "@/lib/db/locks";
import type { TenantTx } from "@/lib/db/prisma-models";
import { queryInPrisma } from "@/lib/db/prisma-query";
import { statement } from "@/lib/db/statement";
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
  picture: string | null;
  role: Role;
  joined_at: string;
  /** Set by the operator, or by deleting the account. */
  disabled: boolean;
  /** The time at which a deleted account is removed. */
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

const toTarget = (userId: string) => ({ type: "user", id: userId });

export async function findMember(tx: TenantTx, userId: string): Promise<Row> {
  const row = await tx.membership.findFirst({ where: { userId }, include: WITH_USER });
  if (!row) throw notFound("Member");
  return row;
}

/** Needs the workspace's row locked. @throws 409 without another owner who is neither disabled nor being deleted */
export async function requireAnotherOwner(tx: TenantTx, { userId, role }: Row) {
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

/** Locks the person's row, so that calls take turns. Raw SQL, since `tx` sees only its own workspace. */
export async function countOwned(tx: TenantTx, userId: string): Promise<number> {
  await lockPerson(tx, userId);
  const [counted] = await queryInPrisma(tx, COUNT_OWNED, [userId]);
  return counted?.owned ?? 0;
}

/** @throws 403 beyond `MAX_WORKSPACES_PER_PERSON` */
export async function requireMayOwn(tx: TenantTx, userId: string) {
  const most = config().MAX_WORKSPACES_PER_PERSON;
  if ((await countOwned(tx, userId)) < most) return;
  throw forbidden(
    `The new owner has as many workspaces as a person may own here (${most}). Choose another role or person, or ask the operator of this service.`,
  );
}

/** @throws 409 for an account that is disabled or being deleted */
export function requireAble({ user }: Row) {
  if (!user.disabledAt && !user.deleteAfter) return;
  throw new ApiError(
    "CONFLICT",
    "This account is disabled or being deleted. Choose somebody else.",
  );
}

export async function addMembership(
  tx: TenantTx,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: Role },
) {
  const row = await tx.membership.create({
    data: { id: newId(), workspaceId, userId, role },
    include: WITH_USER,
  });
  const details = { name: row.user.name, role };
  return {
    data: presentMember(row),
    activity: { action: "member.added", target: toTarget(userId), details },
  };
}

/** Records nothing if the role is the same. If the person may no longer make keys, theirs end within 30 days. */
export async function setRole(tx: TenantTx, member: Row, role: Role): Promise<Change<Member>> {
  const { userId, user } = member;
  if (member.role === role) return { data: presentMember(member) };
  await tx.membership.updateMany({ where: { userId }, data: { role } });
  const withdrawn = await withdrawInvitations(tx, userId, role);
  const bounded = canManage(role) ? [] : await limitKeys(tx, userId);
  const details = { name: user.name, from: member.role, to: role };
  return {
    data: presentMember({ ...member, role }),
    activity: [
      { action: "member.role_changed", target: toTarget(userId), details },
      ...withdrawn,
      ...bounded,
    ],
  };
}

/** Revokes the person's keys, which stay revoked if the person returns. */
export async function endMembership(
  tx: TenantTx,
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
  const removed = { action: "member.removed", target: toTarget(userId) };
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
