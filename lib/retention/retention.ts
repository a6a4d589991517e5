import { setTimeout as sleep } from "node:timers/promises";
import { config } from "@/lib/config";
import { runInBatches } from "@/lib/db/batches";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { log } from "@/lib/log";
import { logFailure } from "@/lib/outage";
import type { Removal } from "./declare-removal";
import { REMOVALS } from "./removals";
import { TRASH_REMOVALS } from "./trash-removals";

/** Less than the hour after which another process takes over; the next run continues. */
const MAX_RUN_MS = 50 * 60_000;

type Removed = Record<string, number>;

/** Asks the database's clock, which all processes share. */
const BEGIN = statement(
  `
  INSERT INTO retention_run AS r (id, started_at) VALUES (1, now())
  ON CONFLICT (id) DO UPDATE SET started_at = now() WHERE r.started_at <= now() - $1 * interval '1 minute'
  RETURNING id`,
  ["float8"],
  { id: "int4" },
);

/** The claim expires after an hour, in case its process died. */
export const claimRun = async () => (await query(BEGIN, [60])).length > 0;

/** Pauses after each small transaction for as long as it took, which leaves half of the time for requests. */
export async function runRetention({
  now = new Date(),
  signal,
}: {
  now?: Date;
  signal?: AbortSignal;
} = {}): Promise<Removed> {
  const begun = performance.now();
  await query(BEGIN, [0]);
  const isOver = () => signal?.aborted === true || performance.now() - begun > MAX_RUN_MS;
  const removed: Removed = {};
  let failures = 0;
  for (const removal of REMOVALS) {
    if (isOver()) break;
    const { table } = removal;
    const gone = await runRemoval(removal, now, isOver).catch((error) => {
      failures += 1; // this table waits an hour; the others continue
      logFailure("retention_failed", error, { table });
      return 0;
    });
    removed[table] = (removed[table] ?? 0) + gone;
  }
  const ms = Math.round(performance.now() - begun);
  log.info({ event: "retention", removed, ms, failures, cutShort: isOver() });
  return removed;
}

export async function emptyTrash() {
  for (const removal of TRASH_REMOVALS) await runRemoval(removal, new Date());
}

async function runRemoval({ statement: remove, border }: Removal, now: Date, isOver = () => false) {
  let removed = 0;
  await runInBatches(
    async (most) => {
      if (isOver()) return 0;
      const [batch] = await query(remove, [border(now), most]);
      removed += batch?.removed ?? 0;
      return batch?.rows ?? 0;
    },
    (tookMs) => sleep(tookMs, undefined, { ref: false }),
  );
  return removed;
}

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
      if (!signal.aborted) logFailure("retention_failed", error);
    }
    await pause(EVERY_MS);
  }
}
