import { config } from "@/lib/config";
import { sharedStore } from "@/lib/limits/backend";
import { accountRule, type Bucket } from "@/lib/limits/buckets";
import { createLimiter, type Limiter, type RateLimitState } from "@/lib/limits/limiter";
import { processWide } from "@/lib/process-wide";
import type { Tier } from "@/lib/schemas/enums";

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

/** Where the user's budget stands, without using a slot. */
export const peekSlots = (bucket: Bucket, userId: string, tier: Tier): Promise<RateLimitState> =>
  limiter().peek(accountRule(bucket, tier), userId);
