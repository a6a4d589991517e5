import * as z from "zod";
import { cutText } from "@/lib/text/cut-text";
import { MAX_QUOTE } from "@/lib/text/find-quote";

// Readable values of a field are accepted and long ones cut: model servers refuse bounds in a JSON Schema.

/** At most `max` UTF-16 units, trimmed; empty if it is missing. */
export const text = (max = 600) => z.preprocess((value) => cutText(asText(value), max), z.string());

/** Required, at most `max` UTF-16 units: JSON without this field, such as `{}` or a provider's error, is refused. */
export const summary = (max = 600) => text(max).refine((given) => given !== "");

/** A quote beyond `MAX_QUOTE` is cut with `…`, so the check does not find it in the text and removes it. */
export const quote = () => text(MAX_QUOTE + 1);

/** One of `values`, in any case and with any separator between its words; else `fallback`. */
export const choice = <const Value extends string>(
  values: readonly Value[],
  fallback: NoInfer<Value>,
) =>
  z.preprocess((value) => {
    const name = asText(value)
      .toLowerCase()
      .replace(/[\s-]+/g, "_");
    return values.find((known) => known === name) ?? fallback;
  }, z.enum(values));

/** A whole number from `min` to `max`, possibly given as text; else null. */
export const rating = (min: number, max: number) =>
  z.preprocess((value) => {
    const given = typeof value === "string" ? Number.parseFloat(value) : value;
    const isNumber = typeof given === "number" && !Number.isNaN(given);
    return isNumber ? Math.round(Math.min(max, Math.max(min, given))) : null;
  }, z.number().nullable());

/** At most `max` entries without the unreadable ones; empty if the list is missing. */
export const list = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z.preprocess((value) => {
    const entries = Array.isArray(value) ? value : value ? [value] : [];
    return entries.filter((each) => entry.safeParse(each).success).slice(0, max);
  }, z.array(entry));

/** A marked reference as models write it: `E3`, `[E3]`, `[^E3]`, `E3: the title`. */
const MARKED_REF = /^[[^(\s]{0,4}(E\d{1,6})(?!\w)/i;

/** Accepts a ref, an id, or an object that has one of them. */
function readRef(value: unknown): unknown {
  if (typeof value === "string") return MARKED_REF.exec(value)?.[1]?.toUpperCase() ?? value.trim();
  if (typeof value !== "object" || value === null) return value;
  return readRef("ref" in value ? value.ref : "id" in value ? value.id : undefined);
}

/** The first eight pieces of evidence that an entry names. */
export const refs = () => list(z.preprocess(readRef, z.string()), 8);

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
