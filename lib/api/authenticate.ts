import type { Caller } from "@/lib/access/caller";
import { verifyKey } from "@/lib/access/keys/api-keys";
import { refuseReadOnly } from "@/lib/access/plans";
import { admitCaller } from "@/lib/http/admit-caller";
import { type Exchange, takeRequestPlace, toRequestContext } from "@/lib/http/exchange";
import type { Bucket } from "@/lib/limits/rate-limit";

/** Refuses with 401, 403, 429, in this order, or 503. Sets the rate-limit headers as soon as the key is verified. */
export async function authenticate(
  request: Request,
  { bucket, isRead, bytes }: { bucket: Bucket; isRead: boolean; bytes: number | undefined },
  exchange: Exchange,
): Promise<Caller> {
  const { scope, ...holder } = await verifyKey(request.headers.get("authorization"));
  const caller: Caller = { ...holder, request: toRequestContext(exchange, request, "api") };
  exchange.caller = caller;
  await takeRequestPlace(exchange, request, bucket, caller, bytes);
  const check = () => {
    if (scope === "read_only" && !isRead) throw refuseReadOnly();
  };
  await admitCaller(caller, { bucket, headers: exchange.headers, check });
  exchange.isPaid = true;
  return caller;
}
