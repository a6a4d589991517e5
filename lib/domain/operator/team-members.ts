import { actAsOperator } from "@/lib/access/caller";
import type { Transaction } from "@/lib/db/transaction";
import { administerWithoutRole } from "@/lib/domain/administer";
import {
  addMembership,
  endMembership,
  findMember,
  hasOtherMembers,
  requireOwnerOfOthers,
  setRole,
} from "@/lib/domain/members/membership-rows";
import { notifyOfRemoval, notifyOfRole } from "@/lib/domain/members/notify-members";
import { lockWorkspace, requireTeam } from "@/lib/domain/workspace/workspace-row";
import { ApiError } from "@/lib/errors";
import type { MemberInput, RoleInput } from "@/lib/schemas/operator";
import { getUser } from "./accounts";

/** @throws 403 for a personal workspace, 409 as `requireOwnerOfOthers` */
export async function addMember({ workspaceId, email, role }: RoleInput) {
  const { id: userId } = await getUser(email);
  const member = await administerWithoutRole(actAsOperator(workspaceId), async (tx) => {
    const workspace = await lockTeam(tx);
    const member = await findMember(tx, userId);
    if (!member) return addMembership(tx, { userId, role });
    if (role !== "owner") await requireOwnerOfOthers(tx, member);
    const change = await setRole(tx, member, role);
    const mail = { workspace, actor: "operator", userId, from: member.role, role } as const;
    await notifyOfRole(tx, mail, change);
    return change;
  });
  return { workspace_id: workspaceId, ...member };
}

/** Revokes the person's keys. Warns if nobody is left. @throws 403, 409 as `addMember` */
export async function removeMemberByEmail({ workspaceId, email }: MemberInput) {
  const { id: userId } = await getUser(email);
  const member = await administerWithoutRole(actAsOperator(workspaceId), async (tx) => {
    const workspace = await lockTeam(tx);
    const member = await findMember(tx, userId);
    if (!member) throw notMember(email);
    await requireOwnerOfOthers(tx, member);
    const warning = (await hasOtherMembers(tx, userId)) ? undefined : NOBODY_LEFT;
    await notifyOfRemoval(tx, { workspace, actor: "operator", userId });
    const end = await endMembership(tx, member, null);
    return { ...end, data: { ...end.data, warning } };
  });
  return { workspace_id: workspaceId, ...member };
}

const NOBODY_LEFT =
  "Nobody can enter this workspace now: add an owner with “member add --role owner”, or delete it with “workspace delete”.";

export const notMember = (email: string) =>
  new ApiError(
    "NOT_FOUND",
    `${email} is not a member of this workspace. “member add” adds people to it.`,
  );

async function lockTeam(tx: Transaction) {
  const workspace = await lockWorkspace(tx);
  requireTeam(workspace);
  return workspace;
}
