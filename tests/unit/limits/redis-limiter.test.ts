import { expect, test } from "vitest";
import { chooseRateLimitBackend, chooseSharedLimiter } from "@/lib/limits/redis-limiter";

const none = {
  UPSTASH_REDIS_REST_URL: undefined,
  UPSTASH_REDIS_REST_TOKEN: undefined,
  REDIS_URL: undefined,
};
const redis = { ...none, REDIS_URL: "redis://127.0.0.1:1" };
const upstash = { UPSTASH_REDIS_REST_URL: "https://a.example", UPSTASH_REDIS_REST_TOKEN: "secret" };

test("Redis limiter: Upstash is preferred to Redis, and Redis to this process", () => {
  expect(chooseRateLimitBackend({ ...redis, ...upstash })).toBe("upstash");
  expect(chooseRateLimitBackend(redis)).toBe("redis");
  expect(chooseRateLimitBackend(none)).toBe("memory");
});

test("Redis limiter: without either there is no shared limiter", () => {
  expect(chooseSharedLimiter(none)).toBeUndefined();
});

test("Redis limiter: an incomplete pair of Upstash settings is an error", async () => {
  const open = chooseSharedLimiter({ ...redis, UPSTASH_REDIS_REST_URL: "https://a.example" });
  await expect(open?.()).rejects.toThrow("UPSTASH_REDIS_REST_TOKEN");
});
