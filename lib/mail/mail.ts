import * as z from "zod";
import { ROLES } from "@/lib/schemas/enums";
import { MEMBER_MAILS } from "./member-mail";

const to = z.string();
/** What people call things and themselves: anything may be in it. */
const name = z.string();
/** In full, with a token where it has one. */
const url = z.string();
const time = z.iso.datetime();
const workspaceId = z.string();

const seen = {
  /** Like `Firefox on Windows`. */
  browser: name,
  /** Where the server knows it. */
  address: z.string().optional(),
  at: time,
};

export type Seen = z.output<z.ZodObject<typeof seen>>;

/**
 * Every mail, as data: what it says is made from it when it is sent, by `letterOf` (`letters.ts`). Times are ISO 8601 in
 * UTC. Each goes to one address, `to`.
 */
export const Mail = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("invitation"),
    to,
    workspace: name,
    inviter: name,
    role: z.enum(ROLES),
    url,
    expiresAt: time,
  }),
  z.object({ kind: z.literal("password_reset"), to, url }),
  /** That the address of a new account is the person's. */
  z.object({ kind: z.literal("verification"), to, url }),
  /** To the address that the account shall have. */
  z.object({ kind: z.literal("email_change"), to, url, current: z.string() }),
  /** To the address that the account has, while it waits for the other one. */
  z.object({ kind: z.literal("email_change_asked"), to, email: z.string() }),
  /** To the address that the account had. */
  z.object({ kind: z.literal("email_changed"), to, current: z.string() }),
  z.object({
    kind: z.literal("new_browser"),
    to,
    /** It was used here before, but not since the password is a new one. */
    isFamiliar: z.boolean().optional(),
    ...seen,
  }),
  /** Somebody knew the password, and not the code after it. */
  z.object({ kind: z.literal("wrong_code"), to, ...seen }),
  /** An account of another service signs in to this one from now on, or no longer does. */
  z.object({
    kind: z.literal("identity"),
    to,
    /** The service's host. */
    service: z.string(),
    change: z.enum(["linked", "removed"]),
  }),
  /** `by` is absent where the person made it themselves. */
  z.object({
    kind: z.literal("new_key"),
    to,
    key: name,
    workspace: name,
    workspaceId,
    by: name.optional(),
  }),
  z.object({
    kind: z.literal("key_expires"),
    to,
    key: name,
    workspace: name,
    workspaceId,
    expiresAt: time,
  }),
  z.object({
    kind: z.literal("second_factor"),
    to,
    change: z.enum([
      "authenticator_added",
      "authenticator_removed",
      "passkey_added",
      "passkey_removed",
      "recovery_codes_remade",
      "all_removed",
    ]),
    /** Of the passkey. */
    name: name.optional(),
  }),
  z.object({
    kind: z.literal("password_set"),
    to,
    /** On the account page, by a link, or by the operator. */
    how: z.enum(["changed", "reset", "operator"]),
    /** Mails that earlier versions put into the queue have none of these; the operator has no browser. */
    ...z.object(seen).partial().shape,
  }),
  /** `until` is the last moment in which the operator can bring the account back. */
  z.object({ kind: z.literal("account_deletion"), to, until: time }),
  ...MEMBER_MAILS,
]);
export type Mail = z.output<typeof Mail>;
