import { setTimeout as sleep } from "node:timers/promises";
import { processWide } from "./process-wide";

/** The time after the grace period in which reserved resources are returned. */
const SETTLE_MS = 2_000;

const stop = processWide("stop", () => ({
  begun: new AbortController(),
  cut: new AbortController(),
}));

export const isStopping = () => stop().begun.signal.aborted;

export const stopSignal = (): AbortSignal => stop().begun.signal;

/** Aborts at the end of the grace period: longer work returns its reserved resources. */
export const cutSignal = (): AbortSignal => stop().cut.signal;

export async function beginStop(graceMs: number) {
  stop().begun.abort();
  await sleep(graceMs);
  stop().cut.abort();
  await sleep(SETTLE_MS);
}
