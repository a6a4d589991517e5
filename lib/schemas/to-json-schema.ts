import * as z from "zod";
import type { Json } from "./is-object";

/** Clients must tolerate new fields; a format says more than zod's pattern; zod's default limits are not our rules. */
function loosen({ jsonSchema }: { jsonSchema: Json }) {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format && jsonSchema.pattern) delete jsonSchema.pattern;
  if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Describes a schema for callers, with named schemas under `$defs`. */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: loosen,
  });
  return described;
}
