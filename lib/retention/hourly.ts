import { setTimeout as sleep } from "node:timers/promises";
import { config } from "@/lib/config";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";
import { claimRun, runRetention } from "./run";

/** Not while the process starts and everybody waits for it. */
const FIRST_MS = 60_000;
/** How often a process looks whether a run is due. */
const EVERY_MS = 5 * 60_000;

/**
 * Removes hourly what is no longer kept, in one of all processes, and then does `afterwards`. Not on Vercel, where none lasts: there the
 * operator runs `npm run admin -- retention run` from elsewhere.
 * @returns what ends it, after the statement that is running
 */
export function startRetention(
  afterwards: (stop: AbortSignal) => Promise<void>,
): () => Promise<void> {
  if (config().VERCEL) return async () => {};
  const stop = new AbortController();
  const ended = repeat(stop.signal, afterwards);
  return async () => {
    stop.abort();
    await ended;
  };
}

async function repeat(signal: AbortSignal, afterwards: (stop: AbortSignal) => Promise<void>) {
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal }).catch(() => {});
  await pause(FIRST_MS);
  while (!signal.aborted) {
    try {
      if (await claimRun()) {
        await runRetention({ signal });
        await afterwards(signal);
      }
    } catch (error) {
      if (!signal.aborted) log.warn({ event: "retention_failed", ...errorFacts(error) });
    }
    await pause(EVERY_MS);
  }
}
