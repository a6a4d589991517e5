"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import * as z from "zod";
import { answerForm, type FormState } from "@/app/shared/action";
import { requireUser } from "@/app/shared/signed-in";
import { readVisit } from "@/lib/access/visit";
import { acceptInvitation, declineByLink } from "@/lib/domain/members/invited";
import { links } from "@/lib/links";

const Answer = z.object({ token: z.string() });

export async function accept(_: FormState, form: FormData): Promise<FormState> {
  const { id: userId, email } = await requireUser();
  return answerForm(Answer, form, async ({ token }) => {
    const visit = readVisit(await headers());
    const { workspaceId } = await acceptInvitation({ userId, email, visit }, token);
    redirect(links.workspace(workspaceId));
  });
}

export async function decline(_: FormState, form: FormData) {
  const { id: userId, email } = await requireUser();
  return answerForm(Answer, form, ({ token }) => declineByLink({ userId, email }, token));
}
