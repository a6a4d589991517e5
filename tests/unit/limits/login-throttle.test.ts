import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLimiter } from "@/lib/limits/limiter";
import { assertSignInAllowed, recordSignInFailure } from "@/lib/limits/login-throttle";

const START = Date.UTC(2030, 0, 1);
const EMAIL = "Ada@example.com";

beforeEach(() => {
  vi.stubGlobal("rateLimiter", createLimiter());
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function fail(times: number) {
  const bursts: boolean[] = [];
  for (let i = 0; i < times; i++) bursts.push((await recordSignInFailure(EMAIL)).burst);
  return bursts;
}

test("only the failure that uses up the last slot is the burst", async () => {
  expect(await fail(12)).toEqual([...Array(9).fill(false), true, false, false]);
});

test("ten failures close the address, in any spelling of its case, and no other", async () => {
  await fail(9);
  await expect(assertSignInAllowed(EMAIL)).resolves.toBeUndefined();
  await fail(1);
  await expect(assertSignInAllowed("ADA@EXAMPLE.COM")).rejects.toMatchObject({
    code: "RATE_LIMIT_EXCEEDED",
    status: 429,
    message: "Too many failed sign-ins for this email address. Wait 15 minutes, then try again.",
    headers: { "Retry-After": "900", "X-RateLimit-Bucket": "login" },
  });
  await expect(assertSignInAllowed("bob@example.com")).resolves.toBeUndefined();
});

test("the address opens again by itself", async () => {
  await fail(10);
  vi.setSystemTime(START + 901_000);
  await expect(assertSignInAllowed(EMAIL)).resolves.toBeUndefined();
});
