import { config } from "@/lib/config";
import { ApiError } from "@/lib/errors";
import type { Tier } from "@/lib/schemas/enums";
import { limiter } from "./limiter";
import type { RateLimitState, Rule } from "./sliding-window";

const BUCKETS = ["crud", "search", "ai"] as const;
export type Bucket = (typeof BUCKETS)[number];

type Account = { userId: string; tier: Tier };

/** Calls in 60 s over REST, MCP and the app (`docs/contract/semantics.md#rate-limits`). Each draws on one bucket. */
const CALLS_PER_MINUTE: Record<Bucket, number | Record<Tier, number>> = {
  crud: 100,
  search: 30,
  ai: { free: 30, pro: 60, team: 120, consultant: 240, internal: 240 },
};

export function getAccountRule(bucket: Bucket, tier: Tier): Rule {
  const calls = CALLS_PER_MINUTE[bucket];
  const limit = (typeof calls === "number" ? calls : calls[tier]) * config().RATE_LIMIT_SCALE;
  return { name: bucket, limit, windowSeconds: 60 };
}

/** Spends a call over REST or MCP, whose answer has headers that say what is left. @throws 429 */
export async function spendBudget({ userId, tier }: Account, bucket: Bucket, headers: Headers) {
  const rule = getAccountRule(bucket, tier);
  const state = await limiter().take(rule, userId);
  setHeaders(headers, buildRateLimitHeaders(rule, state));
  if (state.allowed) return;
  const problem = `More than ${rule.limit} requests in a minute.`;
  throw rateLimitExceeded(problem, state.retryAfterSeconds);
}

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

/** Spends a call in the app, from the same budget; a refusal is a sentence for a page. @throws 429 */
export async function spendInApp({ userId, tier }: Account, bucket: Bucket = "crud") {
  const { allowed, retryAfterSeconds } = await limiter().take(getAccountRule(bucket, tier), userId);
  if (!allowed) throw rateLimitExceeded(PROBLEMS_IN_APP[bucket], retryAfterSeconds);
}

/** Spends a call of a person outside any workspace, thus without a plan, on which `crud` does not depend. @throws 429 */
export const spendOutsideWorkspaces = (userId: string) => spendInApp({ userId, tier: "free" });

export const peekBudgets = ({ userId, tier }: Account) =>
  Promise.all(
    BUCKETS.map(async (bucket) => {
      const rule = getAccountRule(bucket, tier);
      return { bucket, limit: rule.limit, ...(await limiter().peek(rule, userId)) };
    }),
  );

export function rateLimitExceeded(
  problem: string,
  seconds: number,
  headers: Record<string, string> = {},
): ApiError {
  const wait = seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;
  return new ApiError("RATE_LIMIT_EXCEEDED", `${problem} Wait ${wait}, then try again.`, {
    headers: { ...headers, "Retry-After": String(seconds) },
  });
}

/** `docs/contract/semantics.md#rate-limit-headers`, and those of draft-ietf-httpapi-ratelimit-headers. */
export function buildRateLimitHeaders(
  { name, limit, windowSeconds }: Rule,
  { remaining, reset, retryAfterSeconds }: Omit<RateLimitState, "allowed">,
): Record<string, string> {
  // Rounded up, a call counted now would leave the window after more than a window.
  const latest = Math.floor(Date.now() / 1000) + windowSeconds;
  return {
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(Math.min(latest, Math.ceil(reset / 1000))),
    "X-RateLimit-Bucket": name,
    "RateLimit-Policy": `"${name}";q=${limit};w=${windowSeconds}`,
    RateLimit: `"${name}";r=${remaining};t=${retryAfterSeconds}`,
  };
}
