"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { answerForm, type FormState } from "@/app/shared/action";
import { readVisit } from "@/lib/access/visit";
import { resetPassword } from "@/lib/domain/account/passwords";
import { links } from "@/lib/links";
import { PasswordReset } from "@/lib/schemas/members";

export async function reset(_: FormState, form: FormData): Promise<FormState> {
  return answerForm(PasswordReset, form, async (input) => {
    await resetPassword(input, readVisit(await headers()));
    redirect(links.signInWithNewPassword);
  });
}
