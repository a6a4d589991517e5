import type { Caller } from "@/lib/access/caller";
import type { Method } from "@/lib/api/endpoint";
import type { Exchange } from "@/lib/api/respond";
import { invalid } from "@/lib/errors";
import { releaseKey, reserveKey } from "@/lib/limits/idempotency";
import { log } from "@/lib/log";

const PRINTABLE_ASCII = /^[\x20-\x7e]{1,255}$/;

/** Runs a POST at most once for its `Idempotency-Key`, if it carries one; repeats get the first data. */
export async function idempotently(
  method: Method,
  request: Request,
  { headers }: Exchange,
  caller: Caller,
  input: unknown,
  run: (caller: Caller) => Promise<unknown>,
): Promise<unknown> {
  const key = method === "POST" ? request.headers.get("idempotency-key") : null;
  if (key === null) return run(caller);
  if (!PRINTABLE_ASCII.test(key)) {
    throw invalid(
      "Idempotency-Key",
      "Idempotency-Key must be 1 to 255 printable ASCII characters.",
    );
  }
  const path = new URL(request.url).pathname;
  const reservation = await reserveKey(caller, { path, key, input });
  if ("replay" in reservation) {
    headers.set("Idempotent-Replayed", "true");
    return reservation.replay;
  }
  try {
    return await run({ ...caller, idempotencyId: reservation.id });
  } catch (error) {
    await releaseKey(caller.workspaceId, reservation.id).catch((failure) => {
      const message = String(failure);
      log.warn({ event: "idempotency_key_not_released", requestId: caller.requestId, message });
    });
    throw error;
  }
}
