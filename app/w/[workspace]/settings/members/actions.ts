"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { workspaceAction } from "@/app/shared/action";
import { invite, resendInvitation, revokeInvitation } from "@/lib/domain/members/invitations";
import { changeRole, handOverWorkspace, removeMember } from "@/lib/domain/members/members";
import { links } from "@/lib/links";
import { id } from "@/lib/schemas/fields";
import { HandOver, NewInvitation, RoleChange } from "@/lib/schemas/members";

export const inviteMember = workspaceAction(NewInvitation, invite);
export const resendInvite = workspaceAction(z.object({ id }), resendInvitation);
export const withdrawInvite = workspaceAction(z.object({ id }), revokeInvitation);
export const changeMemberRole = workspaceAction(RoleChange, changeRole);
export const handOver = workspaceAction(HandOver, handOverWorkspace);
export const remove = workspaceAction(z.object({ userId: id }), removeMember);
export const leave = workspaceAction(z.object({}), async (caller) => {
  await removeMember(caller, { userId: caller.userId });
  redirect(links.home);
});
