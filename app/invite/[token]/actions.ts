"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { accountAction } from "@/app/shared/action";
import { acceptInvitation, declineByLink } from "@/lib/domain/members/answer-invitation";
import { links } from "@/lib/links";

const Answer = z.object({ token: z.string() });

export const accept = accountAction(
  Answer,
  async (caller, { token }) => {
    const { workspaceId } = await acceptInvitation(caller, token);
    redirect(links.workspace(workspaceId));
  },
  { refresh: false },
);

export const decline = accountAction(Answer, (caller, { token }) => declineByLink(caller, token), {
  refresh: false,
});
