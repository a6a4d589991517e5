"use server";

import { headers } from "next/headers";
import { answerForm, type FormState } from "@/app/lib/action";
import { requireUser } from "@/app/lib/session";
import { passCookies } from "@/app/lib/session-cookies";
import { changePassword } from "@/lib/domain/passwords";
import { PasswordChange } from "@/lib/schemas/members";

export async function change(_: FormState, form: FormData): Promise<FormState<{ changed: true }>> {
  const user = await requireUser();
  return answerForm(PasswordChange, form, async (input) => {
    await passCookies(await changePassword(user, input, await headers()));
    return { changed: true } as const;
  });
}
