import type { z } from "zod";
import { ApiError, type ErrorDetail } from "@/lib/errors";

// zod words an absent field as a wrong type or as a wrong choice.
const isMissing = ({ code, input }: z.core.$ZodIssue) =>
  input === undefined && (code === "invalid_type" || code === "invalid_value");

const MAX_DETAILS = 50;

function detailsOf(error: z.ZodError): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  for (const issue of error.issues) {
    if (details.size === MAX_DETAILS) break;
    const path = issue.path.join(".");
    const message = isMissing(issue) ? "is required" : issue.message;
    if (!details.has(path)) details.set(path, { path, code: issue.code, message });
  }
  return [...details.values()];
}

/** @throws 400 `VALIDATION_ERROR` with one detail a field */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const details = detailsOf(result.error);
  const summary = details.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  throw new ApiError("VALIDATION_ERROR", `The request is not valid. ${summary.join("; ")}`, {
    details,
  });
}
