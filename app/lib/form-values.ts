/** A form sends every line break as CR LF; this is the text as it stands in the field. */
export const lines = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;

/** What a field holds as JSON; undefined when it is none. */
export function jsonText(value: unknown): unknown {
  if (typeof value !== "string") return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
