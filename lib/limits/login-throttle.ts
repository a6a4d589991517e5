import { createHash } from "node:crypto";
import { ApiError } from "@/lib/errors";
import type { Rule } from "./buckets";
import { rateLimitHeaders } from "./headers";
import type { RateLimitState } from "./limiter";
import { limiter } from "./rate-limit";

/**
 * Wrong passwords in 15 minutes (`docs/contract/additions.md#limits-before-authentication`). Every budget is counted
 * under the name that `takeSignInTry` gives it.
 */
const RULES = {
  network: { bucket: "login", limit: 10, windowSeconds: 15 * 60 },
  account: { bucket: "login-account", limit: 100, windowSeconds: 15 * 60 },
  browser: { bucket: "login-browser", limit: 10, windowSeconds: 15 * 60 },
  code: { bucket: "login-code", limit: 10, windowSeconds: 15 * 60 },
} satisfies Record<string, Rule>;

/** Who tries a password: `browser` names one that signed in to the account before. */
export type SignInTry = {
  email: string;
  network: string | undefined;
  browser: string | undefined;
  /** Set where a code of the second factor is tried: with its six digits, all networks share ten tries. */
  secondStep?: boolean;
};

/** Names are hashed, whether an account exists or not, so that a store of counters holds no addresses. */
const nameOf = (...parts: (string | undefined)[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** A name for an address that holds no part of it. */
export const addressId = (email: string) => nameOf(email.trim().toLowerCase());

/**
 * The budgets that a try draws on. A browser that signed in before has its own alone: whatever strangers try,
 * its person can sign in. Any other draws on that of its network and on that of the account.
 */
function budgetsOf({ email, network, browser, secondStep }: SignInTry): [Rule, string][] {
  const account = email.trim().toLowerCase();
  if (secondStep) return [[RULES.code, nameOf(account, browser)]];
  if (browser) return [[RULES.browser, nameOf(account, browser)]];
  return [
    [RULES.network, nameOf(account, network)],
    [RULES.account, nameOf(account)],
  ];
}

/**
 * Call before a password is checked: takes one of the tries, so that simultaneous guesses cannot pass together.
 * @throws RATE_LIMIT_EXCEEDED when none is left. It delays, it never locks an account.
 */
export async function takeSignInTry(attempt: SignInTry): Promise<void> {
  const taken: [Rule, string][] = [];
  for (const [rule, name] of budgetsOf(attempt)) {
    const state = await limiter().take(rule, name);
    if (!state.allowed) {
      // Who is over one budget uses up no other: a stranger's flood leaves the account its hundred.
      await Promise.all(taken.map((earlier) => limiter().giveBack(...earlier)));
      throw refusal(state);
    }
    taken.push([rule, name]);
  }
}

function refusal(state: RateLimitState) {
  const minutes = Math.ceil(state.retryAfterSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many failed sign-ins for this email address. Wait ${wait}, then try again.`;
  return new ApiError("RATE_LIMIT_EXCEEDED", message, { headers: rateLimitHeaders(state) });
}

/** Call after a password was right: only wrong ones are counted. */
export async function giveBackSignInTry(attempt: SignInTry): Promise<void> {
  await Promise.all(budgetsOf(attempt).map((budget) => limiter().giveBack(...budget)));
}
