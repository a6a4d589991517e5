import type { Caller } from "@/lib/access/caller";
import { requirePowerOver } from "@/lib/access/roles";
import { inWorkspace } from "@/lib/db/tenant";
import { administer } from "@/lib/domain/administer";
import {
  endMembership,
  findMember,
  type Member,
  presentMember,
  requireAnotherOwner,
  requireMayOwn,
  setRole,
  WITH_USER,
} from "@/lib/domain/membership";
import { lockWorkspace } from "@/lib/domain/workspace-lock";
import { forbidden } from "@/lib/errors";
import type { RoleChange } from "@/lib/schemas/members";

/** Everybody in the workspace, who came first is first. */
export async function listMembers(caller: Caller): Promise<Member[]> {
  const rows = await (await inWorkspace(caller.workspaceId)).membership.findMany({
    include: WITH_USER,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(presentMember);
}

/**
 * Gives a member another role. Admins neither touch owners nor make them; the last owner stays one.
 * @throws 403, 404, 409
 */
export function changeRole(caller: Caller, { userId, role }: RoleChange): Promise<Member> {
  return administer(caller, async (tx) => {
    await lockWorkspace(tx, caller.workspaceId);
    const member = await findMember(tx, userId);
    requirePowerOver(caller.role, [member.role, role]);
    if (role !== "owner") await requireAnotherOwner(tx, member);
    if (role === "owner" && member.role !== "owner") await requireMayOwn(tx, userId);
    return setRole(tx, member, role);
  });
}

/**
 * Removes a member and revokes the keys they made; your own id means to leave, which needs no role.
 * @throws 403, 404, 409 for the last owner
 */
export function removeMember(caller: Caller, { userId }: { userId: string }): Promise<Member> {
  return administer(caller, async (tx) => {
    const { kind } = await lockWorkspace(tx, caller.workspaceId);
    if (kind === "personal") throw forbidden("Nobody can leave their personal workspace.");
    const member = await findMember(tx, userId);
    if (userId !== caller.userId) requirePowerOver(caller.role, [member.role]);
    await requireAnotherOwner(tx, member);
    return endMembership(tx, member, caller.userId);
  });
}
