import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { withFallback } from "@/lib/limits/limiter";
import { connectRedis, createTcpRunner, type ScriptRunner } from "@/lib/limits/redis-connection";
import { chooseSharedLimiter, createRedisLimiter } from "@/lib/limits/redis-limiter";
import type { Limiter, Rule } from "@/lib/limits/sliding-window";
import { log } from "@/lib/log";
import { forgetCause } from "@/lib/log-repeated";
import { freePort, startRedis } from "@/tests/support/redis";
import { startUpstashRest } from "@/tests/support/upstash-rest";

const NOON = Date.UTC(2030, 0, 1, 12);
const rule = (limit: number): Rule => ({ name: "test", limit, windowSeconds: 60 });

const installed = await startRedis();
await installed?.stop();
if (!installed) {
  const reason = "redis-server is not installed";
  process.stderr.write(`Rate limits on a real Redis: not run, because ${reason}.\n`);
}

/** A fresh Redis for one test, on `port` if given. */
async function redisServer(port?: number) {
  const server = await startRedis(port);
  if (!server) throw new Error("redis-server is not installed.");
  onTestFinished(server.stop);
  return server;
}

async function redisClient(url: string) {
  const redis = await connectRedis(url);
  onTestFinished(() => redis.disconnect());
  return redis;
}

const tcpLimiter = async (url: string) =>
  createRedisLimiter(createTcpRunner(await redisClient(url)));

async function upstashLimiter(redis: ScriptRunner): Promise<Limiter> {
  const rest = await startUpstashRest(redis, await freePort(), "secret");
  onTestFinished(() => void rest.stop());
  const open = chooseSharedLimiter({
    UPSTASH_REDIS_REST_URL: rest.url,
    UPSTASH_REDIS_REST_TOKEN: "secret",
    REDIS_URL: "redis://127.0.0.1:1",
  });
  if (!open) throw new Error("Upstash was not chosen.");
  return open();
}

/** Makes simultaneous calls. @returns the calls left after each allowed call */
async function race(limiter: Limiter, calls: number) {
  const states = await Promise.all(
    Array.from({ length: calls }, () => limiter.take(rule(60), "ada")),
  );
  return states.filter((state) => state.allowed).map((state) => state.remaining);
}

const allCounts = Array.from({ length: 60 }, (_, count) => count);
const ascending = (a: number, b: number) => a - b;

describe.skipIf(!installed)("rate limits in Redis: counters in a real Redis", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("200 calls at once over TCP get exactly the limit", async () => {
    const { url } = await redisServer();
    const left = await race(await tcpLimiter(url), 200);
    expect(left.sort(ascending)).toEqual(allCounts);
  });

  test("200 calls at once over Upstash REST get exactly the limit", async () => {
    const { url } = await redisServer();
    const left = await race(await upstashLimiter(createTcpRunner(await redisClient(url))), 200);
    expect(left.sort(ascending)).toEqual(allCounts);
  });

  test("three processes that count in one Redis get exactly the limit together", async () => {
    const { url } = await redisServer();
    const limiters = [
      await tcpLimiter(url),
      await tcpLimiter(url),
      await upstashLimiter(createTcpRunner(await redisClient(url))),
    ];
    const left = await Promise.all(limiters.map((limiter) => race(limiter, 100)));
    expect(left.flat().sort(ascending)).toEqual(allCounts);
  });

  test("the previous minute counts by its part that is still inside, and a refusal says when to come back", async () => {
    const { url } = await redisServer();
    const limiter = await tcpLimiter(url);
    const takeMany = async (calls: number) => {
      const states = [];
      for (let call = 0; call < calls; call++) states.push(await limiter.take(rule(30), "ada"));
      return states.filter((state) => state.allowed).length;
    };
    vi.setSystemTime(NOON + 50_000);
    expect(await takeMany(40)).toBe(30);
    const refused = await limiter.take(rule(30), "ada");
    expect(refused).toMatchObject({ allowed: false, remaining: 0, retryAfterSeconds: 11 });
    await limiter.giveBack(rule(30), "ada");
    expect(await limiter.peek(rule(30), "ada")).toMatchObject({ allowed: true, remaining: 1 });
    expect(await takeMany(2)).toBe(1);

    vi.setSystemTime(NOON + 50_000 + refused.retryAfterSeconds * 1000);
    expect(await takeMany(2)).toBe(1);
    vi.setSystemTime(NOON + 75_000);
    expect(await takeMany(40)).toBe(7);
    vi.setSystemTime(NOON + 180_000);
    expect(await takeMany(40)).toBe(30);
  });
});

describe.skipIf(!installed)("rate limits in Redis: a Redis that comes and goes", () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  beforeEach(() => void warn.mockClear());

  test("is replaced by this process while it is away, and used again when it is back", async () => {
    const port = await freePort();
    const redis = await redisClient(`redis://127.0.0.1:${port}`);
    const limiter = withFallback(() => createRedisLimiter(createTcpRunner(redis)));
    const keptInRedis = async () => {
      expect(await limiter.take(rule(1_000), "ada")).toMatchObject({ allowed: true });
      expect(await redis.dbsize()).toBeGreaterThan(0);
    };

    expect(await limiter.take(rule(1), "ada")).toMatchObject({ allowed: true });
    expect(await limiter.take(rule(1), "ada")).toMatchObject({ allowed: false });
    expect(warn.mock.calls).toEqual([
      [
        expect.objectContaining({
          event: "rate_limit_fallback",
          reason: `connect ECONNREFUSED 127.0.0.1:${port}`,
        }),
      ],
    ]);

    const first = await redisServer(port);
    await vi.waitFor(keptInRedis, { timeout: 15_000, interval: 100 });
    await first.stop();
    warn.mockClear();
    forgetCause("rate_limit_fallback");
    expect(await limiter.take(rule(1), "bob")).toMatchObject({ allowed: true });
    expect(warn.mock.calls).toMatchObject([
      [
        {
          reason: expect.stringMatching(/^(The connection was closed\.|connect ECONNREFUSED .+)$/),
        },
      ],
    ]);
    expect(await limiter.take(rule(1), "bob")).toMatchObject({ allowed: false });
    await redisServer(port);
    await vi.waitFor(keptInRedis, { timeout: 15_000, interval: 100 });
  }, 40_000);
});
