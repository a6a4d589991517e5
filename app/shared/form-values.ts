import { parseJson } from "@/lib/http/parse-json";

/** Forms send every line break as CR LF. */
export const normalizeLineEnds = (value: unknown) =>
  typeof value === "string" ? value.replaceAll("\r\n", "\n") : value;

export function parseJsonText(value: unknown): unknown {
  if (typeof value !== "string") return undefined;
  try {
    return parseJson(value);
  } catch {
    return undefined;
  }
}

export function toForm(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
