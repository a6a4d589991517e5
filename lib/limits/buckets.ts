import { config } from "@/lib/config";
import type { Tier } from "@/lib/schemas/enums";

/** A budget of calls: `limit` calls in a sliding window of `windowSeconds`, counted under the name `bucket`. */
export type Rule = { bucket: string; limit: number; windowSeconds: number };

export const BUCKETS = ["crud", "search", "ai"] as const;
export type Bucket = (typeof BUCKETS)[number];

/**
 * The budgets of an account, calls in 60 s (`docs/contract/semantics.md#rate-limits`).
 * Every endpoint and tool draws on exactly one of them; `ai` depends on the plan of the workspace in use.
 */
const LIMITS: Record<Bucket, number | Record<Tier, number>> = {
  crud: 100,
  search: 30,
  ai: { free: 30, pro: 60, team: 120, consultant: 240, internal: 240 },
};

/** Calls a minute that `bucket` allows on the plan `tier`, times the operator's `RATE_LIMIT_SCALE`. */
export function limitOf(bucket: Bucket, tier: Tier): number {
  const limit = LIMITS[bucket];
  return (typeof limit === "number" ? limit : limit[tier]) * config().RATE_LIMIT_SCALE;
}

export const accountRule = (bucket: Bucket, tier: Tier): Rule => ({
  bucket,
  limit: limitOf(bucket, tier),
  windowSeconds: 60,
});
