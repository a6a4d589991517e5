import { log } from "./log";
import { processWide } from "./process-wide";

const counted = processWide("counters", () => new Map<string, number>());

export function emit(event: string, fields: Record<string, string | undefined>) {
  const total = (counted().get(event) ?? 0) + 1;
  counted().set(event, total);
  log.info({ event, total, ...fields });
}

export const readCounters = (): Record<string, number> => Object.fromEntries(counted());
