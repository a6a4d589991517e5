import type { Case, Side } from "./cases";
import { computeMedian, round } from "./percentile";
import { load, type Measured } from "./send-load";

const ROUNDS = 3;

/** A build of the product and its baseline, side by side on one version of Node. */
export type Pair = { node: string; urls: Record<Side, string> };
type Row = { ours: Measured; theirs: Measured };

/**
 * Measures every case of every pair by turns, in one warm-up round and three counted ones, and
 * prints a table for each pair: medians over the rounds, of the ratios too.
 */
export async function compare(pairs: Pair[], cases: Case[], keys: string[]) {
  const rows = new Map(pairs.map((pair) => [pair, cases.map((): Row[] => [])]));
  for (let turn = 0; turn <= ROUNDS; turn++) {
    for (const [index, benchCase] of cases.entries()) {
      for (const [pair, found] of rows) {
        const row = await measure(benchCase, pair, keys, turn % 2 === 0);
        if (turn > 0) found[index]?.push(row);
      }
    }
  }
  for (const [{ node }, found] of rows) {
    console.log(`\n${node}, 32 connections:`);
    console.table(cases.map((benchCase, index) => present(benchCase, found[index] ?? [])));
  }
}

async function measure(benchCase: Case, { urls }: Pair, keys: string[], oursFirst: boolean) {
  const { side, requests = benchCase.requests } = benchCase.against;
  const loadOurs = () => load(urls.product, benchCase.requests, keys);
  const loadTheirs = () => load(urls[side], requests, keys);
  if (oursFirst) return { ours: await loadOurs(), theirs: await loadTheirs() };
  const before = await loadTheirs();
  return { ours: await loadOurs(), theirs: before };
}

function present({ name, goal }: Case, rows: Row[]) {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const computeMiddle = (digits: number, of: (row: Row) => number) =>
    round(computeMedian(rows.map(of)), digits);
  return {
    what: name,
    "requests/s": computeMiddle(0, ({ ours }) => ours.rps),
    against: computeMiddle(0, ({ theirs }) => theirs.rps),
    ratio: computeMiddle(2, ({ ours, theirs }) => ours.rps / theirs.rps),
    goal: goal ?? "",
    "p50 ms": computeMiddle(1, ({ ours }) => ours.p50),
    "p99 ms": computeMiddle(1, ({ ours }) => ours.p99),
    "p99/p50, goal 4": computeMiddle(1, ({ ours }) => ours.p99 / ours.p50),
    "errors, theirs": `${sum(({ ours }) => ours.errors)}, ${sum(({ theirs }) => theirs.errors)}`,
  };
}
