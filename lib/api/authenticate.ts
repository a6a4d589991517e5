import type { Caller } from "@/lib/access/caller";
import { requireFactor } from "@/lib/access/credentials/demanded-factor";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { requirePaidPlan } from "@/lib/access/plans";
import { ApiError } from "@/lib/errors";
import { type Exchange, takeTurn, toRequestContext } from "@/lib/http/exchange";
import { type Bucket, showBudget, spendBudget } from "@/lib/limits/rate-limit";

/** Refuses with 401, 403, 429, in this order, or 503. Sets the rate-limit headers as soon as the key is verified. */
export async function authenticate(
  request: Request,
  { bucket, isRead, bytes }: { bucket: Bucket; isRead: boolean; bytes: number | undefined },
  exchange: Exchange,
): Promise<Caller> {
  const { scope, ...holder } = await verifyKey(request.headers.get("authorization"));
  const { headers } = exchange;
  const caller: Caller = { ...holder, request: toRequestContext(exchange, request, "api") };
  exchange.caller = caller;
  await takeTurn(exchange, request, bucket, caller.userId, bytes);
  try {
    requireFactor(caller);
    requirePaidPlan(holder.tier);
    if (scope === "read_only" && !isRead) {
      throw new ApiError(
        "READ_ONLY_KEY",
        "This key can only read. Use a key with full access to change something.",
      );
    }
  } catch (refusal) {
    await showBudget(caller, bucket, headers);
    throw refusal;
  }
  await spendBudget(caller, bucket, headers);
  return caller;
}
