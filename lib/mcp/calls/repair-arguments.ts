import { MAX_VALUES, parseJson, type ValuesLeft } from "@/lib/http/parse-json";
import { MAX_TITLE } from "@/lib/schemas/bounds";
import { MAX_GOAL_TEXT } from "@/lib/schemas/goals";
import { isObject, type Json } from "@/lib/schemas/is-object";

const BOOLEANS = new Map([
  ["true", true],
  ["yes", true],
  ["false", false],
  ["no", false],
]);

const SCALARS: readonly unknown[] = ["string", "integer", "number", "boolean"];
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/** From here on, a number is written with an exponent or loses digits. */
const MAX_PLAIN = 1e15;

/** Longer texts are not lists of words. */
const MAX_WORDS = 2_000;

export const isBlank = (value: unknown) => value === "" || value === "null" || value === null;

/** Follows `docs/contract/semantics.md#argument-repair`. All JSON texts together hold no more values than a body may. */
export function repairArguments(
  schema: Json,
  args: Json,
  left: ValuesLeft = { values: MAX_VALUES },
): Json {
  const properties = new Map(Object.entries(isObject(schema.properties) ? schema.properties : {}));
  const required = new Set(Array.isArray(schema.required) ? schema.required : []);
  const repaired = new Map<string, unknown>();
  for (const [name, sent] of Object.entries(args)) {
    const property = properties.get(name);
    const value = isObject(property) ? unwrapOnly(property, sent) : sent;
    if (!isObject(property)) repaired.set(name, value);
    else if (!required.has(name) && isEverything(property, value)) continue;
    else if (required.has(name) || !isBlank(value)) {
      repaired.set(name, repairValue(property, value, left));
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

const findPresentBranch = ({ anyOf }: Json): Json =>
  [anyOf].flat().find((branch): branch is Json => isObject(branch) && branch.type !== "null") ?? {};

/** Takes the only value of a list out of it where one value is expected, but not for a free text. */
function unwrapOnly(schema: Json, value: unknown): unknown {
  const { type, format, enum: choices } = isNullable(schema) ? findPresentBranch(schema) : schema;
  const isFree = type === "string" && !format && !choices;
  if (!Array.isArray(value) || value.length !== 1 || isFree || !SCALARS.includes(type))
    return value;
  return SCALARS.includes(typeof value[0]) ? value[0] : value;
}

/** "all" of a closed list means no choice from it. */
function isEverything({ items }: Json, value: unknown): boolean {
  const only = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isObject(items) || items.enum === undefined) return false;
  return typeof only === "string" && /^\s*all\s*$/i.test(only);
}

function repairValue(schema: Json, value: unknown, left: ValuesLeft): unknown {
  if (isNullable(schema)) {
    return isBlank(value) ? null : repairValue(findPresentBranch(schema), value, left);
  }
  if (schema.type === "array") return repairArray(schema, value, left);
  if (schema.type === "object") {
    const object = parseText(value, isObject, left);
    return isObject(object) ? repairArguments(schema, object, left) : object;
  }
  if (schema.type === "string") return repairFreeText(schema, value);
  if (typeof value !== "string") return value;
  if (schema.type === "integer" || schema.type === "number") {
    return PLAIN_NUMBER.test(value.trim()) ? Number(value) : value;
  }
  if (schema.type === "boolean") return BOOLEANS.get(value.trim().toLowerCase()) ?? value;
  return value;
}

/** Writes a number as a text, and the texts of a list below each other, for the key result and the baseline of a goal; other texts stay refused. */
function repairFreeText({ format, enum: choices, maxLength }: Json, value: unknown): unknown {
  const isOfGoal =
    typeof maxLength === "number" && maxLength > MAX_TITLE && maxLength <= MAX_GOAL_TEXT.key_result;
  if (format || choices || !isOfGoal) return value;
  if (typeof value === "number" && Math.abs(value) < MAX_PLAIN) return String(value);
  const isList = Array.isArray(value) && value.length > 0;
  return isList && value.every((each) => typeof each === "string" && each !== "")
    ? value.join("\n")
    : value;
}

function repairArray({ items }: Json, sent: unknown, left: ValuesLeft): unknown {
  const holdsObjects = isObject(items) && items.type === "object";
  const isOne = (value: unknown) => holdsObjects && isObject(value);
  const parsed = parseText(sent, (value) => Array.isArray(value) || isOne(value), left);
  const value = isOne(parsed) ? [parsed] : parsed;
  if (typeof value === "string" && isObject(items) && items.enum) {
    return value.length > MAX_WORDS ? value : value.split(",").map((word) => word.trim());
  }
  if (!Array.isArray(value) || !isObject(items)) return value;
  return value.map((item) => repairValue(items, item, left));
}

export const parseObject = (value: unknown): unknown => parseText(value, isObject);

/** Parses a JSON text if its value has the wanted shape and is within the bounds; otherwise returns the text. */
function parseText(value: unknown, fits: (value: unknown) => boolean, left?: ValuesLeft): unknown {
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = parseJson(value, left);
    return fits(parsed) ? parsed : value;
  } catch {
    return value;
  }
}
