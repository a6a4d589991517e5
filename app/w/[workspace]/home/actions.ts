"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { workspaceAction } from "@/app/shared/action";
import { declineInvitation, joinInvited } from "@/lib/domain/members/answer-invitation";
import { openSampleWorkspace } from "@/lib/domain/workspace/fill-sample";
import { links } from "@/lib/links";
import { id } from "@/lib/schemas/fields";
import { sampleWorkspace } from "@/prisma/sample";

export const join = workspaceAction(
  z.object({ id }),
  async ({ userId, request }, invitation) => {
    const { workspaceId } = await joinInvited(userId, invitation, request.visit);
    redirect(links.workspace(workspaceId));
  },
  { refresh: false },
);

export const decline = workspaceAction(z.object({ id }), ({ userId }, invitation) =>
  declineInvitation(userId, invitation),
);

export const openSample = workspaceAction(
  z.object({}),
  async ({ userId }) => {
    const { id } = await openSampleWorkspace(userId, sampleWorkspace);
    redirect(links.workspace(id));
  },
  { refresh: false },
);
