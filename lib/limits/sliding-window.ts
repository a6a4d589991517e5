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

/** `reset` is when a slot is free again, or the first one in use is. */
export function toState(allowed: boolean, left: number, reset: number): RateLimitState {
  const retryAfterSeconds = Math.max(1, Math.ceil((reset - Date.now()) / 1000));
  return { allowed, remaining: Math.max(0, left), reset, retryAfterSeconds };
}

export const MAX_IDS = 50_000;

/** When each slot was taken, oldest first; those before `first` have left the window. */
type Slots = { times: number[]; first: number };
type Bucket = { all: LRUCache<string, Slots>; purgedAt: number };

/** Removing used-up times one by one would move all others each time. */
const MAX_LEFT_BEHIND = 256;

function dropBefore(slots: Slots, start: number) {
  while ((slots.times[slots.first] ?? Number.POSITIVE_INFINITY) <= start) slots.first++;
  if (slots.first < Math.max(MAX_LEFT_BEHIND, slots.times.length / 2)) return;
  slots.times = slots.times.slice(slots.first);
  slots.first = 0;
}

/** Remembers when each slot was taken, so that no window of any beginning has more than the limit. */
export function createMemoryLimiter(): Limiter {
  // One cache per bucket, so that a flood of ids in one does not evict ids of others.
  const buckets = new Map<string, Bucket>();

  function open(bucket: string, windowMs: number, now: number) {
    const known = buckets.get(bucket) ?? { all: new LRUCache({ max: MAX_IDS }), purgedAt: now };
    buckets.set(bucket, known);
    if (now - known.purgedAt < windowMs) return known.all;
    known.purgedAt = now;
    for (const [id, { times }] of known.all)
      if ((times.at(-1) ?? 0) <= now - windowMs) known.all.delete(id);
    return known.all;
  }

  function find({ bucket, limit, windowSeconds }: Rule, id: string) {
    const windowMs = windowSeconds * 1000;
    const now = Date.now();
    const all = open(bucket, windowMs, now);
    let slots = all.get(id);
    // A clock that was set back would lock everybody out until it catches up.
    if (!slots || (slots.times.at(-1) ?? 0) > now) slots = { times: [], first: 0 };
    dropBefore(slots, now - windowMs);
    const { times, first } = slots;
    const left = limit - (times.length - first);
    const next = times[left > 0 ? first : times.length - limit] ?? now;
    return { all, slots, left, now, reset: next + windowMs };
  }

  return {
    async take(rule, id) {
      const { all, slots, left, now, reset } = find(rule, id);
      if (left > 0) {
        slots.times.push(now);
        all.set(id, slots);
      }
      return toState(left > 0, left - 1, reset);
    },
    async giveBack(rule, id) {
      const { times, first } = find(rule, id).slots;
      if (times.length > first) times.pop();
    },
    async peek(rule, id) {
      const { left, reset } = find(rule, id);
      return toState(left > 0, left, reset);
    },
  };
}
