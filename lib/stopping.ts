import { setTimeout as sleep } from "node:timers/promises";
import { processWide } from "./process-wide";

/** How long after its end the grace of a stop goes on for what has to be given back, in ms. */
const SETTLE_MS = 2_000;

const stop = processWide("stop", () => ({
  begun: new AbortController(),
  cut: new AbortController(),
}));

/** Whether this process was told to end: it takes no new work, and ends what it has. */
export const isStopping = () => stop().begun.signal.aborted;

/** Aborts when this process was told to end: what would go on for ever ends then. */
export const stopSignal = (): AbortSignal => stop().begun.signal;

/** Aborts when the grace of a stop is over: whoever works for longer gives back what was reserved for it. */
export const cutSignal = (): AbortSignal => stop().cut.signal;

/** Begins the end of this process. @returns when even what is given back is not waited for any longer */
export async function beginStop(graceMs: number) {
  stop().begun.abort();
  await sleep(graceMs);
  stop().cut.abort();
  await sleep(SETTLE_MS);
}
