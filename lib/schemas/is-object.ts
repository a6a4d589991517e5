/** A JSON object: no list, no text. Never spread what has not passed this: a text of 4 MB is 4 million properties. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
