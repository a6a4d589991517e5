import { LRUCache } from "lru-cache";
import type { WindowStore } from "./sliding-window";

/** SHA-1 of the two scripts of `@upstash/ratelimit` 2.2.0 that a sliding window runs. */
export const TAKE_SCRIPT = "74740bb3d7792848093cdef586b6b6037c455fd6";
export const PEEK_SCRIPT = "7ca36169e0fc9caedd81b4eef8e99854c157f9b5";

/** Counters kept at most; beyond that the least recently used one is forgotten. */
export const MAX_KEYS = 50_000;

/**
 * Counters in this process: does the arithmetic of the two scripts without a Redis.
 * Keys carry the number of their window, so an old counter is never read again and needs no expiry.
 * @throws on any other script, which a changed library would send.
 */
export function memoryStore(): WindowStore {
  const counters = new LRUCache<string, number>({ max: MAX_KEYS });

  return {
    async evalsha(sha, [currentKey = "", previousKey = ""], args) {
      const [limit = 0, now = 0, windowMs = 1, slots = 1] = args.map(Number);
      const ahead = 1 - (now % windowMs) / windowMs;
      const previous = Math.floor(ahead * (counters.get(previousKey) ?? 0));
      const current = counters.get(currentKey) ?? 0;
      const left = limit - (previous + current);

      if (sha === PEEK_SCRIPT) return [left, limit];
      if (sha !== TAKE_SCRIPT)
        throw new Error(`The in-process limiter does not know script ${sha}.`);
      if (slots > 0 && left <= 0) return [-1, limit];
      counters.set(currentKey, current + slots);
      return [left - slots, limit];
    },
    async eval() {
      throw new Error("The in-process limiter runs no scripts.");
    },
  };
}
