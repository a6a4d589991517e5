import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLimiter } from "@/lib/limits/limiter";
import { giveBackSignInTry, takeSignInTry } from "@/lib/limits/login-throttle";

const START = Date.UTC(2030, 0, 1, 0, 0, 0, 500); // not at a whole second of a window
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
  for (let i = 0; i < times; i++) bursts.push((await takeSignInTry(EMAIL)).burst);
  return bursts;
}

test("only the try that uses up the last slot is the burst", async () => {
  expect(await fail(10)).toEqual([...Array(9).fill(false), true]);
});

test("of simultaneous tries only ten pass", async () => {
  const tries = await Promise.allSettled(Array.from({ length: 50 }, () => takeSignInTry(EMAIL)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
});

test("a success counts for nothing", async () => {
  for (let i = 0; i < 30; i++) {
    await takeSignInTry(EMAIL);
    await giveBackSignInTry(EMAIL);
  }
  expect(await fail(10)).toHaveLength(10);
});

test("ten failures close the address, in any spelling of its case, and no other", async () => {
  await fail(10);
  await expect(takeSignInTry("ADA@EXAMPLE.COM")).rejects.toMatchObject({
    code: "RATE_LIMIT_EXCEEDED",
    status: 429,
    message: "Too many failed sign-ins for this email address. Wait 15 minutes, then try again.",
    headers: { "Retry-After": "900", "X-RateLimit-Bucket": "login" },
  });
  await expect(takeSignInTry("bob@example.com")).resolves.toBeDefined();
});

test("the address opens again by itself", async () => {
  await fail(10);
  vi.setSystemTime(START + 901_000);
  await expect(takeSignInTry(EMAIL)).resolves.toBeDefined();
});
