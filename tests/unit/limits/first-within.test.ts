import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { firstWithin } from "@/lib/limits/first-within";

test("first within a time: an id is the first once, and again after the time, or after too many others", async () => {
  const isFirst = firstWithin(50, 2);
  expect(["a", "a", "b"].map(isFirst)).toEqual([true, false, true]);
  await sleep(60);
  expect(["a", "a", "b", "c", "a"].map(isFirst)).toEqual([true, false, true, true, true]);
});
