import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildRateLimitHeaders, getAccountRule } from "@/lib/limits/rate-limit";
import { TIERS } from "@/lib/schemas/enums";

const rule = { name: "crud", limit: 100, windowSeconds: 60 };
const NOW = 1_899_999_997_500;
const state = {
  remaining: 57,
  reset: 1_900_000_019_600,
  retryAfterSeconds: 23,
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("rate limit: the headers show the budget, and no Retry-After, which belongs to refusals", () => {
  expect(buildRateLimitHeaders(rule, state)).toEqual({
    "X-RateLimit-Limit": "100",
    "X-RateLimit-Remaining": "57",
    "X-RateLimit-Reset": "1900000020",
    "X-RateLimit-Bucket": "crud",
    "RateLimit-Policy": '"crud";q=100;w=60',
    RateLimit: '"crud";r=57;t=23',
  });
});

test("rate limit: the budget returns within a minute of whole seconds", () => {
  const headers = buildRateLimitHeaders(rule, { ...state, reset: NOW + 60_000 });
  expect(headers).toMatchObject({ "X-RateLimit-Reset": "1900000057" });
});

test("rate limit: only the AI budget depends on the plan", () => {
  expect(TIERS.map((tier) => getAccountRule("ai", tier).limit)).toEqual([30, 60, 120, 240, 240]);
  expect(TIERS.map((tier) => getAccountRule("crud", tier).limit)).toEqual([
    100, 100, 100, 100, 100,
  ]);
  expect(TIERS.map((tier) => getAccountRule("search", tier).limit)).toEqual([30, 30, 30, 30, 30]);
});

test("rate limit: a budget of an account lasts a minute", () => {
  expect(getAccountRule("ai", "team")).toEqual({ name: "ai", limit: 120, windowSeconds: 60 });
});
