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
  if (type === "integer" && /^-?\d{1,16}$/.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

/** Undecodable values stay text, so that the schema refuses them. A repeated parameter stays an array. */
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
