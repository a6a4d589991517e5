import type { Cell, Side } from "./cells";
import { load, type Measured } from "./load";
import { median, round } from "./percentile";

const ROUNDS = 3;

/** A build of the product and its yardstick, side by side on one version of Node. */
export type Pair = { node: string; urls: Record<Side, string> };
type Row = { ours: Measured; theirs: Measured };

/**
 * Measures every cell of every pair in turns, in a round that warms up and three that count, and
 * prints a table for each pair: medians over the rounds, of the ratios too.
 */
export async function contest(pairs: Pair[], cells: Cell[], keys: string[]) {
  const rows = new Map(pairs.map((pair) => [pair, cells.map((): Row[] => [])]));
  for (let turn = 0; turn <= ROUNDS; turn++) {
    for (const [index, cell] of cells.entries()) {
      for (const [pair, found] of rows) {
        const row = await measure(cell, pair, keys, turn % 2 === 0);
        if (turn > 0) found[index]?.push(row);
      }
    }
  }
  for (const [{ node }, found] of rows) {
    console.log(`\n${node}, 32 connections:`);
    console.table(cells.map((cell, index) => present(cell, found[index] ?? [])));
  }
}

async function measure(cell: Cell, { urls }: Pair, keys: string[], oursFirst: boolean) {
  const { side, requests = cell.requests } = cell.against;
  const ours = () => load(urls.product, cell.requests, keys);
  const theirs = () => load(urls[side], requests, keys);
  if (oursFirst) return { ours: await ours(), theirs: await theirs() };
  const before = await theirs();
  return { ours: await ours(), theirs: before };
}

function present({ name, goal }: Cell, rows: Row[]) {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const middle = (digits: number, of: (row: Row) => number) => round(median(rows.map(of)), digits);
  return {
    what: name,
    "requests/s": middle(0, ({ ours }) => ours.rps),
    against: middle(0, ({ theirs }) => theirs.rps),
    ratio: middle(2, ({ ours, theirs }) => ours.rps / theirs.rps),
    goal: goal ?? "",
    "p50 ms": middle(1, ({ ours }) => ours.p50),
    "p99 ms": middle(1, ({ ours }) => ours.p99),
    "p99/p50, goal 4": middle(1, ({ ours }) => ours.p99 / ours.p50),
    "errors, theirs": `${sum(({ ours }) => ours.errors)}, ${sum(({ theirs }) => theirs.errors)}`,
  };
}
