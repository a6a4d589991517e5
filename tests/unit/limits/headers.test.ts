import { expect, test } from "vitest";
import { rateLimitHeaders } from "@/lib/limits/headers";

const state = {
  allowed: true,
  bucket: "crud",
  limit: 100,
  windowSeconds: 60,
  remaining: 57,
  reset: 1_900_000_020_000,
  retryAfterSeconds: 23,
};

test("an allowed call carries its budget, and no Retry-After", () => {
  expect(rateLimitHeaders(state)).toEqual({
    "X-RateLimit-Limit": "100",
    "X-RateLimit-Remaining": "57",
    "X-RateLimit-Reset": "1900000020",
    "X-RateLimit-Bucket": "crud",
    "RateLimit-Policy": '"crud";q=100;w=60',
    RateLimit: '"crud";r=57;t=23',
  });
});

test("a refused call also says when to come back", () => {
  const headers = rateLimitHeaders({ ...state, allowed: false, remaining: 0 });
  expect(headers).toMatchObject({ "Retry-After": "23", "X-RateLimit-Remaining": "0" });
});
