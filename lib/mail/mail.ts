import * as z from "zod";
import { ROLES } from "@/lib/schemas/enums";
import { MEMBER_MAILS } from "./member-mail";

const to = z.string();
/** Chosen by people: it can contain anything. */
const name = z.string();
const url = z.string();
const time = z.iso.datetime();
const workspaceId = z.string();

const seen = {
  browser: name,
  address: z.string().optional(),
  at: time,
};

export type Seen = z.output<z.ZodObject<typeof seen>>;

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
  z.object({ kind: z.literal("verification"), to, url }),
  z.object({ kind: z.literal("email_change"), to, url, current: z.string() }),
  z.object({ kind: z.literal("email_change_asked"), to, email: z.string() }),
  z.object({ kind: z.literal("email_changed"), to, current: z.string() }),
  z.object({
    kind: z.literal("new_browser"),
    to,
    isFamiliar: z.boolean().optional(),
    ...seen,
  }),
  z.object({ kind: z.literal("wrong_code"), to, ...seen }),
  z.object({
    kind: z.literal("identity"),
    to,
    service: z.string(),
    change: z.enum(["linked", "removed"]),
  }),
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
    name: name.optional(),
  }),
  z.object({
    kind: z.literal("password_set"),
    to,
    how: z.enum(["changed", "reset", "operator"]),
    ...seen,
    /** Absent if the operator set it. */
    browser: name.optional(),
  }),
  z.object({ kind: z.literal("account_deletion"), to, until: time }),
  ...MEMBER_MAILS,
]);
export type Mail = z.output<typeof Mail>;
