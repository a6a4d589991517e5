import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { limitTime, runWithin, TimeoutError, waitAtMost } from "@/lib/time-limit";

/** V8 gives its function to contexts that are made after the flag is set. */
function exposeGarbageCollection(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}

test("time limit: a signal that is listened to aborts in time, although garbage is collected meanwhile", async () => {
  const collectGarbage = exposeGarbageCollection();
  let aborted = 0;
  for (let count = 0; count < 20; count += 1) {
    limitTime(200, undefined, new AbortController().signal).addEventListener("abort", () => {
      aborted += 1;
    });
  }
  for (let count = 0; count < 3; count += 1) {
    await sleep(20);
    collectGarbage();
  }
  await expect.poll(() => aborted).toBe(20);
});

test("time limit: it aborts with the first of the other signals, with its reason", () => {
  const other = new AbortController();
  const signal = limitTime(60_000, other.signal);
  expect(signal.aborted).toBe(false);
  other.abort("enough");
  expect(signal.reason).toBe("enough");
});

test("waitAtMost: work in time counts, its failure too, and late work is replaced", async () => {
  await expect(waitAtMost(Promise.resolve(1), 60_000, () => 2)).resolves.toBe(1);
  await expect(waitAtMost(Promise.reject("broken"), 60_000, () => 2)).rejects.toBe("broken");
  const never = new Promise<number>(() => {});
  await expect(waitAtMost(never, 1, () => 2)).resolves.toBe(2);
  const refuse = () => {
    throw new Error("late");
  };
  await expect(waitAtMost(never, 1, refuse)).rejects.toThrow("late");
});

test("runWithin: the result or the error of work in time is that of the work", async () => {
  await expect(runWithin(60_000, async () => 1)).resolves.toBe(1);
  await expect(runWithin(60_000, () => Promise.reject("broken"))).rejects.toBe("broken");
  const throwing = () => {
    throw new Error("at once");
  };
  await expect(runWithin(60_000, throwing)).rejects.toThrow("at once");
});

test("runWithin: work that ignores its signal is left, and its own error after the abort does not count", async () => {
  const never = () => new Promise<never>(() => {});
  const fail = (stop: AbortSignal) =>
    new Promise<never>((_, reject) => stop.addEventListener("abort", () => reject("stopped")));
  for (const work of [never, fail]) {
    await expect(runWithin(1, work)).rejects.toBeInstanceOf(TimeoutError);
    const outer = new AbortController();
    const left = runWithin(60_000, work, outer.signal);
    outer.abort("gone");
    await expect(left).rejects.toBe("gone");
  }
});

test("runWithin: nothing is begun for a signal that has already aborted", async () => {
  let begun = 0;
  const work = async () => {
    begun += 1;
  };
  await expect(runWithin(60_000, work, AbortSignal.abort("gone"))).rejects.toBe("gone");
  expect(begun).toBe(0);
});
