"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { z } from "zod";
import { answerForm, type FormState } from "@/app/lib/action";
import { safeNext } from "@/app/lib/next-path";
import { passCookies } from "@/app/lib/session-cookies";
import { auth } from "@/lib/access/session";
import { links } from "@/lib/links";
import { email, NewUser } from "@/lib/schemas/members";

const next = z.string().optional();
const SignIn = z.object({ email, password: z.string().min(1, "Write your password."), next });
const SignUp = NewUser.extend({ next });

export async function signIn(_: FormState, form: FormData): Promise<FormState> {
  return answerForm(SignIn, form, async ({ next, ...body }) => {
    const { api } = await auth();
    const answer = await api.signInEmail({ body, headers: await headers(), returnHeaders: true });
    await passCookies(answer.headers);
    redirect(safeNext(next));
  });
}

export async function signUp(_: FormState, form: FormData): Promise<FormState> {
  return answerForm(SignUp, form, async ({ next, ...body }) => {
    const { api } = await auth();
    const answer = await api.signUpEmail({ body, headers: await headers(), returnHeaders: true });
    await passCookies(answer.headers);
    redirect(safeNext(next));
  });
}

export async function signOut() {
  const { api } = await auth();
  const answer = await api.signOut({ headers: await headers(), returnHeaders: true });
  await passCookies(answer.headers);
  redirect(links.signIn());
}
