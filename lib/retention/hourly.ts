import { setTimeout as sleep } from "node:timers/promises";
import { config } from "@/lib/config";
import { describeError } from "@/lib/describe-error";
import { log } from "@/lib/log";
import { claimRun, runRetention } from "./run";

const FIRST_MS = 60_000;
const EVERY_MS = 5 * 60_000;

/** Runs hourly in one of all processes; on Vercel, where no process lasts, the operator schedules it elsewhere. */
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
      if (!signal.aborted) log.warn({ event: "retention_failed", ...describeError(error) });
    }
    await pause(EVERY_MS);
  }
}
