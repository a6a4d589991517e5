import { config } from "@/lib/config";
import { ApiError } from "@/lib/errors";
import type { Tier } from "@/lib/schemas/enums";
import { limiter } from "./limiter";
import type { RateLimitState, Rule } from "./sliding-window";

const BUCKETS = ["crud", "search", "ai"] as const;
export type Bucket = (typeof BUCKETS)[number];

/** The user's budget, with the limits of the plan of the current workspace. */
type Account = { userId: string; tier: Tier };

/**
 * Calls of an account in 60 s (`docs/contract/semantics.md#rate-limits`), shared over REST, MCP and the app.
 * Every endpoint and tool draws on exactly one bucket.
 */
const CALLS_PER_MINUTE: Record<Bucket, number | Record<Tier, number>> = {
  crud: 100,
  search: 30,
  ai: { free: 30, pro: 60, team: 120, consultant: 240, internal: 240 },
};

/** The budget of an account on the plan `tier`, times the operator's `RATE_LIMIT_SCALE`. */
export function getAccountRule(bucket: Bucket, tier: Tier): Rule {
  const calls = CALLS_PER_MINUTE[bucket];
  const limit = (typeof calls === "number" ? calls : calls[tier]) * config().RATE_LIMIT_SCALE;
  return { bucket, limit, windowSeconds: 60 };
}

/** Uses one slot of a caller's budget over REST or MCP and adds the budget's headers. @throws 429 */
export async function spendBudget({ userId, tier }: Account, bucket: Bucket, headers: Headers) {
  const rule = getAccountRule(bucket, tier);
  const state = await limiter().take(rule, userId);
  setHeaders(headers, buildRateLimitHeaders(rule, state));
  if (state.allowed) return;
  const problem = `More than ${rule.limit} requests in a minute.`;
  throw rateLimitExceeded(problem, state.retryAfterSeconds);
}

/** Adds the headers of a caller's budget without using a slot. */
export async function showBudget({ userId, tier }: Account, bucket: Bucket, headers: Headers) {
  const rule = getAccountRule(bucket, tier);
  setHeaders(headers, buildRateLimitHeaders(rule, await limiter().peek(rule, userId)));
}

const setHeaders = (headers: Headers, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
};

const PROBLEMS_IN_APP: Record<Bucket, string> = {
  crud: "You have made many changes within a minute.",
  search: "You have searched many times within a minute.",
  ai: "You have asked the AI many times within a minute.",
};

/** Uses one slot of a person's budget in the app. @throws 429 with a sentence for them */
export async function spendSlot({ userId, tier }: Account, bucket: Bucket = "crud") {
  const { allowed, retryAfterSeconds } = await limiter().take(getAccountRule(bucket, tier), userId);
  if (!allowed) throw rateLimitExceeded(PROBLEMS_IN_APP[bucket], retryAfterSeconds);
}

/** The state of each budget, without using a slot. */
export const peekBudgets = ({ userId, tier }: Account) =>
  Promise.all(
    BUCKETS.map(async (bucket) => {
      const rule = getAccountRule(bucket, tier);
      return { ...rule, ...(await limiter().peek(rule, userId)) };
    }),
  );

/** A 429 for a used-up budget; `problem` is a sentence. */
export function rateLimitExceeded(problem: string, seconds: number): ApiError {
  const wait = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
  return new ApiError("RATE_LIMIT_EXCEEDED", `${problem} Wait ${wait}, then try again.`, {
    headers: { "Retry-After": String(seconds) },
  });
}

/**
 * The headers of a budget: `docs/contract/semantics.md#rate-limit-headers`, and those of
 * draft-ietf-httpapi-ratelimit-headers. `Retry-After` only for a refused call.
 */
export function buildRateLimitHeaders(
  { bucket, limit, windowSeconds }: Rule,
  { allowed, remaining, reset, retryAfterSeconds }: RateLimitState,
): Record<string, string> {
  return {
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(Math.ceil(reset / 1000)),
    "X-RateLimit-Bucket": bucket,
    "RateLimit-Policy": `"${bucket}";q=${limit};w=${windowSeconds}`,
    RateLimit: `"${bucket}";r=${remaining};t=${retryAfterSeconds}`,
    ...(allowed ? {} : { "Retry-After": String(retryAfterSeconds) }),
  };
}
