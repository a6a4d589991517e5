import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { overloaded } from "@/lib/errors";
import {
  bodyMemory,
  boundBodyBytes,
  makeBodyMemory,
  type Place,
  takePlace,
} from "@/lib/limits/in-flight";
import { Semaphore } from "@/lib/limits/semaphore";
import { replaceProcessWide } from "@/tests/support/process-wide";

const MIB = 1024 * 1024;
const full = () => overloaded("It is full.", 1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns whether a place was given by now. */
async function state(place: Promise<unknown>) {
  let seen = "waits";
  place.then(
    () => {
      seen = "in";
    },
    (error) => {
      seen = error.code;
    },
  );
  await vi.advanceTimersByTimeAsync(0);
  return seen;
}

test("requests in flight: requests wait while the semaphore is taken, and are admitted in order", async () => {
  const semaphore = new Semaphore(2, 10, full);
  const release = await semaphore.acquire();
  await semaphore.acquire();
  const [third, fourth] = [semaphore.acquire(), semaphore.acquire()];
  expect(await state(third)).toBe("waits");
  release();
  release(); // a second release has no effect
  expect(await state(third)).toBe("in");
  expect(await state(fourth)).toBe("waits");
  (await third)();
  expect(await state(fourth)).toBe("in");
});

test("requests in flight: a heavy request waits for enough capacity, none overtakes it, and one above the capacity is admitted alone", async () => {
  const semaphore = new Semaphore(10, 10, full);
  const release = await semaphore.acquire(6);
  const heavy = semaphore.acquire(50);
  const light = semaphore.acquire(1);
  expect([await state(heavy), await state(light)]).toEqual(["waits", "waits"]);
  release();
  expect([await state(heavy), await state(light)]).toEqual(["in", "waits"]);
  (await heavy)();
  expect(await state(light)).toBe("in");
});

test("requests in flight: with a full queue, or without a place in time, the answer is 503 with Retry-After", async () => {
  const semaphore = new Semaphore(1, 1, full);
  const release = await semaphore.acquire();
  const waiting = semaphore.acquire();
  await expect(semaphore.acquire()).rejects.toMatchObject({
    code: "OVERLOADED",
    status: 503,
    headers: { "Retry-After": "1" },
  });
  await vi.advanceTimersByTimeAsync(9_500);
  expect(await state(waiting)).toBe("waits");
  const refused = expect(waiting).rejects.toMatchObject({ code: "OVERLOADED" });
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  release();
  expect(semaphore.isIdle).toBe(true);
});

test("requests in flight: a process that was suspended refuses nobody because of that", async () => {
  const semaphore = new Semaphore(1, 1, full);
  const release = await semaphore.acquire();
  const waiting = semaphore.acquire();
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersToNextTimer(); // one late tick of the clock
  expect(await state(waiting)).toBe("waits");
  release();
  expect(await state(waiting)).toBe("in");
});

test("requests in flight: a body weighs its declared size, at most the bytes that are read", () => {
  const weigh = (headers: Record<string, string>) =>
    boundBodyBytes(new Request("http://localhost", { headers }), 1000);
  expect(weigh({})).toBe(0);
  expect(weigh({ "content-length": "400" })).toBe(400);
  expect(weigh({ "content-length": "99999999999999" })).toBe(1000);
  expect(weigh({ "content-length": "nonsense" })).toBe(0);
  expect(weigh({ "transfer-encoding": "chunked" })).toBe(1000);
});

/** As if the process had so much heap, and nothing in flight. */
const withHeap = (bytes: number) =>
  onTestFinished(replaceProcessWide(bodyMemory, makeBodyMemory(bytes)));
const file = (userId: string) => takePlace(userId, "crud", 10 * MIB);
const leave = ({ made, sent }: Place) => {
  made();
  sent();
};

test("requests in flight: an account has six places for files of 10 MiB, or one more for each MiB that is left", async () => {
  withHeap(4144 * MIB);
  const files = await Promise.all(Array.from({ length: 6 }, () => file("six files")));
  const small = await Promise.all(
    Array.from({ length: 4 }, () => takePlace("six files", "crud", 0)),
  );
  const seventh = takePlace("six files", "crud", 0);
  expect(await state(seventh)).toBe("waits");
  expect(await state(takePlace("somebody else", "crud", 0))).toBe("in");
  files[0]?.sent();
  expect(await state(seventh)).toBe("in");
  files[0]?.made();
  for (const place of [...files.slice(1), ...small, await seventh]) leave(place);
});

test("requests in flight: an account's large bodies have a quarter of the memory, in all buckets together; others are not held up", async () => {
  withHeap(512 * MIB); // a quarter has room for one file
  const first = await file("one file");
  const [second, tool] = [file("one file"), takePlace("one file", "ai", 4 * MIB)];
  expect([await state(second), await state(tool)]).toEqual(["waits", "waits"]);
  expect(await state(takePlace("one file", "crud", 0))).toBe("in");
  const other = file("another file");
  expect(await state(other)).toBe("in");
  first.made(); // its answer is not yet sent
  expect([await state(second), await state(tool)]).toEqual(["in", "waits"]);
  for (const place of [await second, await other]) leave(place);
  leave(await tool);
  first.sent();
});

test("requests in flight: a small request never waits for large ones, however many accounts send those", async () => {
  withHeap(512 * MIB);
  const files = Array.from({ length: 4 }, (_, n) => file(`sender ${n}`));
  expect(await Promise.all(files.map(state))).toEqual(["in", "in", "waits", "waits"]);
  expect(await state(takePlace("a reader", "crud", 16 * 1024))).toBe("in");
  await vi.advanceTimersByTimeAsync(10_500);
  expect(await Promise.all(files.map(state))).toEqual(["in", "in", "OVERLOADED", "OVERLOADED"]);
  for (const place of files.slice(0, 2)) leave(await place);
  leave(await file("sender 3")); // what was refused holds nothing
});
