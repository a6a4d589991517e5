import type { Result } from "./results";

/** Results that were found by meaning alone are at the end. */
export function splitRelated(items: readonly Result[]): { found: Result[]; related: Result[] } {
  const end = 1 + items.findLastIndex(({ match }) => match !== "meaning");
  return { found: items.slice(0, end), related: items.slice(end) };
}
