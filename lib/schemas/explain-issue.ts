import type { z } from "zod";
import { countCodePoints } from "@/lib/text/code-points";
import { capitalize } from "@/lib/text/phrases";

const JSON_TYPES: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a whole number", // no schema takes fractions
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

const FORMATS: Readonly<Record<string, string>> = {
  url: 'be a web address that begins with http:// or https://; percent-encode spaces (%20), ", <, > and backslashes',
  datetime: "be a time in UTC, like 2026-01-31T09:30:00.000Z",
  email: "be an email address, like ada@example.com",
  guid: "be an id (a UUID), as returned by lists and searches",
};

function describeValue(input: unknown): string {
  if (input === null) return "null";
  if (Array.isArray(input)) return "a list";
  if (typeof input === "number" || typeof input === "boolean") return String(input);
  return JSON_TYPES[typeof input] ?? "another value";
}

/** Strings are measured in code points, as by zod. */
function explainSize(word: "at most" | "at least", bound: number | bigint, input: unknown) {
  const limit = bound.toLocaleString("en");
  const measure = (length: number, unit: string) =>
    `${word} ${limit} ${unit}${limit === "1" ? "" : "s"}; this one has ${length.toLocaleString("en")}`;
  if (typeof input === "string") return `must be ${measure(countCodePoints(input), "character")}`;
  if (Array.isArray(input)) return `must have ${measure(input.length, "item")}`;
  return `must be ${word} ${limit}, not ${describeValue(input)}`;
}

/** Does not throw. A schema's own message comes before that of `explainIssue`. */
export const parseExplained = <Schema extends z.ZodType>(schema: Schema, value: unknown) =>
  schema.safeParse(value, { reportInput: true, error: explainIssue });

/** A message that begins with a small letter is a predicate; without a subject, its subject is the field above it. */
export const toSentence = (message: string, subject?: string) =>
  /^[a-z]/.test(message) ? `${subject ? `${subject} ${message}` : capitalize(message)}.` : message;

/** "must not be empty", "must be at most 200 characters; this one has 214". */
function explainIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is required";
      if (Number.isNaN(issue.input))
        return `must be ${JSON_TYPES[issue.expected] ?? issue.expected}`;
      return `must be ${JSON_TYPES[issue.expected] ?? issue.expected}, not ${describeValue(issue.input)}`;
    case "invalid_value":
      return `must be ${issue.values.length > 1 ? "one of " : ""}${issue.values.join(", ")}`;
    case "too_big":
      return explainSize("at most", issue.maximum, issue.input);
    case "too_small":
      if (issue.input === "") return "must not be empty";
      return explainSize("at least", issue.minimum, issue.input);
    case "invalid_format":
      return `must ${FORMATS[issue.format] ?? "have the format given in its description"}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return `must not have ${issue.keys.join(", ")}`;
    case "invalid_union":
      return "must have one of the forms that its description lists";
    case "invalid_key":
      return "has a name that is not allowed; see its description";
    case "invalid_element":
      return "has an entry that is not allowed; see its description";
    default:
      return "is not valid";
  }
}
