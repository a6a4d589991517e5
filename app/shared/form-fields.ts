import * as z from "zod";
import { completeWebAddress } from "@/app/shared/complete-address";
import { normalizeLineEnds, parseJsonText } from "@/app/shared/form-values";
import { MAX_TITLE } from "@/lib/schemas/bounds";
import { id, isVisible, text, title } from "@/lib/schemas/fields";

/** Sent as JSON. */
export const idsField = z.preprocess(parseJsonText, z.array(id).min(1).max(100));

/** A field that a form leaves empty. */
export const optionalId = z.preprocess((value) => value || undefined, id.optional());

/** Fields for a title have no `maxLength`: with it, browsers cut a pasted text without a word. */
export const tooLongTitle = ({ input }: { input?: unknown }) =>
  `Use at most ${MAX_TITLE} characters: this has ${[...String(input)].length.toLocaleString("en")}.`;

export const titleField = z
  .string()
  .trim()
  .refine(isVisible, "Write a title.")
  .max(MAX_TITLE, { error: tooLongTitle })
  .pipe(title);

export const boundText = (max: number) =>
  z
    .string()
    .max(max, `Use at most ${max.toLocaleString("en")} characters.`)
    .pipe(text(max));

export const addScheme = (value: unknown): unknown =>
  typeof value === "string" ? completeWebAddress(value) : value;

/** Empty text becomes null. */
export const optionalText = (max: number) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : normalizeLineEnds(value)),
    boundText(max).nullable(),
  );

/** `missing` is the message for a blank text. */
export const requiredText = (max: number, missing: string) =>
  z.preprocess(
    normalizeLineEnds,
    z
      .string()
      .refine((value) => value.trim() !== "", { error: missing, abort: true })
      .pipe(boundText(max)),
  );
