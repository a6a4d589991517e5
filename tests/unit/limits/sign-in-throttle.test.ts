import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { overloaded } from "@/lib/errors";
import { type SignInTry, withSignInTry } from "@/lib/limits/sign-in-throttle";
import { freshLimiter } from "@/tests/support/process-wide";

const START = Date.UTC(2030, 0, 1, 0, 0, 0, 500); // not at a whole second of a window
const HOME = { email: "Ada@example.com", network: "192.0.2.0/24", browser: undefined };

freshLimiter();
beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const wrong = async () => false;

async function fail(times: number, attempt: SignInTry = HOME) {
  for (let i = 0; i < times; i++) await withSignInTry(attempt, wrong);
}
const from = (network: string): SignInTry => ({ ...HOME, network });
const refused = (attempt: SignInTry) =>
  expect(withSignInTry(attempt, wrong)).rejects.toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });

test("tries to sign in: of simultaneous tries from one network only ten pass", async () => {
  const check = vi.fn(async () => true);
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, () => withSignInTry(HOME, check)),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(check).toHaveBeenCalledTimes(10);
});

test("tries to sign in: a success is not counted", async () => {
  for (let i = 0; i < 120; i++) await withSignInTry(HOME, async () => true);
  await fail(10);
});

test("tries to sign in: an overloaded server does not count as a wrong password", async () => {
  const busy = () => Promise.reject(overloaded("Many people sign in just now.", 2));
  for (let i = 0; i < 120; i++)
    await expect(withSignInTry(HOME, busy)).rejects.toMatchObject({ code: "OVERLOADED" });
  await fail(10);
});

test("tries to sign in: ten failures lock the address for that network, in upper or lower case, and no other address", async () => {
  await fail(10);
  await expect(withSignInTry({ ...HOME, email: "ADA@EXAMPLE.COM" }, wrong)).rejects.toMatchObject({
    code: "RATE_LIMIT_EXCEEDED",
    status: 429,
    message: "Too many failed sign-ins for this email address. Wait 15 minutes, then try again.",
    headers: { "Retry-After": "900", "X-RateLimit-Bucket": "login" },
  });
  await fail(10, { ...HOME, email: "bob@example.com" });
});

test("tries to sign in: a wait of less than 90 s is told in seconds, as by the other limits", async () => {
  await fail(10);
  vi.setSystemTime(START + 15 * 60_000 - 45_000);
  await expect(withSignInTry(HOME, wrong)).rejects.toMatchObject({
    message: "Too many failed sign-ins for this email address. Wait 45 s, then try again.",
    headers: { "Retry-After": "45" },
  });
});

test("tries to sign in: a person in another network goes on, until a hundred have failed in all", async () => {
  await fail(10);
  for (let i = 1; i < 10; i++) await fail(10, from(`198.51.${i}.0/24`));
  await refused(from("203.0.113.0/24"));
});

test("tries to sign in: tries that are refused use up nothing of the account's hundred", async () => {
  await fail(10);
  for (let i = 0; i < 100; i++) await refused(HOME);
  for (let i = 1; i < 10; i++) await fail(10, from(`198.51.${i}.0/24`));
});

test("tries to sign in: a browser that signed in before has its own tries", async () => {
  const known = { ...HOME, browser: "b7Xk" };
  for (let i = 0; i < 10; i++) await fail(10, from(`198.51.${i}.0/24`));
  await refused(HOME);
  await fail(10, known);
  await refused(known);
  await fail(10, { ...known, browser: "another" });
});

test("tries to sign in: codes of the second factor share ten tries over all networks", async () => {
  const code = (network: string) => ({ ...from(network), secondStep: true });
  await fail(5, code("192.0.2.0/24"));
  await fail(5, code("198.51.1.0/24"));
  await refused(code("203.0.113.0/24"));
  await fail(10); // the tries of the password are another budget
});

test("tries to sign in: the address is unlocked again by time", async () => {
  await fail(10);
  vi.setSystemTime(START + 901_000);
  await fail(1);
});
