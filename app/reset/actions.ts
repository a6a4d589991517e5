"use server";

import { headers } from "next/headers";
import { answerForm, type FormState } from "@/app/shared/action";
import { readVisit } from "@/lib/access/visit";
import { requestReset } from "@/lib/domain/account/password-mails";
import { ResetRequest } from "@/lib/schemas/members";

export async function askForLink(
  _: FormState,
  form: FormData,
): Promise<FormState<{ email: string }>> {
  return answerForm(ResetRequest, form, async (input) => {
    await requestReset(input, readVisit(await headers()));
    return { email: input.email };
  });
}
