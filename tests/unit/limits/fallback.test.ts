import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withFallback } from "@/lib/limits/limiter";
import { getAccountRule } from "@/lib/limits/rate-limit";
import { createMemoryLimiter, type Limiter } from "@/lib/limits/sliding-window";
import { log } from "@/lib/log";

const SEARCH = getAccountRule("search", "pro");
const warn = vi.spyOn(log, "warn").mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) });
  warn.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A shared limiter that always fails this way, and the calls that it got. */
function limiterThat(fails: () => Promise<never>) {
  const calls = vi.fn(fails);
  const limiter: Limiter = { take: calls, giveBack: calls, peek: calls };
  return { open: async () => limiter, calls };
}

test.each([
  ["rejects", () => Promise.reject(new Error("connection refused"))],
  ["hangs", () => new Promise<never>(() => {})],
])(
  "fallback of the limiter: a shared limiter that %s: this process counts by the same rules",
  async (_, respond) => {
    const limiter = withFallback(limiterThat(respond).open);
    const calls = Promise.all(Array.from({ length: 200 }, () => limiter.take(SEARCH, "ada")));
    await vi.advanceTimersByTimeAsync(500);

    expect((await calls).filter((state) => state.allowed)).toHaveLength(30);
    expect(await limiter.peek(SEARCH, "ada")).toMatchObject({ allowed: false, remaining: 0 });
  },
);

test("fallback of the limiter: a shared limiter that cannot be opened: this process counts, and the log says why", async () => {
  const limiter = withFallback(() => Promise.reject(new Error("not installed")));
  expect(await limiter.take(SEARCH, "ada")).toMatchObject({ allowed: true, remaining: 29 });
  expect(warn).toHaveBeenCalledExactlyOnceWith({
    event: "rate_limit_fallback",
    reason: "not installed",
    message: expect.stringContaining("Check that Redis runs"),
  });
});

test("fallback of the limiter: a hanging shared limiter is not asked for a second, then asked again", async () => {
  const { open, calls } = limiterThat(() => new Promise<never>(() => {}));
  const limiter = withFallback(open);
  const first = limiter.take(SEARCH, "ada");
  await vi.advanceTimersByTimeAsync(500);
  await first;

  await limiter.take(SEARCH, "ada");
  expect(calls).toHaveBeenCalledTimes(1);

  await vi.advanceTimersByTimeAsync(1_000);
  const later = limiter.take(SEARCH, "ada");
  await vi.advanceTimersByTimeAsync(500);
  expect(await later).toMatchObject({ remaining: 27 });
  expect(calls).toHaveBeenCalledTimes(2);
});

test("fallback of the limiter: a shared limiter that comes back is used again, with the counts it had", async () => {
  const healthy = createMemoryLimiter();
  let broken = false;
  const limiter = withFallback(async () => ({
    ...healthy,
    take: (...call) =>
      broken ? Promise.reject(new Error("connection refused")) : healthy.take(...call),
  }));
  for (let call = 0; call < 10; call++) await limiter.take(SEARCH, "ada");

  broken = true;
  expect(await limiter.take(SEARCH, "ada")).toMatchObject({ remaining: 29 });
  broken = false;
  vi.advanceTimersByTime(1_000);
  expect(await limiter.take(SEARCH, "ada")).toMatchObject({ remaining: 19 });
});

test("fallback of the limiter: a failure is logged once a minute", async () => {
  const limiter = withFallback(limiterThat(() => Promise.reject(new Error("down"))).open);
  for (let second = 0; second < 60; second++) {
    await limiter.take(SEARCH, "ada");
    vi.advanceTimersByTime(1_000);
  }
  expect(warn).toHaveBeenCalledTimes(1);
  await limiter.take(SEARCH, "ada");
  expect(warn).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenLastCalledWith(expect.objectContaining({ repeated: 59 }));
});
