import * as z from "zod";
import { MIN_PASSWORD } from "./bounds";
import { ROLES } from "./enums";
import { id } from "./fields";
import { name } from "./names";

/** The upper bound keeps hashing cheap. */
const MAX_PASSWORD = 128;

/** Lower case is the form that look-ups use. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email("Enter a full email address, like ada@example.com.").max(254));

export const newPassword = z
  .string()
  .min(MIN_PASSWORD, `Use at least ${MIN_PASSWORD} characters.`)
  .max(MAX_PASSWORD, `Use at most ${MAX_PASSWORD} characters.`);

export const NewUser = z.object({ name, email, password: newPassword });
export type NewUser = z.output<typeof NewUser>;

export const SignUp = NewUser.extend({ invitation: z.string().max(100).optional() });
export type SignUp = z.output<typeof SignUp>;

export const PersonName = z.object({ name });
export type PersonName = z.output<typeof PersonName>;

/** In bytes; the browser scales the picture down. */
export const MAX_PICTURE = 64 * 1024;

export const PictureForm = z.object({
  picture: z
    .file("Choose a picture.")
    .min(1, "Choose a picture.")
    .max(MAX_PICTURE, "This picture is larger than 64 kB. Choose a smaller one."),
});

export const PasswordChange = z.object({
  currentPassword: z.string().min(1, "Enter your current password."),
  newPassword,
});
export type PasswordChange = z.output<typeof PasswordChange>;

export const ResetRequest = z.object({ email });
export type ResetRequest = z.output<typeof ResetRequest>;

const provenBy = z.string().max(1_000).optional();

/** The password is needed if the account has one. */
export const EmailChange = z.object({ email, currentPassword: provenBy });
export type EmailChange = z.output<typeof EmailChange>;

/** The address is typed to confirm; the password is needed if the account has one. */
export const AccountDeletion = z.object({ email, currentPassword: provenBy });
export type AccountDeletion = z.output<typeof AccountDeletion>;

/** `name`, the workspace's, is typed to confirm; the password is needed if the account has one. */
export const WorkspaceDeletion = z.object({ name: z.string().trim(), currentPassword: provenBy });
export type WorkspaceDeletion = z.output<typeof WorkspaceDeletion>;

export const PasswordReset = z.object({ token: z.string().max(100), newPassword });
export type PasswordReset = z.output<typeof PasswordReset>;

/** Whether a text is like "ada@example.com, grace@example.com". */
const namesSeveral = (text: string) =>
  text.indexOf("@") !== text.lastIndexOf("@") && /[\s,;]/.test(text.trim());
const invitedEmail = z
  .string()
  .refine((text) => !namesSeveral(text), {
    error: "Enter one address at a time.",
    abort: true,
  })
  .pipe(email);

export const NewInvitation = z.object({
  email: invitedEmail,
  role: z.enum(ROLES).default("member"),
});
export type NewInvitation = z.output<typeof NewInvitation>;

/** `from` is the role that the person saw. */
export const RoleChange = z.object({
  userId: id,
  role: z.enum(ROLES),
  from: z.enum(ROLES).optional(),
});
export type RoleChange = z.output<typeof RoleChange>;

/** `name`, the workspace's, is typed to confirm. */
export const HandOver = z.object({
  userId: z.string().min(1, "Choose a member.").pipe(id),
  name: z.string().trim(),
});
export type HandOver = z.output<typeof HandOver>;
