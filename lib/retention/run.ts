import { setTimeout as sleep } from "node:timers/promises";
import { query } from "@/lib/db/read";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";
import { SWEEPS, type Sweep } from "@/lib/retention/sweeps";

/** How long one statement may take about: its rows become more or fewer by that. */
const BATCH_MS = 50;
const FIRST_ROWS = 100;
const MOST_ROWS = 5_000;
/** Less than the hour after which another process takes over; the next run goes on. */
const LONGEST_RUN_MS = 50 * 60_000;

type Removed = Record<string, number>;

/** The claim of a run that begins now; by the database's clock, which all processes share. */
const BEGIN = `
  INSERT INTO retention_run AS r (id, started_at) VALUES (1, now())
  ON CONFLICT (id) DO UPDATE SET started_at = now() WHERE r.started_at <= now() - $1 * interval '1 minute'
  RETURNING id`;

/**
 * Claims the run of this hour: one of all processes gets it. The claim of one that died is free an hour
 * after it began.
 */
export const claimRun = async () => (await query(BEGIN, [60])).length > 0;

/**
 * Removes what is no longer kept, of all workspaces, in small transactions with pauses as long as they: half of the
 * time belongs to others always. It leaves one line in the log, also when nothing was there to remove.
 * @returns how many rows it removed, by table
 */
export async function runRetention({
  now = new Date(),
  signal,
}: {
  now?: Date;
  signal?: AbortSignal;
} = {}): Promise<Removed> {
  const begun = performance.now();
  await query(BEGIN, [0]);
  const isOver = () => signal?.aborted === true || performance.now() - begun > LONGEST_RUN_MS;
  const removed: Removed = {};
  let failures = 0;
  for (const sweep of SWEEPS) {
    if (isOver()) break;
    removed[sweep.table] = await runSweep(sweep, now, isOver).catch((error) => {
      failures += 1; // the other tables have their turn, this one in an hour
      log.warn({ event: "retention_failed", table: sweep.table, ...errorFacts(error) });
      return 0;
    });
  }
  const ms = Math.round(performance.now() - begun);
  log.info({ event: "retention", removed, ms, failures, cutShort: isOver() });
  return removed;
}

async function runSweep({ statement, border }: Sweep, now: Date, isOver: () => boolean) {
  let removed = 0;
  for (let most = FIRST_ROWS; ; ) {
    const begun = performance.now();
    const values = [border(now), most];
    const [batch] = await query<{ rows: number; removed: number }>(statement, values);
    removed += batch?.removed ?? 0;
    if (!batch || batch.rows < most || isOver()) return removed;
    const tookMs = performance.now() - begun;
    most = Math.round(Math.min(MOST_ROWS, Math.max(10, (most * BATCH_MS) / tookMs)));
    await sleep(tookMs, undefined, { ref: false });
  }
}
