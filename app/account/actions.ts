"use server";

import { redirect } from "next/navigation";
import * as z from "zod";
import { accountAction, answerSaved, SAVED } from "@/app/shared/action";
import { endThisSession, passCookies } from "@/app/shared/session-cookies";
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
  async (user, input, sent) => {
    await passCookies(await changePassword(user, input, sent));
    return SAVED;
  },
  { refresh: false },
);

export const rename = accountAction(PersonName, renameAccount);

export const savePicture = accountAction(PictureForm, async (user, { picture }, sent) =>
  setPicture(user, new Uint8Array(await picture.arrayBuffer()), sent),
);

export const dropPicture = accountAction(Nothing, (user, _, sent) => removePicture(user, sent));

export const sendVerificationAgain = accountAction(Nothing, answerSaved(requestVerification));

export const changeEmail = accountAction(EmailChange, async (user, input, sent) => {
  await requestEmailChange(user, input, sent);
  return { email: input.email };
});

export const withdrawChange = accountAction(Nothing, async (user, _, sent) => {
  await withdrawEmailChange(user, sent);
  return SAVED;
});

export const endOneSession = accountAction(z.object({ id }), answerSaved(endSession));

export const endSessionsElsewhere = accountAction(Nothing, (user, _, sent) =>
  endOtherSessions(user, sent),
);

export const deleteAccount = accountAction(AccountDeletion, async (user, input, sent) => {
  const { delete_after } = await requestDeletion(user, input, sent);
  await endThisSession();
  redirect(links.signInDeleted(delete_after.slice(0, 10)));
});
