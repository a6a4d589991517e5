const MAX_WARNINGS = 20;

export function findIgnoredFields(sent: unknown, known: unknown, path = ""): string[] {
  if (typeof sent !== "object" || sent === null || typeof known !== "object" || known === null)
    return [];
  const kept = new Map<string, unknown>(Object.entries(known));
  return Object.entries(sent).flatMap(([name, value]) =>
    kept.has(name)
      ? findIgnoredFields(value, kept.get(name), `${path}${name}.`)
      : [`${path}${name}`],
  );
}

/** Writes at most 20 sentences (`docs/contract/semantics.md#unknown-input`). */
export const writeWarnings = (sent: unknown, known: unknown, parameters: string[] = []): string[] =>
  [
    ...findIgnoredFields(sent, known).map((name) => ({ kind: "field", name })),
    ...parameters.map((name) => ({ kind: "query parameter", name })),
  ]
    .slice(0, MAX_WARNINGS)
    .map(({ kind, name }) => `unknown ${kind} '${name.slice(0, 100).toWellFormed()}' was ignored`);
