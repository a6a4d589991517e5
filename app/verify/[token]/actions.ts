"use server";

import { headers } from "next/headers";
import * as z from "zod";
import { answerForm, type FormState } from "@/app/shared/action";
import { requireUser } from "@/app/shared/signed-in";
import { confirmEmail } from "@/lib/domain/account/email-proofs";

const Confirmation = z.object({ token: z.string().max(100) });

export async function confirm(_: FormState, form: FormData): Promise<FormState<{ email: string }>> {
  const user = await requireUser();
  return answerForm(Confirmation, form, async (input) =>
    confirmEmail(user, input, await headers()),
  );
}
