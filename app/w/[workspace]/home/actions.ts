"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { silentAction, workspaceAction } from "@/app/shared/action";
import { getSessionCaller } from "@/lib/access/session";
import { declineInvitation, joinInvited } from "@/lib/domain/members/invited";
import { createWorkspace, listWorkspaces } from "@/lib/domain/workspace/workspaces";
import { notFound } from "@/lib/errors";
import { links } from "@/lib/links";
import { id } from "@/lib/schemas/fields";
import { fillSample } from "@/prisma/fill-sample";
import { sampleWorkspace } from "@/prisma/sample";

export const join = silentAction(z.object({ id }), async ({ userId, request }, invitation) => {
  const { workspaceId } = await joinInvited(userId, invitation, request.visit);
  redirect(links.workspace(workspaceId));
});

export const decline = workspaceAction(z.object({ id }), ({ userId }, invitation) =>
  declineInvitation(userId, invitation),
);

export const openSample = silentAction(z.object({}), async ({ userId }) => {
  const name = `${sampleWorkspace.name} (sample)`;
  const workspaces = await listWorkspaces(userId);
  const before = workspaces.find((each) => each.name === name && each.role === "owner");
  const { id } = before ?? (await createWorkspace({ userId, name }));
  const caller = await getSessionCaller({ id: userId }, id);
  if (!caller) throw notFound("Workspace");
  await fillSample(caller, sampleWorkspace);
  redirect(links.workspace(id));
});
