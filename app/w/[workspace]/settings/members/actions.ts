"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { workspaceAction } from "@/app/lib/action";
import { invite, revokeInvitation } from "@/lib/domain/invitations";
import { changeRole, removeMember } from "@/lib/domain/members";
import { links } from "@/lib/links";
import { id } from "@/lib/schemas/fields";
import { NewInvitation, RoleChange } from "@/lib/schemas/members";

export const inviteMember = workspaceAction(NewInvitation, invite);
export const revokeInvite = workspaceAction(z.object({ id }), revokeInvitation);
export const changeMemberRole = workspaceAction(RoleChange, changeRole);
export const remove = workspaceAction(z.object({ userId: id }), removeMember);
export const leave = workspaceAction(z.object({}), async (caller) => {
  await removeMember(caller, { userId: caller.userId });
  redirect(links.home);
});
