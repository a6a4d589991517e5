import * as z from "zod";

export const SchemaShape = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string().transform((type) => [type]), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), SchemaShape).optional();
  },
  get items() {
    return z.union([SchemaShape, z.boolean().transform(() => undefined)]).optional();
  },
  get anyOf() {
    return z.array(SchemaShape).optional();
  },
  get allOf() {
    return z.array(SchemaShape).optional();
  },
});
export type JsonSchema = z.output<typeof SchemaShape>;

/** `name` is the path, such as `items[].title`. */
export type FieldRow = { name: string; type: string; isRequired: boolean; description: string };

type Named = Record<string, JsonSchema>;

const REF = "#/components/schemas/";

const isNull = ({ type }: JsonSchema) => type?.join() === "null";

function resolve(schema: JsonSchema, named: Named): JsonSchema & { isNullable?: boolean } {
  const { $ref, anyOf, allOf, ...own } = schema;
  if ($ref) return { ...resolve(named[$ref.slice(REF.length)] ?? {}, named), ...own };
  const [only, ...others] = (anyOf ?? allOf ?? []).filter((part) => !isNull(part));
  if (!only || others.length > 0) return schema;
  return { ...resolve(only, named), ...own, ...(anyOf?.some(isNull) && { isNullable: true }) };
}

const describeRange = (min: number | undefined, max: number | undefined, unit: string) => {
  const [low, high] = [min, max].map((bound) => bound?.toLocaleString("en"));
  if (low && high) return `${low} to ${high}${unit}`;
  if (high) return `at most ${high}${unit}`;
  return low && low !== "0" ? `at least ${low}${unit}` : undefined;
};

const FORMATS: Record<string, string> = {
  uuid: "UUID",
  uri: "web address",
  "date-time": "timestamp",
  binary: "file",
};

export function describeType(schema: JsonSchema, named: Named): string {
  const { isNullable, ...found } = resolve(schema, named);
  const { type = [], format, items, anyOf } = found;
  const orNull = isNullable || type.includes("null") ? " or null" : "";
  const types = type.filter((one) => one !== "null");
  if (found.enum) return `one of ${found.enum.join(", ")}${orNull}`;
  if (found.const !== undefined) return `${JSON.stringify(found.const)}${orNull}`;
  if (anyOf) return anyOf.map((part) => describeType(part, named)).join(" or ");
  const facts = [
    types.includes("array") && items
      ? `list of ${describeType(items, named)}`
      : ((format && FORMATS[format]) ?? (types.join(" or ") || "any value")),
    format && FORMATS[format]
      ? undefined
      : describeRange(found.minLength, found.maxLength, " characters"),
    describeRange(found.minimum, found.maximum, ""),
    describeRange(found.minItems, found.maxItems, " items"),
    found.default === undefined ? undefined : `default ${JSON.stringify(found.default)}`,
  ];
  return facts.filter((fact) => fact !== undefined).join(", ") + orNull;
}

export function listFields(schema: JsonSchema, named: Named, prefix = ""): FieldRow[] {
  const { properties = {}, required = [] } = resolve(schema, named);
  return Object.entries(properties).flatMap(([name, property]) => {
    const found = resolve(property, named);
    const inner = found.items ? resolve(found.items, named) : found;
    const path = `${prefix}${name}`;
    const row = {
      name: path,
      type: describeType(property, named),
      isRequired: required.includes(name),
      description: found.description ?? "",
    };
    return [row, ...listFields(inner, named, `${path}${found.items ? "[]" : ""}.`)];
  });
}
