import { LRUCache } from "lru-cache";

/** Returns a function that says whether an id comes for the first time within `ms`. It remembers the last `max` ids. */
export function firstWithin(ms: number, max: number): (id: string) => boolean {
  const seen = new LRUCache<string, true>({ max, ttl: ms });
  return (id) => {
    if (seen.has(id)) return false;
    seen.set(id, true);
    return true;
  };
}
