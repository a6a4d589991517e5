import type { Reply } from "@/tests/support/request";

export const atOnce = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));

/** Counts each outcome: a status, `ok`, or the code of an error. */
export function tally(outcomes: (string | number)[]) {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
export const statuses = (replies: Reply[]) => tally(replies.map(({ status }) => status));
