import * as z from "zod";
import { cutText } from "@/lib/text/cut-text";

/**
 * Fields of an answer. A small model leaves out lists, writes numbers as words and labels in any
 * case: what can be understood is taken, what is too long is cut. The JSON Schema made of them has
 * no bounds, as servers of models refuse those.
 */

/** A text of at most `max` UTF-16 units, trimmed; empty when it is missing. */
export const textField = (max = 600) =>
  z.preprocess((value) => cutText(asText(value), max), z.string());

/**
 * The text by which an answer is known for one, at most `max` UTF-16 units: JSON without it, such as
 * `{}` or a provider's error, is no answer.
 */
export const summaryField = (max = 600) => textField(max).refine((text) => text !== "");

/** A text, or null when it is missing or blank. */
export const optionalText = (max = 600) =>
  z.preprocess((value) => cutText(asText(value), max) || null, z.string().nullable());

/** One of `values`, whatever its case and whether its words are joined; else `fallback`. */
export const choiceField = <const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
) =>
  z.preprocess((value) => {
    const name = asText(value)
      .toLowerCase()
      .replace(/[\s-]+/g, "_");
    return values.find((known) => known === name) ?? fallback;
  }, z.enum(values));

/** A number from `min` to `max`, also when it is given as a text; `fallback` when it is none. */
export const numberField = (min: number, max: number, fallback: number) =>
  z.preprocess((value) => {
    const number = typeof value === "string" ? Number.parseFloat(value) : value;
    if (typeof number !== "number" || Number.isNaN(number)) return fallback;
    return Math.min(max, Math.max(min, number));
  }, z.number());

/** At most `max` entries; those that `entry` cannot read are left out, and a missing list is empty. */
export const listField = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z.preprocess((value) => {
    const entries = Array.isArray(value) ? value : value ? [value] : [];
    return entries.filter((each) => entry.safeParse(each).success).slice(0, max);
  }, z.array(entry));

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
