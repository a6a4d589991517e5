import { readJson } from "@/lib/api/body";
import type { Endpoint } from "@/lib/api/endpoint";
import { readQuery } from "@/lib/api/query";
import { validate } from "@/lib/schemas/validate";

const MAX_WARNINGS = 20;

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
