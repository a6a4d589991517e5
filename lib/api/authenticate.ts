import { verifyKey } from "@/lib/access/api-keys";
import type { Caller } from "@/lib/access/caller";
import { requirePaidPlan } from "@/lib/access/plans";
import type { Method } from "@/lib/api/endpoint";
import type { Exchange } from "@/lib/api/respond";
import { ApiError } from "@/lib/errors";
import type { Bucket } from "@/lib/limits/buckets";
import { rateLimitHeaders } from "@/lib/limits/headers";
import { peekSlots, takeSlot } from "@/lib/limits/rate-limit";

/** A request on its way: `caller` is set as soon as the key has proven itself, for the log line. */
export type Arrival = Exchange & { startedAt: number; caller?: Caller };

/**
 * Who calls, whether they may, and whether they call too often: 401, 403, 429, in this order.
 * The rate-limit headers are set as soon as the key has proven itself.
 */
export async function authenticate(
  request: Request,
  method: Method,
  bucket: Bucket,
  exchange: Arrival,
): Promise<Caller> {
  const { scope, ...holder } = await verifyKey(request.headers.get("authorization"));
  const { requestId, startedAt, headers } = exchange;
  const caller: Caller = { ...holder, origin: "api", requestId, startedAt };
  exchange.caller = caller;
  const setHeaders = (state: Parameters<typeof rateLimitHeaders>[0]) => {
    for (const [name, value] of Object.entries(rateLimitHeaders(state))) headers.set(name, value);
  };
  try {
    requirePaidPlan(holder.tier);
    if (scope === "read_only" && method !== "GET") {
      throw new ApiError(
        "READ_ONLY_KEY",
        "This key can only read. Use a key with full access to change something.",
      );
    }
  } catch (refusal) {
    setHeaders(await peekSlots(bucket, holder.userId, holder.tier));
    throw refusal;
  }
  const state = await takeSlot(bucket, holder.userId, holder.tier);
  setHeaders(state);
  if (!state.allowed) {
    throw new ApiError(
      "RATE_LIMIT_EXCEEDED",
      `More than ${state.limit} requests in a minute. Wait ${state.retryAfterSeconds} s, then try again.`,
    );
  }
  return caller;
}
