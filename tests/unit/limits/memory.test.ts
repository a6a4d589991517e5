import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accountRule } from "@/lib/limits/buckets";
import { createLimiter } from "@/lib/limits/limiter";
import { MAX_KEYS, memoryStore, PEEK_SCRIPT, TAKE_SCRIPT } from "@/lib/limits/memory-store";
import { slidingWindows } from "@/lib/limits/sliding-window";

const SEARCH = accountRule("search", "pro");
const MINUTE = Date.UTC(2030, 0, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: MINUTE, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function takeMany(limiter: ReturnType<typeof createLimiter>, calls: number, id = "ada") {
  const states = await Promise.all(Array.from({ length: calls }, () => limiter.take(SEARCH, id)));
  return states.filter((state) => state.allowed).length;
}

test("the installed library sends the two scripts that the in-process store knows", async () => {
  const sent: { script: string; sha: string }[] = [];
  let sha = "";
  const window = slidingWindows({
    evalsha: async (asked) => {
      sha = asked;
      throw new Error("NOSCRIPT");
    },
    eval: async (script) => {
      sent.push({ script, sha });
      return [0, 1];
    },
  })(SEARCH);
  await window.limit("ada");
  await window.getRemaining("ada");

  const hashes = sent.map(({ script }) => createHash("sha1").update(script).digest("hex"));
  expect(hashes).toEqual([TAKE_SCRIPT, PEEK_SCRIPT]);
  expect(sent.map((call) => call.sha)).toEqual(hashes);
});

test("an unknown script is refused", async () => {
  await expect(memoryStore().evalsha("0".repeat(40), ["a", "b"], [1, 2, 3])).rejects.toThrow(
    "does not know script",
  );
});

test("200 calls at once get exactly the limit, each with its own number of slots left", async () => {
  const limiter = createLimiter();
  const states = await Promise.all(Array.from({ length: 200 }, () => limiter.take(SEARCH, "ada")));
  const allowed = states.filter((state) => state.allowed).map((state) => state.remaining);
  expect(allowed.sort((a, b) => b - a)).toEqual(Array.from({ length: 30 }, (_, i) => 29 - i));
  expect(states.filter((state) => !state.allowed)).toHaveLength(170);
});

test("the window slides: the minute before weighs in by the part of it that is still inside", async () => {
  const limiter = createLimiter();
  vi.setSystemTime(MINUTE + 50_000);
  expect(await takeMany(limiter, 40)).toBe(30);

  vi.setSystemTime(MINUTE + 60_000);
  expect(await takeMany(limiter, 40)).toBe(0);
  vi.setSystemTime(MINUTE + 75_000);
  expect(await takeMany(limiter, 40)).toBe(8);
  vi.setSystemTime(MINUTE + 90_000);
  expect(await takeMany(limiter, 40)).toBe(7);
  vi.setSystemTime(MINUTE + 180_000);
  expect(await takeMany(limiter, 40)).toBe(30);
});

test("a refusal says when to come back, and a call after that passes", async () => {
  const limiter = createLimiter();
  vi.setSystemTime(MINUTE + 12_345);
  await takeMany(limiter, 30);
  const refused = await limiter.take(SEARCH, "ada");
  expect(refused).toMatchObject({
    allowed: false,
    limit: 30,
    remaining: 0,
    reset: MINUTE + 60_000,
    retryAfterSeconds: 48,
  });

  vi.setSystemTime(MINUTE + 12_345 + refused.retryAfterSeconds * 1000);
  expect(await limiter.take(SEARCH, "ada")).toMatchObject({ allowed: true });
});

test("the wait is at least a second", async () => {
  const limiter = createLimiter();
  vi.setSystemTime(MINUTE + 59_999);
  expect(await limiter.take(SEARCH, "ada")).toMatchObject({ retryAfterSeconds: 1 });
});

test("looking uses no slot", async () => {
  const limiter = createLimiter();
  expect(await limiter.peek(SEARCH, "ada")).toMatchObject({ allowed: true, remaining: 30 });
  expect(await takeMany(limiter, 29)).toBe(29);
  expect(await limiter.peek(SEARCH, "ada")).toMatchObject({ allowed: true, remaining: 1 });
  expect(await takeMany(limiter, 5)).toBe(1);
  expect(await limiter.peek(SEARCH, "ada")).toMatchObject({ allowed: false, remaining: 0 });
});

test("plans share one counter, each with its own limit", async () => {
  const limiter = createLimiter();
  const pro = accountRule("ai", "pro");
  for (let call = 0; call < 60; call++) await limiter.take(pro, "ada");

  expect(await limiter.take(pro, "ada")).toMatchObject({ allowed: false, limit: 60 });
  expect(await limiter.take(accountRule("ai", "team"), "ada")).toMatchObject({
    allowed: true,
    limit: 120,
    remaining: 59,
  });
  expect(await limiter.take(accountRule("ai", "free"), "ada")).toMatchObject({ allowed: false });
});

test("users and buckets do not share counters", async () => {
  const limiter = createLimiter();
  await takeMany(limiter, 30);
  expect(await limiter.take(SEARCH, "bob")).toMatchObject({ allowed: true, remaining: 29 });
  const crud = accountRule("crud", "pro");
  expect(await limiter.take(crud, "ada")).toMatchObject({ allowed: true, remaining: 99 });
});

test("the least recently used counter goes when there are too many", async () => {
  const store = memoryStore();
  const take = (key: string) => store.evalsha(TAKE_SCRIPT, [key, "none"], [100, MINUTE, 60_000, 1]);
  await take("kept");
  await take("lost");
  await take("kept");
  for (let i = 0; i < MAX_KEYS - 1; i++) await take(`filler ${i}`);

  expect(await take("kept")).toEqual([97, 100]);
  expect(await take("lost")).toEqual([99, 100]);
});
