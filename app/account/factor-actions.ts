"use server";

import * as z from "zod";
import { accountAction, answerSaved } from "@/app/shared/action";
import { parseJsonText } from "@/app/shared/form-values";
import { Attestation } from "@/lib/access/credentials/passkey-ceremony";
import {
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
} from "@/lib/domain/account/authenticator-app";
import { removeLinkedAccount } from "@/lib/domain/account/linked-accounts";
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
} from "@/lib/domain/account/passkeys";
import { remakeRecoveryCodes } from "@/lib/domain/account/second-factors";
import { pathId } from "@/lib/schemas/fields";
import { name } from "@/lib/schemas/names";

const Proof = z.object({ currentPassword: z.string().optional() });
const Removal = Proof.extend({ id: pathId });
const Code = z.object({ code: z.string().trim().min(1, "Enter the code that the app shows.") });
const Made = z.object({ response: z.preprocess(parseJsonText, Attestation) });
const PasskeyName = z.object({ id: pathId, name });

export const beginApp = accountAction(Proof, beginAuthenticatorApp, { refresh: false });
export const confirmApp = accountAction(Code, confirmAuthenticatorApp, { refresh: false });
export const removeApp = accountAction(Proof, answerSaved(removeAuthenticatorApp));
export const remakeCodes = accountAction(Proof, remakeRecoveryCodes, { refresh: false });
export const askForPasskey = accountAction(Proof, beginPasskey, { refresh: false });
export const keepPasskey = accountAction(Made, addPasskey, { refresh: false });
export const namePasskey = accountAction(PasskeyName, renamePasskey);
export const dropLinked = accountAction(Removal, answerSaved(removeLinkedAccount));
export const dropPasskey = accountAction(Removal, answerSaved(removePasskey));
