/** Forms send every line break as CR LF. */
export const lines = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;

export function jsonText(value: unknown): unknown {
  if (typeof value !== "string") return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
