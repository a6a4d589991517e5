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

/** Names at most 20 in a sentence each, then counts the rest (`docs/contract/semantics.md#unknown-input`). */
export function writeWarnings(sent: unknown, known: unknown, parameters: string[] = []): string[] {
  const ignored = [
    ...findIgnoredFields(sent, known).map((name) => ({ kind: "field", name })),
    ...parameters.map((name) => ({ kind: "query parameter", name })),
  ];
  const rest = ignored.length - MAX_WARNINGS;
  return [
    ...ignored
      .slice(0, MAX_WARNINGS)
      .map(
        ({ kind, name }) => `unknown ${kind} '${name.slice(0, 100).toWellFormed()}' was ignored`,
      ),
    ...(rest > 0 ? [`${rest} more unknown ${rest === 1 ? "name was" : "names were"} ignored`] : []),
  ];
}
