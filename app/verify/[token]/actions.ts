"use server";

import * as z from "zod";
import { answerForm, type FormState } from "@/app/lib/action";
import { confirmEmail } from "@/lib/domain/email-proofs";

const Confirmation = z.object({ token: z.string().max(100) });

export async function confirm(_: FormState, form: FormData): Promise<FormState<{ email: string }>> {
  return answerForm(Confirmation, form, confirmEmail);
}
