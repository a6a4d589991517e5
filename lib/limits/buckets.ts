import type { Tier } from "@/lib/schemas/enums";

/** A budget of calls: `limit` calls in a sliding window of `windowSeconds`, counted under the name `bucket`. */
export type Rule = { bucket: string; limit: number; windowSeconds: number };

/**
 * The budgets of an account, calls in 60 s (`decisions.md`, "Rate limits and quota").
 * Every endpoint and tool draws on exactly one of them; `ai` depends on the plan of the workspace in use.
 */
const ACCOUNT_LIMITS = {
  crud: 100,
  search: 30,
  ai: { free: 30, pro: 60, team: 120, consultant: 240, internal: 240 },
} as const satisfies Record<string, number | Record<Tier, number>>;

export type Bucket = keyof typeof ACCOUNT_LIMITS;

/** Calls a minute that `bucket` allows on the plan `tier`. */
export function limitOf(bucket: Bucket, tier: Tier): number {
  const limit = ACCOUNT_LIMITS[bucket];
  return typeof limit === "number" ? limit : limit[tier];
}

export const accountRule = (bucket: Bucket, tier: Tier): Rule => ({
  bucket,
  limit: limitOf(bucket, tier),
  windowSeconds: 60,
});

/** Failed sign-ins for one e-mail address, before further ones are refused. */
export const SIGN_IN_FAILURES: Rule = { bucket: "login", limit: 10, windowSeconds: 15 * 60 };
