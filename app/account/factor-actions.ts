"use server";

import { headers } from "next/headers";
import * as z from "zod";
import { answerForm, type FormState, SAVED } from "@/app/lib/action";
import { jsonText } from "@/app/lib/form-values";
import { requireUser } from "@/app/lib/session";
import { Attestation } from "@/lib/access/passkeys";
import type { SessionUser } from "@/lib/access/session";
import {
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
} from "@/lib/domain/authenticator-app";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "@/lib/domain/passkeys";
import { remakeRecoveryCodes } from "@/lib/domain/second-factors";
import { pathId } from "@/lib/schemas/fields";
import { name } from "@/lib/schemas/names";

const Proof = z.object({ currentPassword: z.string().optional() });
const Code = z.object({ code: z.string().trim().min(1, "Write the code that the app shows.") });
const Made = z.object({ response: z.preprocess(jsonText, Attestation) });
const PasskeyName = z.object({ id: pathId, name });

/** An action on the account of who is signed in. The page is shown anew by whoever calls it, once nothing on it is needed any more. */
const onAccount =
  <Schema extends z.ZodType, Data>(
    schema: Schema,
    run: (user: SessionUser, input: z.output<Schema>, headers: Headers) => Promise<Data>,
  ) =>
  async (_: FormState, form: FormData) => {
    const user = await requireUser();
    return answerForm(schema, form, async (input) => run(user, input, await headers()));
  };

export const beginApp = onAccount(Proof, beginAuthenticatorApp);
export const confirmApp = onAccount(Code, confirmAuthenticatorApp);
export const removeApp = onAccount(Proof, async (...given) => {
  await removeAuthenticatorApp(...given);
  return SAVED;
});
export const remakeCodes = onAccount(Proof, remakeRecoveryCodes);
export const askForPasskey = onAccount(Proof, beginPasskey);
export const keepPasskey = onAccount(Made, addPasskey);
export const namePasskey = onAccount(PasskeyName, renamePasskey);
export const dropPasskey = onAccount(Proof.extend({ id: pathId }), async (...given) => {
  await removePasskey(...given);
  return SAVED;
});
