import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { boundBodyBytes, enterForAccount, Semaphore } from "@/lib/limits/in-flight";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Returns whether a turn has come by now. */
async function state(turn: Promise<unknown>) {
  let seen = "waits";
  turn.then(
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
  const semaphore = new Semaphore(2, 10);
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
  const semaphore = new Semaphore(10, 10);
  const release = await semaphore.acquire(6);
  const heavy = semaphore.acquire(50);
  const light = semaphore.acquire(1);
  expect([await state(heavy), await state(light)]).toEqual(["waits", "waits"]);
  release();
  expect([await state(heavy), await state(light)]).toEqual(["in", "waits"]);
  (await heavy)();
  expect(await state(light)).toBe("in");
});

test("requests in flight: with a full queue, or without a turn in time, the answer is 503 with Retry-After", async () => {
  const semaphore = new Semaphore(1, 1);
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
  const semaphore = new Semaphore(1, 1);
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

test("requests in flight: an account has six turns for files of 10 MiB, or one more for each MiB that is left", async () => {
  const file = () => enterForAccount("six files", 10 * 1024 * 1024);
  const turns = await Promise.all(Array.from({ length: 6 }, file));
  const small = await Promise.all(Array.from({ length: 4 }, () => enterForAccount("six files")));
  const seventh = enterForAccount("six files");
  expect(await state(seventh)).toBe("waits");
  expect(await state(enterForAccount("somebody else"))).toBe("in");
  turns[0]?.();
  expect(await state(seventh)).toBe("in");
  for (const leave of [...turns, ...small, await seventh]) leave();
});
