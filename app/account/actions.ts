"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import * as z from "zod";
import { accountAction, answerSaved, SAVED } from "@/app/shared/action";
import { endThisSession, passCookies } from "@/app/shared/session-cookies";
import { handOver } from "@/lib/access/session";
import { requestDeletion } from "@/lib/domain/account/account-deletion";
import {
  requestEmailChange,
  requestVerification,
  withdrawEmailChange,
} from "@/lib/domain/account/email-proofs";
import { changePassword } from "@/lib/domain/account/passwords";
import { removePicture, setPicture } from "@/lib/domain/account/pictures";
import { renameAccount } from "@/lib/domain/account/profile";
import { endOtherSessions, endSession } from "@/lib/domain/account/sessions";
import { links } from "@/lib/links";
import { id } from "@/lib/schemas/fields";
import {
  AccountDeletion,
  EmailChange,
  PasswordChange,
  PersonName,
  PictureForm,
} from "@/lib/schemas/members";

const Nothing = z.object({});

export const change = accountAction(
  PasswordChange,
  async (caller, input) => {
    const { token } = await changePassword(caller, input);
    await passCookies(await handOver(token, await headers()));
    return SAVED;
  },
  { refresh: false },
);

export const rename = accountAction(PersonName, renameAccount);

export const savePicture = accountAction(PictureForm, async (caller, { picture }) =>
  setPicture(caller, new Uint8Array(await picture.arrayBuffer())),
);

export const dropPicture = accountAction(Nothing, removePicture);

export const sendVerificationAgain = accountAction(Nothing, answerSaved(requestVerification));

export const changeEmail = accountAction(EmailChange, async (caller, input) => {
  await requestEmailChange(caller, input);
  return { email: input.email };
});

export const withdrawChange = accountAction(Nothing, answerSaved(withdrawEmailChange));

export const endOneSession = accountAction(z.object({ id }), answerSaved(endSession));

export const endSessionsElsewhere = accountAction(Nothing, endOtherSessions);

export const deleteAccount = accountAction(AccountDeletion, async (caller, input) => {
  const { delete_after } = await requestDeletion(caller, input);
  await endThisSession();
  redirect(links.signInDeleted(delete_after.slice(0, 10)));
});
