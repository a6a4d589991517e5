"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import * as z from "zod";
import { answerForm, type FormState } from "@/app/lib/action";
import { requireUser } from "@/app/lib/session";
import { visitOf } from "@/lib/access/visit";
import { acceptInvitation } from "@/lib/domain/invited";
import { links } from "@/lib/links";

const Acceptance = z.object({ token: z.string() });

export async function accept(_: FormState, form: FormData): Promise<FormState> {
  const { id: userId, email } = await requireUser();
  return answerForm(Acceptance, form, async ({ token }) => {
    const visit = visitOf(await headers());
    const { workspaceId } = await acceptInvitation({ userId, email, visit }, token);
    redirect(links.workspace(workspaceId));
  });
}
