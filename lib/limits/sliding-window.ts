import { LRUCache } from "lru-cache";

/**
 * A budget of `limit` slots in a sliding window of `windowSeconds`. Rules of the same bucket have windows of the same
 * length and share their counts whatever their limit, so an account that uses two workspaces has one count.
 */
export type Rule = { bucket: string; limit: number; windowSeconds: number };

/** Where a budget stands. `reset` is in ms since 1970, `retryAfterSeconds` a whole number of at least 1. */
export type RateLimitState = {
  allowed: boolean;
  remaining: number;
  reset: number;
  retryAfterSeconds: number;
};

export type Limiter = {
  /** Uses one slot of `id`, if one is left. */
  take(rule: Rule, id: string): Promise<RateLimitState>;
  /** Gives a taken slot of `id` back. */
  giveBack(rule: Rule, id: string): Promise<void>;
  /** Answers like `take`, and uses no slot: `remaining` counts the slot that `take` would use. */
  peek(rule: Rule, id: string): Promise<RateLimitState>;
};

export function toState(allowed: boolean, left: number, reset: number): RateLimitState {
  // At the very end of a window it still counts in full, a moment later a slot is free.
  const retryAfterSeconds = Math.max(1, Math.floor((reset - Date.now()) / 1000) + 1);
  return { allowed, remaining: Math.max(0, left), reset, retryAfterSeconds };
}

/** Ids counted in a bucket at most; beyond that the least recently used one is forgotten. */
export const MAX_IDS = 50_000;

/** The slots that an id used in the window of this number, and in the window before. */
type Count = { window: number; used: number; previous: number };

function slide(count: Count | undefined, window: number): Count {
  if (count?.window === window) return count;
  return { window, used: 0, previous: count?.window === window - 1 ? count.used : 0 };
}

/**
 * Sliding windows counted in this process. The previous window weighs by the part of it that the sliding window still
 * covers, as in `@upstash/ratelimit`: both give the same answers (`tests/redis/rate-limit.test.ts`).
 */
export function createMemoryLimiter(): Limiter {
  // Counts of their own for each bucket, so that a flood of ids in one evicts nobody from the others.
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
