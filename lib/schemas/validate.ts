import type { z } from "zod";
import { ApiError, type ErrorDetail } from "@/lib/errors";
import { parseExplained, toSentence } from "./explain-issue";

// This comes before the schema's own message, which zod also gives to an absent field.
const isMissing = ({ code, input }: z.core.$ZodIssue) =>
  input === undefined && (code === "invalid_type" || code === "invalid_value");

/** A batch has 100 items with three fields each. */
const MAX_DETAILS = 300;
/** The sentence is for people; `details` names the other fields. */
const MAX_SENTENCES = 50;

function listDetails(error: z.ZodError): ErrorDetail[] {
  const tooLong = error.issues
    .filter((issue) => issue.code === "too_big" && issue.origin === "array")
    .map((issue) => `${issue.path.join(".")}.`);
  const details = new Map<string, ErrorDetail>();
  for (const issue of error.issues) {
    if (details.size === MAX_DETAILS) break;
    const path = issue.path.join(".");
    if (tooLong.some((list) => path.startsWith(list))) continue; // its elements are not judged
    const problem = isMissing(issue) ? "is required" : issue.message;
    const message = toSentence(problem, path ? `\`${path}\`` : "The value");
    if (!details.has(path)) details.set(path, { path, code: issue.code, message });
  }
  return [...details.values()];
}

/** @throws 400 `VALIDATION_ERROR` with one detail a field */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = parseExplained(schema, value);
  if (result.success) return result.data;
  const details = listDetails(result.error);
  const summary = details
    .slice(0, MAX_SENTENCES)
    .map(({ message }) => message)
    .join(" ");
  throw new ApiError("VALIDATION_ERROR", `The request is not valid. ${summary}`, { details });
}
