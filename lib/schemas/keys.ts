import * as z from "zod";
import { KEY_SCOPES } from "./enums";
import { readDigits } from "./fields";
import { name } from "./names";

/** In forms, empty text means no end. */
export const expiresInDays = z.preprocess(
  (value) => (value === "" ? undefined : readDigits(value)),
  z
    .int("Write a whole number of days.")
    .min(1, "A key works for at least 1 day.")
    .max(3650, "A key works for at most 3650 days.")
    .optional(),
);

export const NewKey = z.object({ name, expiresInDays, scope: z.enum(KEY_SCOPES).default("full") });
export type NewKey = z.output<typeof NewKey>;
