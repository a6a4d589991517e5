import { beforeEach } from "vitest";
import { limiter } from "@/lib/limits/limiter";
import { createMemoryLimiter } from "@/lib/limits/sliding-window";

/**
 * Puts another value in the place of one that the process shares; undefined has it made afresh when it is needed.
 * @returns how to restore it: for `onTestFinished`, or for a `beforeEach` to return
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

/** Gives each test of a file budgets that nobody has used. */
export function freshLimiter() {
  beforeEach(() => replaceProcessWide(limiter, createMemoryLimiter()));
}
