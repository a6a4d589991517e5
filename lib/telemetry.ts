import { log } from "@/lib/log";

type Counted = typeof globalThis & { groundworkCounters?: Map<string, number> };
const shared: Counted = globalThis;

/** Counts an internal event of this process and logs it, one line an event. */
export function emit(event: string, fields: Record<string, string | undefined>) {
  shared.groundworkCounters ??= new Map();
  const total = (shared.groundworkCounters.get(event) ?? 0) + 1;
  shared.groundworkCounters.set(event, total);
  log.info({ event, total, ...fields });
}

/** How often each event was counted since this process started. */
export const counters = (): Record<string, number> =>
  Object.fromEntries(shared.groundworkCounters ?? []);
