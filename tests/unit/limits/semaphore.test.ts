import { expect, test } from "vitest";
import { overloaded } from "@/lib/errors";
import { Semaphore } from "@/lib/limits/semaphore";

test("semaphore: work that fails frees its place, and one too many gets the refusal of this semaphore", async () => {
  const semaphore = new Semaphore(1, 1, () => overloaded("Too many hashes.", 5));
  const fail = () => Promise.reject(new Error("no hash"));
  const tries = await Promise.allSettled([1, 2, 3].map(() => semaphore.run(fail)));
  expect(tries.map((each) => "reason" in each && each.reason.message)).toEqual([
    "no hash",
    "no hash",
    "Too many hashes.",
  ]);
  expect(await semaphore.run(async () => "hash")).toBe("hash");
  expect(semaphore.isIdle).toBe(true);
});
