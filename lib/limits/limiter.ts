import { config } from "@/lib/config";
import { logRepeated } from "@/lib/log-repeated";
import { processWide } from "@/lib/process-wide";
import { waitAtMost } from "@/lib/time-limit";
import { STORE_TIMEOUT_MS } from "./redis-connection";
import { chooseSharedLimiter } from "./redis-limiter";
import { createMemoryLimiter, type Limiter } from "./sliding-window";

export const limiter = processWide("rateLimiter", () => {
  const open = chooseSharedLimiter(config());
  return open ? withFallback(open) : createMemoryLimiter();
});

/** Pauses after a failure, so that a hanging store does not slow every call. */
const PAUSE_MS = 1_000;

const FALLBACK = "rate_limit_fallback";
const FALLBACK_NEXT =
  "Redis does not answer: each process counts rate limits for itself until it does. Check that Redis runs, and its settings.";

/** Counts in this process while the shared limiter fails or hangs: calls are neither all allowed nor all refused. */
export function withFallback(open: () => Promise<Limiter>): Limiter {
  const local = createMemoryLimiter();
  let shared: Promise<Limiter> | undefined;
  let pausedUntil = 0;

  function pause(error: unknown) {
    pausedUntil = Date.now() + PAUSE_MS;
    const reason = error instanceof Error ? error.message : String(error);
    logRepeated("warn", FALLBACK, { event: FALLBACK, reason, message: FALLBACK_NEXT });
  }

  async function ask<Answer>(question: (limiter: Limiter) => Promise<Answer>): Promise<Answer> {
    if (Date.now() >= pausedUntil) {
      shared ??= open();
      try {
        return await waitAtMost(shared.then(question), STORE_TIMEOUT_MS, throwLate);
      } catch (error) {
        pause(error);
      }
    }
    return question(local);
  }

  return {
    take: (rule, id) => ask((limiter) => limiter.take(rule, id)),
    giveBack: (rule, id) => ask((limiter) => limiter.giveBack(rule, id)),
    peek: (rule, id) => ask((limiter) => limiter.peek(rule, id)),
  };
}

function throwLate(): never {
  throw new Error(`no answer from the shared counters within ${STORE_TIMEOUT_MS} ms`);
}
