import * as z from "zod";
import { ROLES } from "./enums";
import { id } from "./fields";
import { name } from "./names";

/** Length of a password, in characters; the upper bound keeps hashing cheap. */
export const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

/** An e-mail address, kept in lower case, which is how people are looked up by it. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email("Enter a full email address, like ada@example.com.").max(254));

/** A password that somebody sets, wherever they do. */
export const newPassword = z
  .string()
  .min(MIN_PASSWORD, `Use at least ${MIN_PASSWORD} characters.`)
  .max(MAX_PASSWORD, `Use at most ${MAX_PASSWORD} characters.`);

/** A person who gets an account. */
export const NewUser = z.object({ name, email, password: newPassword });
export type NewUser = z.output<typeof NewUser>;

/** A sign-up; where only invited people may, it carries the `invitation`'s token. */
export const SignUp = NewUser.extend({ invitation: z.string().max(100).optional() });
export type SignUp = z.output<typeof SignUp>;

/** What a person is called. */
export const PersonName = z.object({ name });
export type PersonName = z.output<typeof PersonName>;

/** A picture of a person, in bytes; the browser makes it this small. */
export const MAX_PICTURE = 64 * 1024;

/** What the form of a picture sends. */
export const PictureForm = z.object({
  picture: z
    .file("Choose a picture.")
    .min(1, "Choose a picture.")
    .max(MAX_PICTURE, "This picture is larger than 64 kB. Choose a smaller one."),
});

/** A person who changes their own password. */
export const PasswordChange = z.object({
  currentPassword: z.string().min(1, "Enter your current password."),
  newPassword,
});
export type PasswordChange = z.output<typeof PasswordChange>;

/** Somebody who forgot their password. */
export const ResetRequest = z.object({ email });
export type ResetRequest = z.output<typeof ResetRequest>;

const provenBy = z.string().max(1_000).optional();

/** The address that an account shall have; with the password, where the account has one. */
export const EmailChange = z.object({ email, currentPassword: provenBy });
export type EmailChange = z.output<typeof EmailChange>;

/** A person who deletes their account: its address, so that nobody does so by mistake, and the password as above. */
export const AccountDeletion = z.object({ email, currentPassword: provenBy });
export type AccountDeletion = z.output<typeof AccountDeletion>;

/** A new password by the token of a link. */
export const PasswordReset = z.object({ token: z.string().max(100), newPassword });
export type PasswordReset = z.output<typeof PasswordReset>;

export const NewInvitation = z.object({ email, role: z.enum(ROLES).default("member") });
export type NewInvitation = z.output<typeof NewInvitation>;

export const RoleChange = z.object({ userId: id, role: z.enum(ROLES) });
export type RoleChange = z.output<typeof RoleChange>;

/** Whom a workspace is handed to; its `name`, written out, confirms it. */
export const HandOver = z.object({
  userId: z.string().min(1, "Choose a member.").pipe(id),
  name: z.string().trim(),
});
export type HandOver = z.output<typeof HandOver>;
