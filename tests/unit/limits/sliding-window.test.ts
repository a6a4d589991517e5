import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getAccountRule } from "@/lib/limits/rate-limit";
import { createMemoryLimiter, MAX_IDS } from "@/lib/limits/sliding-window";

const SEARCH = getAccountRule("search", "pro");
const MINUTE = Date.UTC(2030, 0, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: MINUTE, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function takeMany(
  limiter: ReturnType<typeof createMemoryLimiter>,
  calls: number,
  id = "ada",
) {
  const states = await Promise.all(Array.from({ length: calls }, () => limiter.take(SEARCH, id)));
  return states.filter((state) => state.allowed).length;
}

test("sliding window: 200 calls at once get exactly the limit, each with its own number of calls left", async () => {
  const limiter = createMemoryLimiter();
  const states = await Promise.all(Array.from({ length: 200 }, () => limiter.take(SEARCH, "ada")));
  const allowed = states.filter((state) => state.allowed).map((state) => state.remaining);
  expect(allowed.sort((a, b) => b - a)).toEqual(Array.from({ length: 30 }, (_, i) => 29 - i));
  expect(states.filter((state) => !state.allowed)).toHaveLength(170);
});

test("sliding window: each call is free again a minute after it was taken, whatever the clock says", async () => {
  const limiter = createMemoryLimiter();
  vi.setSystemTime(MINUTE + 50_000);
  expect(await takeMany(limiter, 10)).toBe(10);
  vi.setSystemTime(MINUTE + 70_000);
  expect(await takeMany(limiter, 40)).toBe(20);

  vi.setSystemTime(MINUTE + 109_999);
  expect(await takeMany(limiter, 40)).toBe(0);
  vi.setSystemTime(MINUTE + 110_000);
  expect(await takeMany(limiter, 40)).toBe(10);
  vi.setSystemTime(MINUTE + 130_000);
  expect(await takeMany(limiter, 40)).toBe(20);
  vi.setSystemTime(MINUTE + 190_000);
  expect(await takeMany(limiter, 40)).toBe(30);
});

test("sliding window: no minute has more calls than the limit, and no call is refused without need", async () => {
  const limiter = createMemoryLimiter();
  const allowed: number[] = [];
  const pauses = fc.sample(fc.integer({ min: 0, max: 4_000 }), { numRuns: 3_000, seed: 7 });
  for (const pause of pauses) {
    vi.setSystemTime(Date.now() + pause);
    const now = Date.now();
    const recent = allowed.filter((time) => time > now - 60_000).length;
    const state = await limiter.take({ name: "test", limit: 20, windowSeconds: 60 }, "ada");
    expect(state.allowed).toBe(recent < 20);
    if (state.allowed) allowed.push(now);
  }
  expect(allowed.length).toBeLessThan(pauses.length);
});

test("sliding window: a refusal says when to come back, a call then passes, and none before", async () => {
  const limiter = createMemoryLimiter();
  vi.setSystemTime(MINUTE + 12_345);
  await limiter.take(SEARCH, "ada");
  vi.setSystemTime(MINUTE + 20_345);
  await takeMany(limiter, 29);
  const refused = await limiter.take(SEARCH, "ada");
  expect(refused).toEqual({
    allowed: false,
    remaining: 0,
    reset: MINUTE + 72_345,
    retryAfterSeconds: 52,
  });

  vi.setSystemTime(refused.reset - 1);
  expect(await limiter.take(SEARCH, "ada")).toMatchObject({ allowed: false, retryAfterSeconds: 1 });
  vi.setSystemTime(MINUTE + 20_345 + refused.retryAfterSeconds * 1000);
  expect(await limiter.take(SEARCH, "ada")).toMatchObject({ allowed: true, remaining: 0 });
});

test("sliding window: looking uses no call", async () => {
  const limiter = createMemoryLimiter();
  expect(await limiter.peek(SEARCH, "ada")).toMatchObject({ allowed: true, remaining: 30 });
  expect(await takeMany(limiter, 29)).toBe(29);
  expect(await limiter.peek(SEARCH, "ada")).toMatchObject({ allowed: true, remaining: 1 });
  expect(await takeMany(limiter, 5)).toBe(1);
  expect(await limiter.peek(SEARCH, "ada")).toMatchObject({ allowed: false, remaining: 0 });
});

test("sliding window: plans share one counter, each with its own limit", async () => {
  const limiter = createMemoryLimiter();
  const pro = getAccountRule("ai", "pro");
  for (let call = 0; call < 60; call++) await limiter.take(pro, "ada");

  expect(await limiter.take(pro, "ada")).toMatchObject({ allowed: false });
  expect(await limiter.take(getAccountRule("ai", "team"), "ada")).toMatchObject({
    allowed: true,
    remaining: 59,
  });
  expect(await limiter.take(getAccountRule("ai", "free"), "ada")).toMatchObject({ allowed: false });
});

test("sliding window: users and rules of other names do not share counters", async () => {
  const limiter = createMemoryLimiter();
  await takeMany(limiter, 30);
  expect(await limiter.take(SEARCH, "bob")).toMatchObject({ allowed: true, remaining: 29 });
  const crud = getAccountRule("crud", "pro");
  expect(await limiter.take(crud, "ada")).toMatchObject({ allowed: true, remaining: 99 });
});

test("sliding window: a call that is given back is free at once", async () => {
  const limiter = createMemoryLimiter();
  await takeMany(limiter, 30);
  for (let nth = 0; nth < 20; nth++) await limiter.giveBack(SEARCH, "ada");
  expect(await limiter.peek(SEARCH, "ada")).toMatchObject({ allowed: true, remaining: 20 });
  expect(await takeMany(limiter, 30)).toBe(20);
});

test("sliding window: a clock that is set back locks nobody out", async () => {
  const limiter = createMemoryLimiter();
  await takeMany(limiter, 30);
  vi.setSystemTime(MINUTE - 3_600_000);
  expect(await takeMany(limiter, 40)).toBe(30);
  vi.setSystemTime(MINUTE - 3_540_000);
  expect(await takeMany(limiter, 40)).toBe(30);
});

test("sliding window: giving back more than was taken adds nothing", async () => {
  const limiter = createMemoryLimiter();
  await limiter.giveBack(SEARCH, "ada");
  expect(await takeMany(limiter, 40)).toBe(30);
});

test("sliding window: the least recently used count is dropped when there are too many", async () => {
  const limiter = createMemoryLimiter();
  for (const id of ["kept", "lost", "kept"]) await limiter.take(SEARCH, id);
  for (let id = 1; id < MAX_IDS; id++) await limiter.take(SEARCH, `filler ${id}`);

  expect(await limiter.take(SEARCH, "kept")).toMatchObject({ remaining: 27 });
  expect(await limiter.take(SEARCH, "lost")).toMatchObject({ remaining: 29 });
});
