import { MAX_VALUES, parseJson, type Room } from "@/lib/http/parse-json";
import { isObject } from "@/lib/schemas/is-object";

type Json = Record<string, unknown>;

const BOOLEANS = new Map([
  ["true", true],
  ["yes", true],
  ["1", true],
  ["false", false],
  ["no", false],
  ["0", false],
]);

/** Longer texts are no list of words. */
const MAX_WORDS = 2_000;

const isBlank = (value: unknown) => value === "" || value === "null" || value === null;
/** No id, as some languages write it. */
const isNoId = (schema: Json, value: unknown) =>
  typeof value === "string" &&
  /^(?:none|undefined)$/i.test(value) &&
  findPresentBranch(schema).format === "uuid";

/** Follows `docs/contract/semantics.md#argument-repair`. JSON texts hold no more values together than a body may. */
export function repairArguments(
  schema: Json,
  args: Json,
  room: Room = { values: MAX_VALUES },
): Json {
  const properties = new Map(Object.entries(isObject(schema.properties) ? schema.properties : {}));
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const repaired = new Map<string, unknown>();
  for (const [name, sent] of Object.entries(args)) {
    const property = properties.get(name);
    if (!isObject(property)) {
      repaired.set(name, sent);
      continue;
    }
    const one = takeOne(property, sent);
    const value = isNoId(property, one) ? null : one;
    if (required.has(name) || !isBlank(value)) {
      repaired.set(name, repairValue(property, value, room));
    } else if (value === null && isNullable(property)) repaired.set(name, null);
  }
  for (const [name, property] of properties) {
    if (required.has(name) && !repaired.has(name) && isNullable(property)) repaired.set(name, null);
  }
  return Object.fromEntries(repaired);
}

const isNullable = (schema: unknown): boolean =>
  isObject(schema) &&
  Array.isArray(schema.anyOf) &&
  schema.anyOf.some(({ type }) => type === "null");

function findPresentBranch(schema: Json): Json {
  const branches: unknown[] = [schema.anyOf ?? schema].flat();
  const isPresent = (branch: unknown): branch is Json => isObject(branch) && branch.type !== "null";
  return branches.find(isPresent) ?? {};
}

/** A list of one where one value is wanted is that value. */
function takeOne(schema: Json, value: unknown): unknown {
  const { type } = findPresentBranch(schema);
  if (type === "array" || !Array.isArray(value) || value.length !== 1) return value;
  return takeOne(schema, value[0]);
}

function repairValue(schema: Json, value: unknown, room: Room): unknown {
  if (isNullable(schema)) {
    return isBlank(value) ? null : repairValue(findPresentBranch(schema), value, room);
  }
  if (schema.type === "array") return repairArray(schema, value, room);
  if (schema.type === "object") {
    const object = parseText(value, isObject, room);
    return isObject(object) ? repairArguments(schema, object, room) : object;
  }
  if (typeof value !== "string" && typeof value !== "number") return value;
  if (schema.type === "boolean") return BOOLEANS.get(String(value).toLowerCase()) ?? value;
  if (schema.type === "string") return String(value);
  if (schema.type !== "integer" && schema.type !== "number") return value;
  return typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value;
}

/** One thing where a list is wanted is a list of one. */
function repairArray({ items }: Json, sent: unknown, room: Room): unknown {
  if (!isObject(items)) return sent;
  const isList = (value: unknown) =>
    Array.isArray(value) || (items.type === "object" && isObject(value));
  const parsed = parseText(sent, isList, room);
  if (typeof parsed === "string" && items.enum) {
    return parsed.length > MAX_WORDS ? parsed : parsed.split(",").map((word) => word.trim());
  }
  const list = isObject(parsed) && isList(parsed) ? [parsed] : parsed;
  if (!Array.isArray(list)) return list;
  return list.map((item) => repairValue(items, takeOne(items, item), room));
}

export const parseObject = (value: unknown): unknown => parseText(value, isObject);

/** Parses a JSON text if its value has the wanted shape and is within the bounds; otherwise returns the text. */
function parseText(value: unknown, fits: (value: unknown) => boolean, room?: Room): unknown {
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = parseJson(value, room);
    return fits(parsed) ? parsed : value;
  } catch {
    return value;
  }
}
