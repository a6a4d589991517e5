"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { accountAction } from "@/app/shared/action";
import { readVisit } from "@/lib/access/visit";
import { acceptInvitation, declineByLink } from "@/lib/domain/members/answer-invitation";
import { links } from "@/lib/links";

const Answer = z.object({ token: z.string() });

export const accept = accountAction(
  Answer,
  async (user, { token }, sent) => {
    const invited = { userId: user.id, email: user.email, visit: readVisit(sent) };
    const { workspaceId } = await acceptInvitation(invited, token);
    redirect(links.workspace(workspaceId));
  },
  { refresh: false },
);

export const decline = accountAction(
  Answer,
  ({ id: userId, email }, { token }) => declineByLink({ userId, email }, token),
  { refresh: false },
);
