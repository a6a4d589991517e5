import { setTimeout } from "node:timers/promises";
import { beforeEach } from "vitest";
import { limiter } from "@/lib/limits/limiter";
import { createMemoryLimiter } from "@/lib/limits/sliding-window";

/**
 * Replaces a value that the process shares; after undefined, the value is made again when it is needed.
 * @returns a function that restores it: for `onTestFinished`, or for a `beforeEach` to return
 */
export function replaceProcessWide<Value>(
  { cell }: { cell: { value?: Value | undefined } },
  value: Value | undefined,
): () => void {
  const usual = cell.value;
  cell.value = value;
  return () => {
    cell.value = usual;
  };
}

const QUARTER_MS = 15 * 60_000;
const MAX_TEST_MS = 30_000;

/**
 * Gives each test of a file unused budgets. Budgets refill at each quarter of an hour, so that a test that would run into
 * one waits for it first.
 */
export function freshLimiter() {
  beforeEach(async () => {
    const left = QUARTER_MS - (Date.now() % QUARTER_MS);
    if (left < MAX_TEST_MS) await setTimeout(left);
    return replaceProcessWide(limiter, createMemoryLimiter());
  }, 2 * MAX_TEST_MS);
}
