/** What an answer shows of the data of a verb, which may say more: the fields that are declared, as far as they are there. */
export function pick(data: unknown, names: readonly string[]): Record<string, unknown> {
  const all: Record<string, unknown> = Object(data);
  const shown: Record<string, unknown> = {};
  for (const name of names) if (name in all) shown[name] = all[name];
  return shown;
}
