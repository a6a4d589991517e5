import { LRUCache } from "lru-cache";

/** Rules of one bucket share their counts even with different limits: an account in two workspaces has one count. */
export type Rule = { bucket: string; limit: number; windowSeconds: number };

/** `reset` is in ms since 1970, `retryAfterSeconds` at least 1. */
export type RateLimitState = {
  allowed: boolean;
  remaining: number;
  reset: number;
  retryAfterSeconds: number;
};

export type Limiter = {
  take(rule: Rule, id: string): Promise<RateLimitState>;
  giveBack(rule: Rule, id: string): Promise<void>;
  peek(rule: Rule, id: string): Promise<RateLimitState>;
};

export function toState(allowed: boolean, left: number, reset: number): RateLimitState {
  // A window still counts in full at its very end; a slot is free a moment later.
  const retryAfterSeconds = Math.max(1, Math.floor((reset - Date.now()) / 1000) + 1);
  return { allowed, remaining: Math.max(0, left), reset, retryAfterSeconds };
}

export const MAX_IDS = 50_000;

type Count = { window: number; used: number; previous: number };

function slide(count: Count | undefined, window: number): Count {
  if (count?.window === window) return count;
  return { window, used: 0, previous: count?.window === window - 1 ? count.used : 0 };
}

/** Counts the previous window in proportion, like `@upstash/ratelimit` (`tests/redis/rate-limit.test.ts`). */
export function createMemoryLimiter(): Limiter {
  // One cache per bucket, so that a flood of ids in one does not evict ids of others.
  const buckets = new Map<string, LRUCache<string, Count>>();

  function find({ bucket, limit, windowSeconds }: Rule, id: string) {
    const counts = buckets.get(bucket) ?? new LRUCache<string, Count>({ max: MAX_IDS });
    buckets.set(bucket, counts);
    const now = Date.now();
    const windowMs = windowSeconds * 1000;
    const window = Math.floor(now / windowMs);
    const count = slide(counts.get(id), window);
    const weighted = Math.floor((1 - (now % windowMs) / windowMs) * count.previous);
    const left = limit - (weighted + count.used);
    const use = (slots: number) => {
      count.used += slots;
      counts.set(id, count);
    };
    return { left, reset: (window + 1) * windowMs, use };
  }

  return {
    async take(rule, id) {
      const { left, reset, use } = find(rule, id);
      const allowed = left > 0;
      if (allowed) use(1);
      return toState(allowed, left - 1, reset);
    },
    async giveBack(rule, id) {
      find(rule, id).use(-1);
    },
    async peek(rule, id) {
      const { left, reset } = find(rule, id);
      return toState(left > 0, left, reset);
    },
  };
}
