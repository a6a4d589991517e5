import type { Caller } from "@/lib/access/caller";
import { invalid } from "@/lib/errors";
import { log } from "@/lib/log";
import { releaseKey, reserveKey } from "./idempotency";

const PRINTABLE_ASCII = /^[\x20-\x7e]{1,255}$/;

/** `callsAi`: it may run as long as the AI does. */
type Once = { path: string; key: string; input: unknown; headers: Headers; callsAi?: boolean };

/**
 * Runs a change at most once for its `Idempotency-Key`; a repeat gets the first data, and the header
 * `Idempotent-Replayed: true`. @throws 400 for a malformed key, 409 while the first runs, 422 for another request
 */
export async function once(
  caller: Caller,
  { headers, ...request }: Once,
  run: (caller: Caller) => Promise<unknown>,
): Promise<unknown> {
  if (!PRINTABLE_ASCII.test(request.key)) {
    throw invalid(
      "Idempotency-Key",
      "Idempotency-Key must be 1 to 255 printable ASCII characters.",
    );
  }
  const reservation = await reserveKey(caller, request);
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
