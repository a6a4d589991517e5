/** A verb's result may have more fields than the declared ones. */
export function pick(data: unknown, names: readonly string[]): Record<string, unknown> {
  const all: Record<string, unknown> = Object(data);
  const shown: Record<string, unknown> = {};
  for (const name of names) if (name in all) shown[name] = all[name];
  return shown;
}
