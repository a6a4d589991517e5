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

/** Gives each test of a file unused budgets. */
export function freshLimiter() {
  beforeEach(() => replaceProcessWide(limiter, createMemoryLimiter()));
}
