import type { Ratelimit } from "@upstash/ratelimit";
import { log } from "@/lib/log";
import { STORE_TIMEOUT_MS } from "./backend";
import type { Rule } from "./buckets";
import { memoryStore } from "./memory-store";
import { slidingWindows, type WindowStore } from "./sliding-window";

/** The shared counters rest this long after a failure, so that a hanging store does not slow every call. */
const PAUSE_MS = 1_000;
const WARN_EVERY_MS = 60_000;

/** Where a budget stands. `reset` is in ms since 1970, `retryAfterSeconds` a whole number of at least 1. */
export type RateLimitState = Rule & {
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
  /** Tells what `take` would answer, and uses no slot. `remaining` counts the slot it would use. */
  peek(rule: Rule, id: string): Promise<RateLimitState>;
};

/**
 * A limiter on the shared counters that `open` gives, or on those of this process without it.
 * While the shared ones fail or hang, this process counts by the same rules: calls are neither waved
 * through nor refused because of the failure.
 */
export function createLimiter(open?: () => Promise<WindowStore>): Limiter {
  // A store a bucket, so that a flood of names in one evicts nobody from the others.
  const locals = new Map<string, ReturnType<typeof slidingWindows>>();
  const local = (rule: Rule) => {
    const windows = locals.get(rule.bucket) ?? slidingWindows(memoryStore());
    locals.set(rule.bucket, windows);
    return windows(rule);
  };
  let shared: Promise<ReturnType<typeof slidingWindows>> | undefined;
  let pausedUntil = 0;
  let warnedAt = 0;

  function pause(error: unknown) {
    const now = Date.now();
    pausedUntil = now + PAUSE_MS;
    if (now < warnedAt + WARN_EVERY_MS) return;
    warnedAt = now;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ event: "rate_limit_fallback", reason });
  }

  async function ask<Answer>(rule: Rule, question: (window: Ratelimit) => Promise<Answer>) {
    if (open && Date.now() >= pausedUntil) {
      shared ??= open().then(slidingWindows);
      try {
        return await inTime(shared.then((windows) => question(windows(rule))));
      } catch (error) {
        pause(error);
      }
    }
    return question(local(rule));
  }

  return {
    async take(rule, id) {
      const { success, remaining, reset } = await ask(rule, (window) => window.limit(id));
      return state(rule, success, remaining, reset);
    },
    async giveBack(rule, id) {
      await ask(rule, (window) => window.limit(id, { rate: -1 }));
    },
    async peek(rule, id) {
      const { remaining, reset } = await ask(rule, (window) => window.getRemaining(id));
      return state(rule, remaining > 0, remaining, reset);
    },
  };
}

function state(rule: Rule, allowed: boolean, remaining: number, reset: number): RateLimitState {
  // At the very end of a window it still counts in full, a moment later a slot is free.
  const retryAfterSeconds = Math.max(1, Math.floor((reset - Date.now()) / 1000) + 1);
  return { ...rule, allowed, remaining, reset, retryAfterSeconds };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`no answer from the shared counters within ${STORE_TIMEOUT_MS} ms`);
    timer = setTimeout(() => reject(error), STORE_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
