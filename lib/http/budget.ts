import type { Caller } from "@/lib/access/caller";
import type { Bucket } from "@/lib/limits/buckets";
import { rateLimitHeaders } from "@/lib/limits/headers";
import type { RateLimitState } from "@/lib/limits/limiter";
import { peekSlots, takeSlot, tooMany } from "@/lib/limits/rate-limit";

type Account = Pick<Caller, "userId" | "tier">;

function show(headers: Headers, state: RateLimitState) {
  for (const [name, value] of Object.entries(rateLimitHeaders(state))) headers.set(name, value);
}

/** Puts the account's budget into the headers of an answer, without using a slot of it. */
export async function showBudget(headers: Headers, bucket: Bucket, { userId, tier }: Account) {
  show(headers, await peekSlots(bucket, userId, tier));
}

/** Uses one slot of the account's budget and puts what is left into the headers. @throws 429 */
export async function spendBudget(headers: Headers, bucket: Bucket, { userId, tier }: Account) {
  const state = await takeSlot(bucket, userId, tier);
  show(headers, state);
  if (state.allowed) return;
  throw tooMany(`More than ${state.limit} requests in a minute.`, state.retryAfterSeconds);
}
