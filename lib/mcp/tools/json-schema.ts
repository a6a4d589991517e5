import type * as z from "zod";
import { isObject, type Json } from "@/lib/schemas/is-object";
import { toJsonSchema } from "@/lib/schemas/to-json-schema";

/** Keywords that cost tokens without information for a model. */
const NOISE = new Set(["$defs", "id", "examples", "additionalProperties"]);
const INPUT_ONLY = new Set(["format", "pattern", "minLength", "maxLength", "enum", "required"]);

/** A bound that no model reaches: PostgreSQL's largest integer. */
const MAX_INTEGER = 2_147_483_647;

/** Fields of results that the list omits: times, methods, repeated arguments, the language of a text, goals as `create_goal` takes them. */
const UNLISTED = new Set([
  "created_at",
  "updated_at",
  "generated_at",
  "archived_at",
  "method",
  "corrected_query",
  "model",
  "subject",
  "audience",
  "competitor_name",
  "language",
  "sources",
  "goals",
  "documents",
  "removed_quotes",
  "removed_references",
  "removed_proposals",
]);

const UNNAMED = new Set(["highlights", "title_highlights", "limit"]);

/** The subset that every client accepts has no references and no lists of types. */
export const toInputSchema = (schema: z.ZodObject): Json => convert(schema, "input");

/**
 * Inner fields are only named; repeated arguments and values that may be null are left out: the list of tools is part of
 * every conversation.
 */
export function toOutputSchema(schema: z.ZodObject, input: z.ZodObject): Json {
  const { properties, ...whole } = convert(schema, "output");
  if (!isObject(properties)) return whole;
  const flat = Object.entries(properties)
    .filter(([name, of]) => !UNLISTED.has(name) && !(isObject(of) && of.anyOf))
    .filter(([name]) => !(name in input.shape && name !== "id"))
    .map(([name, of]) => [name, isObject(of) ? flatten(of) : of]);
  return { ...whole, properties: Object.fromEntries(flat) };
}

function convert(schema: z.ZodObject, io: "input" | "output"): Json {
  const raw: Json = toJsonSchema(schema, io);
  return slim(raw, isObject(raw.$defs) ? raw.$defs : {}, io);
}

function slim(node: Json, defs: Json, io: "input" | "output"): Json {
  const { $ref, ...own } = node;
  const referred = typeof $ref === "string" ? defs[$ref.replace("#/$defs/", "")] : undefined;
  const whole = isObject(referred) ? { ...referred, ...own } : own;
  const slimPart = (value: unknown) => (isObject(value) ? slim(value, defs, io) : value);
  const result: Json = {};
  for (const [key, value] of Object.entries(whole)) {
    if (NOISE.has(key) || (io === "output" && INPUT_ONLY.has(key))) continue;
    if (key.endsWith("imum") && Math.abs(Number(value)) >= MAX_INTEGER) continue;
    if (key === "type" && Array.isArray(value)) result.anyOf = value.map((type) => ({ type }));
    else if (key === "properties" && isObject(value)) {
      const fields = Object.entries(value).map(([name, of]) => [name, slimPart(of)]);
      result.properties = Object.fromEntries(fields);
    } else result[key] = Array.isArray(value) ? value.map(slimPart) : slimPart(value);
  }
  return result;
}

function flatten(field: Json): Json {
  const { items, description: _said, ...plain } = field;
  if (field.type !== "array" && field.type !== "object") return plain;
  if (isObject(items) && isObject(items.properties)) {
    return { type: field.type, description: nameFields(field, items.properties) };
  }
  if (!isObject(field.properties)) return { type: field.type, description: field.description };
  const { properties, ...rest } = field;
  return { ...rest, description: nameFields(field, properties) };
}

const nameFields = ({ description }: Json, properties: object) =>
  `${description}: ${Object.keys(properties)
    .filter((name) => !UNLISTED.has(name) && !UNNAMED.has(name))
    .join(", ")}`;
