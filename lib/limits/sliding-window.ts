import { Ratelimit, type RatelimitConfig } from "@upstash/ratelimit";
import type { Rule } from "./buckets";

/** Where counters are kept: the two Redis commands that the sliding window calls. */
export type WindowStore = {
  evalsha(sha: string, keys: string[], args: unknown[]): Promise<unknown>;
  /** Called only after `evalsha` failed with `NOSCRIPT`. */
  eval(script: string, keys: string[], args: unknown[]): Promise<unknown>;
};

// The library types its store as a part of the Upstash client, with methods it does not call here.
const asUpstash = (store: WindowStore) => store as unknown as RatelimitConfig["redis"];

/**
 * The sliding windows over one store, one object for each rule. Rules of the same bucket share their
 * counters whatever their limit, so an account that uses two workspaces has one count.
 */
export function slidingWindows(store: WindowStore): (rule: Rule) => Ratelimit {
  const windows = new Map<string, Ratelimit>();
  return (rule) => {
    const name = `${rule.bucket}:${rule.limit}`;
    const window = windows.get(name) ?? slidingWindow(store, rule);
    windows.set(name, window);
    return window;
  };
}

/** `timeout: 0` because the library's own time-out lets every call pass; see `limiter.ts`. */
const slidingWindow = (store: WindowStore, { bucket, limit, windowSeconds }: Rule) =>
  new Ratelimit({
    redis: asUpstash(store),
    limiter: Ratelimit.slidingWindow(limit, `${windowSeconds} s`),
    prefix: `rl:${bucket}`,
    timeout: 0,
    ephemeralCache: false,
    enableTelemetry: false,
  });
