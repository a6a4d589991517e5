import { setTimeout as sleep } from "node:timers/promises";
import { findOutage, logOutage } from "@/lib/outage";

const EVERY_MS = 2_000;

/** Repeats work of the start that an outage of the database stopped, until it is done or `stop`. @throws any other error */
export async function repeatDuringOutage(
  work: (stop: AbortSignal) => Promise<unknown>,
  stop: AbortSignal,
) {
  while (!stop.aborted) {
    try {
      await work(stop);
      return;
    } catch (error) {
      const outage = findOutage(error);
      if (!outage) throw error;
      logOutage(outage, error);
      await sleep(EVERY_MS, undefined, { signal: stop, ref: false }).catch(() => {}); // stopped
    }
  }
}
