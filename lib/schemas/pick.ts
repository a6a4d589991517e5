/** Picks the declared fields that a verb's result has; results may have more. */
export function pick(data: unknown, names: readonly string[]): Record<string, unknown> {
  const all: Record<string, unknown> = Object(data);
  const shown: Record<string, unknown> = {};
  for (const name of names) if (name in all) shown[name] = all[name];
  return shown;
}
