import { LRUCache } from "lru-cache";

/** Rules of one name share their counts even with different limits: an account in two workspaces has one count. */
export type Rule = { name: string; limit: number; windowSeconds: number };

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

/** `reset` is when the next call is free, or the oldest one leaves the window. */
export function toState(allowed: boolean, left: number, reset: number): RateLimitState {
  const retryAfterSeconds = Math.max(1, Math.ceil((reset - Date.now()) / 1000));
  return { allowed, remaining: Math.max(0, left), reset, retryAfterSeconds };
}

export const MAX_IDS = 50_000;

/** The times of the calls, oldest first; those before `first` have left the window. */
type Calls = { times: number[]; first: number };
type Store = { all: LRUCache<string, Calls>; purgedAt: number };

/** Removing used-up times one by one would move all others each time. */
const MAX_LEFT_BEHIND = 256;

function dropBefore(calls: Calls, start: number) {
  while ((calls.times[calls.first] ?? Number.POSITIVE_INFINITY) <= start) calls.first++;
  if (calls.first < Math.max(MAX_LEFT_BEHIND, calls.times.length / 2)) return;
  calls.times = calls.times.slice(calls.first);
  calls.first = 0;
}

/** Remembers the time of each call, so that no window of any beginning has more than the limit. */
export function createMemoryLimiter(): Limiter {
  // One per name of a rule, so that a flood of ids in one does not evict ids of others.
  const stores = new Map<string, Store>();

  function open(name: string, windowMs: number, now: number) {
    const known = stores.get(name) ?? { all: new LRUCache({ max: MAX_IDS }), purgedAt: now };
    stores.set(name, known);
    if (now - known.purgedAt < windowMs) return known.all;
    known.purgedAt = now;
    for (const [id, { times }] of known.all)
      if ((times.at(-1) ?? 0) <= now - windowMs) known.all.delete(id);
    return known.all;
  }

  function find({ name, limit, windowSeconds }: Rule, id: string) {
    const windowMs = windowSeconds * 1000;
    const now = Date.now();
    const all = open(name, windowMs, now);
    let calls = all.get(id);
    // A clock that was set back would lock everybody out until it catches up.
    if (!calls || (calls.times.at(-1) ?? 0) > now) calls = { times: [], first: 0 };
    dropBefore(calls, now - windowMs);
    const { times, first } = calls;
    const left = limit - (times.length - first);
    const next = times[left > 0 ? first : times.length - limit] ?? now;
    return { all, calls, left, now, reset: next + windowMs };
  }

  return {
    async take(rule, id) {
      const { all, calls, left, now, reset } = find(rule, id);
      if (left > 0) {
        calls.times.push(now);
        all.set(id, calls);
      }
      return toState(left > 0, left - 1, reset);
    },
    async giveBack(rule, id) {
      const { times, first } = find(rule, id).calls;
      if (times.length > first) times.pop();
    },
    async peek(rule, id) {
      const { left, reset } = find(rule, id);
      return toState(left > 0, left, reset);
    },
  };
}
