import type { RateLimitState } from "./limiter";

/**
 * The headers that tell a client its budget: `docs/contract/semantics.md#rate-limit-headers`, and those of
 * draft-ietf-httpapi-ratelimit-headers. `Retry-After` only when the call was refused.
 */
export function rateLimitHeaders(state: RateLimitState): Record<string, string> {
  const { allowed, bucket, limit, remaining, reset, retryAfterSeconds, windowSeconds } = state;
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
