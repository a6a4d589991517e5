import type * as z from "zod";
import { ApiError } from "@/lib/errors";
import { parseJsonBody, readBytes } from "@/lib/http/body";
import { readSentFile } from "@/lib/http/sent-file";
import { writeWarnings } from "@/lib/schemas/find-ignored-fields";
import { toJsonSchema } from "@/lib/schemas/to-json-schema";
import { validate } from "@/lib/schemas/validate";
import type { Endpoint } from "./endpoint";

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
  const bytes = await readBytes(request);
  if (isOptional && bytes.length === 0) return {};
  const value = parseJsonBody(request, bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ApiError("INVALID_JSON", 'The body must be a JSON object, like {"title": "…"}.');
  }
  return { ...value };
}

type Types = Record<string, unknown>;

const published = new WeakMap<z.ZodObject, Types>();

function readTypes(schema: z.ZodObject): Types {
  const known = published.get(schema);
  if (known) return known;
  const { properties = {} } = toJsonSchema(schema, "input");
  const types: Types = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      typeof property === "object" ? property.type : undefined,
    ]),
  );
  published.set(schema, types);
  return types;
}

function decode(type: unknown, text: string): unknown {
  if (type === "integer") return /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (type === "boolean") return /^(?:true|false)$/.test(text) ? text === "true" : Number.NaN;
  return text;
}

/** A value that cannot be decoded becomes NaN, which the schema refuses. A repeated parameter stays an array. */
function readQuery(schema: z.ZodObject, search: URLSearchParams): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(readTypes(schema))) {
    const [first, ...more] = search.getAll(name);
    if (first === undefined) continue;
    input[name] = more.length > 0 ? [first, ...more] : decode(type, first);
  }
  return input;
}

function findUnknownParameters(schema: z.ZodObject | undefined, search: URLSearchParams): string[] {
  const types = schema ? readTypes(schema) : {};
  return [...new Set(search.keys())].filter((name) => !Object.hasOwn(types, name));
}
