import { setTimeout as sleep } from "node:timers/promises";
import { onOwnConnection } from "@/lib/db/postgres-pool";
import { describeError } from "@/lib/describe-error";
import { logRepeated } from "@/lib/log-repeated";

export const CHANNEL = "groundwork_hints";
const RETRY_MS = 2_000;

const LOST = "live_connection_lost";
const LOST_NEXT =
  "The connection that hears of other processes' changes was lost. It is opened again; until then, open pages show such changes late. Check DIRECT_URL, or DATABASE_URL without it, if this goes on.";

type Listener = {
  hear: (message: string) => void;
  /** Called whenever listening begins: earlier messages are missed. */
  begin: () => void;
};

/** Uses a connection of its own, which reconnects. Returns a function that stops it. */
export function listenOnChannel(listener: Listener): () => void {
  const stop = new AbortController();
  void listen(listener, stop.signal);
  return () => stop.abort();
}

async function listen({ hear, begin }: Listener, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      await onOwnConnection(async (client) => {
        client.on("notification", ({ payload }) => payload && hear(payload));
        await client.query(`LISTEN ${CHANNEL}`);
        begin();
        await new Promise<void>((resolve, reject) => {
          client.once("error", reject);
          client.once("end", resolve);
          signal.addEventListener("abort", () => resolve(), { once: true });
          if (signal.aborted) resolve();
        });
      });
    } catch (error) {
      if (!signal.aborted) logLost(error);
    }
    if (!signal.aborted) await sleep(RETRY_MS, undefined, { ref: false });
  }
}

function logLost(error: unknown) {
  const { message: reason, code } = describeError(error);
  logRepeated("warn", LOST, { event: LOST, reason, code, message: LOST_NEXT });
}
