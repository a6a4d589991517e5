import { createHash } from "node:crypto";
import { ApiError } from "@/lib/errors";
import { SIGN_IN_FAILURES } from "@/lib/limits/buckets";
import { rateLimitHeaders } from "@/lib/limits/headers";
import { limiter } from "@/lib/limits/rate-limit";

/** Addresses are counted by hash, whether an account exists or not, so that the answer tells nothing about it. */
export const addressId = (email: string) =>
  createHash("sha256").update(email.toLowerCase()).digest("hex");

/**
 * Call before a password is checked: takes one of the address's 10 tries in 15 minutes, so that
 * simultaneous guesses cannot pass together. `burst` is true for the try that uses up the last one.
 * @throws RATE_LIMIT_EXCEEDED when none is left. It delays, it never locks an account.
 */
export async function takeSignInTry(email: string): Promise<{ burst: boolean }> {
  const state = await limiter().take(SIGN_IN_FAILURES, addressId(email));
  if (state.allowed) return { burst: state.remaining === 0 };
  const minutes = Math.ceil(state.retryAfterSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many failed sign-ins for this email address. Wait ${wait}, then try again.`;
  throw new ApiError("RATE_LIMIT_EXCEEDED", message, { headers: rateLimitHeaders(state) });
}

/** Call after a sign-in succeeded: only failures are counted. */
export const giveBackSignInTry = (email: string) =>
  limiter().giveBack(SIGN_IN_FAILURES, addressId(email));
