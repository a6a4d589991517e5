import type { Result } from "@/app/w/[workspace]/search/find-results";

/** Splits off the results at the end that only their meaning found. */
export function splitRelated(items: readonly Result[]): { found: Result[]; related: Result[] } {
  const end = 1 + items.findLastIndex(({ match }) => match !== "meaning");
  return { found: items.slice(0, end), related: items.slice(end) };
}
