"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import * as z from "zod";
import { answerForm, type FormState } from "@/app/shared/action";
import { parseJsonText } from "@/app/shared/form-values";
import { toSafePath } from "@/app/shared/safe-path";
import { endThisSession, passCookies } from "@/app/shared/session-cookies";
import { findHomeWorkspace } from "@/app/shared/signed-in";
import { Assertion } from "@/lib/access/credentials/passkey-ceremony";
import { extractDigits } from "@/lib/access/credentials/second-factor";
import { auth } from "@/lib/access/session";
import { readVisit } from "@/lib/access/visit";
import { acceptInvitation } from "@/lib/domain/members/answer-invitation";
import { ApiError } from "@/lib/errors";
import { links } from "@/lib/links";
import { email, SignUp } from "@/lib/schemas/members";

const next = z.string().optional();
const SignIn = z.object({ email, password: z.string().min(1, "Enter your password."), next });
const SecondStep = z.object({ code: z.string().trim().min(1, "Enter a code."), next });
const AskedAs = z.object({ second_step: z.stringbool() });
const ByPasskey = z.object({ response: z.preprocess(parseJsonText, Assertion), next });
const SignUpForm = SignUp.extend({ next });
const Leaving = z.object({ next });

export async function signIn(_: FormState, form: FormData): Promise<FormState> {
  return answerForm(SignIn, form, async ({ next, ...body }) => {
    const { api } = await auth();
    const answer = await api.signInEmail({ body, headers: await headers(), returnHeaders: true });
    await passCookies(answer.headers);
    if ("second_factor" in answer.response) redirect(links.secondStep(next));
    redirect(await chooseNextPath(answer.response.user, next));
  });
}

export async function sendCode(_: FormState, form: FormData): Promise<FormState> {
  return answerForm(SecondStep, form, async ({ next, ...body }) => {
    const { api } = await auth();
    const answer = await api.signInCode({ body, headers: await headers(), returnHeaders: true });
    await passCookies(answer.headers);
    if (!extractDigits(body.code)) redirect(links.recoveryCodeUsed(next));
    redirect(await chooseNextPath(answer.response.user, next));
  });
}

export async function getPasskeyOptions(_: FormState, form: FormData) {
  return answerForm(AskedAs, form, async (body) => {
    const { api } = await auth();
    return api.passkeyOptions({ body, headers: await headers() });
  });
}

export async function signInWithPasskey(_: FormState, form: FormData): Promise<FormState> {
  return answerForm(ByPasskey, form, async ({ response: body, next }) => {
    const { api } = await auth();
    const answer = await api.signInPasskey({ body, headers: await headers(), returnHeaders: true });
    await passCookies(answer.headers);
    redirect(await chooseNextPath(answer.response.user, next));
  });
}

export async function signUp(_: FormState, form: FormData): Promise<FormState> {
  return answerForm(SignUpForm, form, async ({ next, ...body }) => {
    const { api } = await auth();
    const answer = await api.signUpEmail({ body, headers: await headers(), returnHeaders: true });
    await passCookies(answer.headers);
    const { invitation } = body;
    const { user } = answer.response;
    redirect(invitation ? await join(user, invitation) : await chooseNextPath(user, next));
  });
}

/** Names the workspace, because a page that only redirects would show nothing while it loads. */
async function chooseNextPath({ id }: { id: string }, next: string | undefined): Promise<string> {
  const path = toSafePath(next);
  return path === links.home ? links.workspace((await findHomeWorkspace(id)).id) : path;
}

/** Returns the path of the workspace, or of the page with the reason of a refusal. */
async function join({ id: userId, email }: { id: string; email: string }, invitation: string) {
  try {
    const visit = readVisit(await headers());
    const { workspaceId } = await acceptInvitation({ userId, email, visit }, invitation);
    return links.workspace(workspaceId);
  } catch (error) {
    if (error instanceof ApiError) return links.invitation(invitation);
    throw error;
  }
}

/** Opens the form's `next`, where somebody else may sign in. */
export async function signOut(_: FormState, form: FormData): Promise<FormState> {
  return answerForm(Leaving, form, async ({ next }) => {
    await endThisSession();
    redirect(toSafePath(next));
  });
}
