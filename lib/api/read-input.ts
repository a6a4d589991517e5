import { ApiError } from "@/lib/errors";
import { parseJsonBody, readJsonBytes } from "@/lib/http/body";
import { readSentFile } from "@/lib/http/sent-file";
import { writeWarnings } from "@/lib/schemas/find-ignored-fields";
import { validate } from "@/lib/schemas/validate";
import type { Endpoint } from "./endpoint";
import { findUnknownParameters, readQuery } from "./query";

export type Input = { values: Record<string, unknown>; warnings: string[] };

/**
 * Follows `docs/contract/semantics.md#order-of-checks`. No endpoint has a query parameter with the name of a body field, so
 * one object holds both.
 */
export async function readInput(
  { body, takesFile, query, params }: Endpoint,
  request: Request,
  path: Record<string, unknown>,
): Promise<Input> {
  const takesJson = body || (request.method === "POST" && !takesFile);
  const sent = takesJson ? await readJson(request, { isOptional: !body }) : {};
  const parsed = body ? validate(body, sent) : {};
  const search = new URL(request.url).searchParams;
  return {
    values: {
      ...parsed,
      ...(takesFile && { file: await readSentFile(request) }),
      ...(query && validate(query, readQuery(query, search))),
      ...(params && validate(params, path)),
    },
    warnings: writeWarnings(sent, parsed, findUnknownParameters(query, search)),
  };
}

/** @throws 413, 415, 400, in this order */
async function readJson(
  request: Request,
  { isOptional }: { isOptional: boolean },
): Promise<Record<string, unknown>> {
  const bytes = await readJsonBytes(request);
  if (isOptional && bytes.length === 0) return {};
  const value = parseJsonBody(request, bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ApiError("INVALID_JSON", 'The body must be a JSON object, like {"title": "…"}.');
  }
  return { ...value };
}
