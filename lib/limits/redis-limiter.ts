import type { Ratelimit, RatelimitConfig } from "@upstash/ratelimit";
import { type Config, config } from "@/lib/config";
import {
  connectRedis,
  connectUpstash,
  createTcpRunner,
  type ScriptRunner,
} from "./redis-connection";
import { type Limiter, type Rule, toState } from "./sliding-window";

type Settings = Pick<Config, "UPSTASH_REDIS_REST_URL" | "UPSTASH_REDIS_REST_TOKEN" | "REDIS_URL">;

export function chooseRateLimitBackend(
  settings: Settings = config(),
): "upstash" | "redis" | "memory" {
  if (settings.UPSTASH_REDIS_REST_URL || settings.UPSTASH_REDIS_REST_TOKEN) return "upstash";
  return settings.REDIS_URL ? "redis" : "memory";
}

export function chooseSharedLimiter(settings: Settings): (() => Promise<Limiter>) | undefined {
  const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token, REDIS_URL = "" } = settings;
  const open = {
    upstash: async () => createRedisLimiter(await connectUpstash(url, token)),
    redis: async () => createRedisLimiter(createTcpRunner(await connectRedis(REDIS_URL))),
    memory: undefined,
  };
  return open[chooseRateLimitBackend(settings)];
}

// The library types its client as the whole Upstash client, whose other methods it does not call here.
const asUpstash = (redis: ScriptRunner) => redis as unknown as RatelimitConfig["redis"];

export async function createRedisLimiter(redis: ScriptRunner): Promise<Limiter> {
  const { Ratelimit } = await import("@upstash/ratelimit");
  const windows = new Map<string, Ratelimit>();

  function findWindow({ name, limit, windowSeconds }: Rule): Ratelimit {
    const key = `${name}:${limit}`;
    const known = windows.get(key);
    if (known) return known;
    const window = new Ratelimit({
      redis: asUpstash(redis),
      limiter: Ratelimit.slidingWindow(limit, `${windowSeconds} s`),
      prefix: `rl:${name}`,
      timeout: 0, // the library's own timeout allows every call; `withFallback` has one that does not
      ephemeralCache: false,
      enableTelemetry: false,
    });
    windows.set(key, window);
    return window;
  }

  return {
    // The minute before counts in full at the very end of its window, so that a call is free a moment later.
    async take(rule, id) {
      const { success, remaining, reset } = await findWindow(rule).limit(id);
      return toState(success, remaining, reset + 1);
    },
    // A call of the window before is given back in the present one, which then allows one more.
    async giveBack(rule, id) {
      await findWindow(rule).limit(id, { rate: -1 });
    },
    async peek(rule, id) {
      const { remaining, reset } = await findWindow(rule).getRemaining(id);
      return toState(remaining > 0, remaining, reset + 1);
    },
  };
}
