import { createHash } from "node:crypto";
import { ApiError } from "@/lib/errors";
import { SIGN_IN_FAILURES } from "@/lib/limits/buckets";
import { rateLimitHeaders } from "@/lib/limits/headers";
import { limiter } from "@/lib/limits/rate-limit";

/** Addresses are counted by hash, whether an account exists or not, so that the answer tells nothing about it. */
const idOf = (email: string) => createHash("sha256").update(email.toLowerCase()).digest("hex");

/**
 * Call before a password is checked.
 * @throws RATE_LIMIT_EXCEEDED after 10 failures in 15 minutes. It delays, it never locks an account.
 */
export async function assertSignInAllowed(email: string): Promise<void> {
  const state = await limiter().peek(SIGN_IN_FAILURES, idOf(email));
  if (state.allowed) return;
  const minutes = Math.ceil(state.retryAfterSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const message = `Too many failed sign-ins for this email address. Wait ${wait}, then try again.`;
  throw new ApiError("RATE_LIMIT_EXCEEDED", message, { headers: rateLimitHeaders(state) });
}

/** Counts a failed sign-in. `burst` is true for the one that used up the last slot. */
export async function recordSignInFailure(email: string): Promise<{ burst: boolean }> {
  const state = await limiter().take(SIGN_IN_FAILURES, idOf(email));
  return { burst: state.allowed && state.remaining === 0 };
}
