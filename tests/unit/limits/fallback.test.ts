import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accountRule } from "@/lib/limits/buckets";
import { createLimiter } from "@/lib/limits/limiter";
import { memoryStore } from "@/lib/limits/memory-store";
import type { WindowStore } from "@/lib/limits/sliding-window";
import { log } from "@/lib/log";

const SEARCH = accountRule("search", "pro");
const warn = vi.spyOn(log, "warn").mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) });
  warn.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store whose every command is answered by `respond`, and the number of commands it got. */
function storeThat(respond: () => Promise<unknown>) {
  const commands = vi.fn(respond);
  const store: WindowStore = { evalsha: commands, eval: commands };
  return { open: async () => store, commands };
}

test.each([
  ["rejects", () => Promise.reject(new Error("connection refused"))],
  ["hangs", () => new Promise<never>(() => {})],
])("a store that %s: this process counts by the same rules", async (_, respond) => {
  const limiter = createLimiter(storeThat(respond).open);
  const calls = Promise.all(Array.from({ length: 200 }, () => limiter.take(SEARCH, "ada")));
  await vi.advanceTimersByTimeAsync(500);

  expect((await calls).filter((state) => state.allowed)).toHaveLength(30);
  expect(await limiter.peek(SEARCH, "ada")).toMatchObject({ allowed: false, remaining: 0 });
});

test("a store that cannot be opened: this process counts, and the log says why", async () => {
  const limiter = createLimiter(() => Promise.reject(new Error("not installed")));
  expect(await limiter.take(SEARCH, "ada")).toMatchObject({ allowed: true, remaining: 29 });
  expect(warn).toHaveBeenCalledExactlyOnceWith({
    event: "rate_limit_fallback",
    reason: "not installed",
  });
});

test("a hanging store is left alone for a second, then asked again", async () => {
  const { open, commands } = storeThat(() => new Promise<never>(() => {}));
  const limiter = createLimiter(open);
  const first = limiter.take(SEARCH, "ada");
  await vi.advanceTimersByTimeAsync(500);
  await first;

  await limiter.take(SEARCH, "ada");
  expect(commands).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(1_000);
  const later = limiter.take(SEARCH, "ada");
  await vi.advanceTimersByTimeAsync(500);
  expect(await later).toMatchObject({ remaining: 27 });
  expect(commands).toHaveBeenCalledTimes(2);
});

test("a store that comes back is used again, with the counts it had", async () => {
  const healthy = memoryStore();
  let broken = false;
  const store: WindowStore = {
    ...healthy,
    evalsha: (...command) =>
      broken ? Promise.reject(new Error("connection refused")) : healthy.evalsha(...command),
  };
  const limiter = createLimiter(async () => store);
  for (let call = 0; call < 10; call++) await limiter.take(SEARCH, "ada");

  broken = true;
  expect(await limiter.take(SEARCH, "ada")).toMatchObject({ remaining: 29 });
  broken = false;
  vi.advanceTimersByTime(1_000);
  expect(await limiter.take(SEARCH, "ada")).toMatchObject({ remaining: 19 });
});

test("a failure is logged once a minute", async () => {
  const limiter = createLimiter(storeThat(() => Promise.reject(new Error("down"))).open);
  for (let second = 0; second < 60; second++) {
    await limiter.take(SEARCH, "ada");
    vi.advanceTimersByTime(1_000);
  }
  expect(warn).toHaveBeenCalledTimes(1);
  await limiter.take(SEARCH, "ada");
  expect(warn).toHaveBeenCalledTimes(2);
});
