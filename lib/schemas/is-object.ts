/** A JSON object. */
export type Json = Record<string, unknown>;

/** Refuses lists and strings. Check before spreading: a string of 4 MB would become 4 million properties. */
export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
