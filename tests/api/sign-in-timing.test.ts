import { expect, test } from "vitest";
import { requestReset } from "@/lib/domain/account/password-mails";
import { limiter } from "@/lib/limits/limiter";
import { createMemoryLimiter } from "@/lib/limits/sliding-window";
import { hashAtFullCost } from "@/tests/support/cheap-passwords.mjs";
import { freshDatabase } from "@/tests/support/database";
import { makeUser } from "@/tests/support/factories";
import { freshLimiter, replaceProcessWide } from "@/tests/support/process-wide";
import { authCall } from "@/tests/support/sign-in";
import { NOWHERE } from "@/tests/support/signed-in";
import { smtpSink } from "@/tests/support/smtp-sink";

hashAtFullCost();
freshDatabase();
smtpSink();
freshLimiter();

const TRIES = 60;
/** On a busy machine, medians of thirty differ by less; an answer without a hash takes a tenth. */
const NOISE = 1.5;

const address = () => `${crypto.randomUUID()}@example.com`;
const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Divides the median time of `ask` for an address with an account by the median for one without; the tries alternate. */
async function ratio(ask: (email: string) => Promise<unknown>): Promise<number> {
  const { email: known } = await makeUser({ email: address(), password: "correct horse battery" });
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < TRIES; n++) {
    replaceProcessWide(limiter, createMemoryLimiter()); // no try may be rate limited
    const begun = performance.now();
    await ask(n % 2 === 0 ? known : address());
    times[n % 2 === 0 ? 0 : 1].push(performance.now() - begun);
  }
  return median(times[0]) / median(times[1]);
}

const within = (value: number) => {
  expect(value).toBeGreaterThan(1 / NOISE);
  expect(value).toBeLessThan(NOISE);
};

test("sign-in: asking for a reset takes as long for an address without an account", async () => {
  within(await ratio((email) => requestReset({ email }, NOWHERE)));
}, 120_000);

test("sign-in: a wrong password takes as long for an address without an account", async () => {
  within(
    await ratio((email) => authCall("/sign-in/email", { body: { email, password: "wrong" } })),
  );
}, 240_000);
