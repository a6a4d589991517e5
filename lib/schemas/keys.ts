import * as z from "zod";
import { KEY_SCOPES } from "./enums";
import { name } from "./names";

/** Forms and command lines send text; empty text means no end. */
export const expiresInDays = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.coerce
    .number("Write a number of days.")
    .int("Write a whole number of days.")
    .min(1, "A key works for at least 1 day.")
    .max(3650, "A key works for at most 3650 days.")
    .optional(),
);

export const NewKey = z.object({ name, expiresInDays, scope: z.enum(KEY_SCOPES).default("full") });
export type NewKey = z.output<typeof NewKey>;
