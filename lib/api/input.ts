import type { z } from "zod";
import { readJson } from "@/lib/api/body";
import type { Endpoint } from "@/lib/api/endpoint";
import { readQuery } from "@/lib/api/query";
import { ApiError, type ErrorDetail } from "@/lib/errors";

const MAX_WARNINGS = 20;

// zod words an absent field as a wrong type or as a wrong choice.
const isMissing = ({ code, input }: z.core.$ZodIssue) =>
  input === undefined && (code === "invalid_type" || code === "invalid_value");

function detailsOf(error: z.ZodError): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  for (const issue of error.issues) {
    const path = issue.path.join(".");
    const message = isMissing(issue) ? "is required" : issue.message;
    if (!details.has(path)) details.set(path, { path, code: issue.code, message });
  }
  return [...details.values()];
}

/** @throws 400 `VALIDATION_ERROR` with one detail a field */
function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const details = detailsOf(result.error);
  const summary = details.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  throw new ApiError("VALIDATION_ERROR", `The request is not valid. ${summary.join("; ")}`, {
    details,
  });
}

/** The fields that were sent and not declared: ignored, and named so that a typing error shows. */
export function ignoredFields(sent: unknown, known: unknown, path = ""): string[] {
  if (typeof sent !== "object" || sent === null || typeof known !== "object" || known === null)
    return [];
  const kept = new Map<string, unknown>(Object.entries(known));
  return Object.entries(sent).flatMap(([name, value]) =>
    kept.has(name) ? ignoredFields(value, kept.get(name), `${path}${name}.`) : [`${path}${name}`],
  );
}

const warning = (field: string) =>
  `unknown field '${field.slice(0, 100).toWellFormed()}' was ignored`;

export type Input = { values: Record<string, unknown>; warnings: string[] };

/**
 * Reads and checks what one request sends: body, query, path, in the order of `decisions.md` "Errors".
 * Their names never collide: a body belongs to a write, and a write has no query that names a field.
 */
export async function readInput(
  { body, query, params }: Endpoint,
  request: Request,
  path: Record<string, unknown>,
): Promise<Input> {
  const sent = body ? await readJson(request) : undefined;
  const parsed = body ? validate(body, sent) : {};
  const search = new URL(request.url).searchParams;
  return {
    values: {
      ...parsed,
      ...(query && validate(query, readQuery(query, search))),
      ...(params && validate(params, path)),
    },
    warnings: ignoredFields(sent, parsed).slice(0, MAX_WARNINGS).map(warning),
  };
}
