/** Forms send every line break as CR LF. */
export const normalizeLineEnds = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;

export function parseJsonText(value: unknown): unknown {
  if (typeof value !== "string") return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}
