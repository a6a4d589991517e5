import { setTimeout as sleep } from "node:timers/promises";
import { onOwnConnection } from "@/lib/db/postgres-pool";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";

export const CHANNEL = "groundwork_hints";
const RETRY_MS = 2_000;

/** Uses a connection of its own, which reconnects. Returns a function that stops it. */
export function listenOnChannel(hear: (message: string) => void): () => void {
  const stop = new AbortController();
  void listen(hear, stop.signal);
  return () => stop.abort();
}

async function listen(hear: (message: string) => void, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      await onOwnConnection(async (client) => {
        client.on("notification", ({ payload }) => payload && hear(payload));
        await client.query(`LISTEN ${CHANNEL}`);
        await new Promise<void>((resolve, reject) => {
          client.once("error", reject);
          client.once("end", resolve);
          signal.addEventListener("abort", () => resolve(), { once: true });
          if (signal.aborted) resolve();
        });
      });
    } catch (error) {
      if (!signal.aborted) log.warn({ event: "live_connection_lost", ...errorFacts(error) });
    }
    if (!signal.aborted) await sleep(RETRY_MS, undefined, { ref: false });
  }
}
