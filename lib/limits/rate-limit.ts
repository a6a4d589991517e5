import { config } from "@/lib/config";
import { ApiError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import type { Tier } from "@/lib/schemas/enums";
import { sharedStore } from "./backend";
import { accountRule, type Bucket } from "./buckets";
import { createLimiter, type Limiter, type RateLimitState } from "./limiter";

/** The limiter of this process. */
export const limiter = processWide(
  "rateLimiter",
  (): Limiter => createLimiter(sharedStore(config())),
);

/**
 * Uses one slot of the user's budget, shared over REST, MCP and the app. Never throws for a budget
 * that is used up: the door turns `allowed: false` into its own 429.
 */
export const takeSlot = (bucket: Bucket, userId: string, tier: Tier): Promise<RateLimitState> =>
  limiter().take(accountRule(bucket, tier), userId);

const TOO_MUCH: Record<Bucket, string> = {
  crud: "You have made many changes within a minute.",
  search: "You have searched many times within a minute.",
  ai: "You have asked the AI many times within a minute.",
};

/** The same for a person in the app. @throws 429 in a sentence for them */
export async function spendSlot(
  { userId, tier }: { userId: string; tier: Tier },
  bucket: Bucket = "crud",
) {
  const { allowed, retryAfterSeconds } = await takeSlot(bucket, userId, tier);
  if (!allowed) throw tooMany(TOO_MUCH[bucket], retryAfterSeconds);
}

/** The refusal where a budget is used up; `what` says of what there was too much. */
export function tooMany(what: string, seconds: number): ApiError {
  const wait = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
  return new ApiError("RATE_LIMIT_EXCEEDED", `${what} Wait ${wait}, then try again.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

/** Where the user's budget stands, without using a slot. */
export const peekSlots = (bucket: Bucket, userId: string, tier: Tier): Promise<RateLimitState> =>
  limiter().peek(accountRule(bucket, tier), userId);
