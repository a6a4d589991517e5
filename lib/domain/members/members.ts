import type { ActivityEntry } from "@/lib/access/activity-rows";
import type { Caller } from "@/lib/access/caller";
import { requireOwner, requirePowerOver } from "@/lib/access/roles";
import { administer } from "@/lib/domain/administer";
import { requireTypedName } from "@/lib/domain/workspace/workspace-row";
import { ApiError, forbidden, invalid } from "@/lib/errors";
import type { HandOver, RoleChange } from "@/lib/schemas/members";
import {
  endMembership,
  getMember,
  type Member,
  requireAble,
  requireAnotherOwner,
  requireMayOwn,
  setRole,
} from "./membership-rows";
import { mayNotify, notifyOfHandOver, notifyOfRemoval, notifyOfRole } from "./notify-members";

/** Admins cannot change or make owners. @throws 403, 409 for the last owner, and if the role is no longer `from` */
export async function changeRole(
  caller: Caller,
  { userId, role, from }: RoleChange,
): Promise<Member> {
  const shouldNotify = await mayNotify(caller, userId);
  return administer(caller, async (tx, now) => {
    const member = await getMember(tx, userId);
    requirePowerOver(now.role, [member.role, role]);
    if (from && ![from, role].includes(member.role)) {
      throw new ApiError(
        "CONFLICT",
        `Somebody else has changed the role of ${member.name} in the meantime. Reload the page, then choose again.`,
      );
    }
    if (role !== "owner") await requireAnotherOwner(tx, member);
    if (role === "owner" && member.role !== "owner") {
      requireAble(member);
      await requireMayOwn(tx, userId);
    }
    const change = await setRole(tx, member, role);
    const mail = { workspace: now.workspace, actor: caller, userId, from: member.role, role };
    if (shouldNotify) await notifyOfRole(tx, mail, change);
    return change;
  });
}

/** Revokes the member's keys. Members can remove themselves. @throws 403, 409 for the last owner */
export async function removeMember(
  caller: Caller,
  { userId }: { userId: string },
): Promise<Member> {
  const shouldNotify = await mayNotify(caller, userId);
  return administer(caller, async (tx, { role, workspace }) => {
    if (workspace.kind === "personal") {
      throw forbidden("Nobody can leave their personal workspace.");
    }
    const member = await getMember(tx, userId);
    if (userId !== caller.userId) requirePowerOver(role, [member.role]);
    await requireAnotherOwner(tx, member);
    if (shouldNotify) await notifyOfRemoval(tx, { workspace, actor: caller, userId });
    return endMembership(tx, member, caller.userId);
  });
}

export async function handOverWorkspace(
  caller: Caller,
  { userId, name }: HandOver,
): Promise<Member> {
  const shouldNotify = await mayNotify(caller, userId);
  return administer(caller, async (tx, { role, workspace }) => {
    if (workspace.kind === "personal") {
      throw forbidden("A personal workspace cannot be handed over.");
    }
    requireOwner(role, "hand the workspace over");
    requireTypedName(workspace, name);
    if (userId === caller.userId) throw invalid("userId", "Choose another member.");
    const receiver = await getMember(tx, userId);
    requireAble(receiver);
    if (receiver.role !== "owner") await requireMayOwn(tx, userId);
    const given = await setRole(tx, receiver, "owner");
    if (shouldNotify) await notifyOfHandOver(tx, { workspace, actor: caller, userId });
    const left = await setRole(tx, await getMember(tx, caller.userId), "admin");
    const handedOver: ActivityEntry = {
      action: "workspace.handed_over",
      target: { type: "user", id: userId },
      details: { name: receiver.name },
    };
    return {
      data: given.data,
      activity: [handedOver, given.activity ?? [], left.activity ?? []].flat(),
    };
  });
}
