import * as z from "zod";

type Types = Record<string, unknown>;

const published = new WeakMap<z.ZodObject, Types>();

function readTypes(schema: z.ZodObject): Types {
  const known = published.get(schema);
  if (known) return known;
  const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
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
export function readQuery(schema: z.ZodObject, search: URLSearchParams): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(readTypes(schema))) {
    const [first, ...more] = search.getAll(name);
    if (first === undefined) continue;
    input[name] = more.length > 0 ? [first, ...more] : decode(type, first);
  }
  return input;
}

export function findUnknownParameters(
  schema: z.ZodObject | undefined,
  search: URLSearchParams,
): string[] {
  const types = schema ? readTypes(schema) : {};
  return [...new Set(search.keys())].filter((name) => !Object.hasOwn(types, name));
}
