"use server";

import { redirect } from "next/navigation";
import { answerForm, type FormState } from "@/app/shared/action";
import { requireUser } from "@/app/shared/signed-in";
import { createWorkspace } from "@/lib/domain/workspace/workspaces";
import { spendCall } from "@/lib/limits/rate-limit";
import { links } from "@/lib/links";
import { NewWorkspace } from "@/lib/schemas/workspaces";

export async function create(_: FormState, form: FormData): Promise<FormState> {
  const { id: userId } = await requireUser();
  return answerForm(NewWorkspace, form, async (input) => {
    await spendCall({ userId, tier: "free" });
    const { id } = await createWorkspace({ userId, ...input });
    redirect(links.workspace(id));
  });
}
