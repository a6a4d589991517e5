import { createHash } from "node:crypto";
import { limiter } from "./limiter";
import { buildRateLimitHeaders, rateLimitExceeded } from "./rate-limit";
import type { RateLimitState, Rule } from "./sliding-window";

/** Wrong passwords in 15 minutes (`docs/contract/additions.md#limits-before-authentication`). */
const RULES = {
  network: { name: "login", limit: 10, windowSeconds: 15 * 60 },
  account: { name: "login-account", limit: 100, windowSeconds: 15 * 60 },
  browser: { name: "login-browser", limit: 10, windowSeconds: 15 * 60 },
  code: { name: "login-code", limit: 10, windowSeconds: 15 * 60 },
} satisfies Record<string, Rule>;

export type SignInTry = {
  email: string;
  network: string | undefined;
  browser: string | undefined;
  /** A code has six digits, so all networks share ten tries. */
  secondStep?: boolean;
};

/** Hashes unknown accounts too, so that a store of counters holds no addresses. */
const hashName = (...parts: (string | undefined)[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

export const hashEmail = (email: string) => hashName(email.trim().toLowerCase());

/** A browser that signed in before has its own budget, so that others cannot lock its person out. */
function listBudgets({ email, network, browser, secondStep }: SignInTry): [Rule, string][] {
  const account = email.trim().toLowerCase();
  if (secondStep) return [[RULES.code, hashName(account, browser)]];
  if (browser) return [[RULES.browser, hashName(account, browser)]];
  return [
    [RULES.network, hashName(account, network)],
    [RULES.account, hashName(account)],
  ];
}

/**
 * Runs a check as one try, which counts only if the check finds the proof wrong: it returns false or undefined, and any error is the
 * server's. A right code that another request has spent meanwhile does not count. The try is taken first, so that simultaneous guesses cannot exceed the limit. @throws RATE_LIMIT_EXCEEDED
 */
export async function withSignInTry<Result>(
  attempt: SignInTry,
  check: () => Promise<Result>,
): Promise<Result> {
  const budgets = await take(attempt);
  let isWrong = false;
  try {
    const result = await check();
    isWrong = !result;
    return result;
  } finally {
    if (!isWrong) await giveBack(budgets);
  }
}

async function take(attempt: SignInTry): Promise<[Rule, string][]> {
  const taken: [Rule, string][] = [];
  for (const [rule, id] of listBudgets(attempt)) {
    const state = await limiter().take(rule, id);
    if (!state.allowed) {
      // A refused try uses no other budget: a flood from one network leaves the account its hundred tries.
      await giveBack(taken);
      throw refusal(rule, state);
    }
    taken.push([rule, id]);
  }
  return taken;
}

const giveBack = (budgets: [Rule, string][]) =>
  Promise.all(budgets.map((budget) => limiter().giveBack(...budget)));

const refusal = (rule: Rule, state: RateLimitState) =>
  rateLimitExceeded(
    "Too many failed sign-ins for this email address.",
    state.retryAfterSeconds,
    buildRateLimitHeaders(rule, state),
  );
