import { unseal } from "@/lib/access/credentials/seal";
import { query } from "@/lib/db/read";
import { errorFacts } from "@/lib/error-facts";
import { log } from "@/lib/log";
import { cutSignal } from "@/lib/stopping";
import { JobFailure, type Work } from "./queue";

/** In one process. */
const AT_ONCE = 4;
/** How long a job may take. */
const LIMIT_MS = 60_000;
/** How long nobody else takes a job that was begun; it outlasts the job's own limit by what clocks and pauses take. */
const LEASE_MS = 2 * LIMIT_MS;

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** How long after each failed try the next one is; then every hour. */
const DELAYS_MS = [10 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND, 1_800 * SECOND];
/** About three days. */
export const MOST_ATTEMPTS = DELAYS_MS.length + 72;
const LONGEST_ERROR = 500;

type Row = { id: string; queue: string; payload: string; attempts: number };

/**
 * A job is taken by one; until its lease is over, `attempts` is the number by which that one holds it. Due is what is
 * due within a millisecond: the column is rounded to one, and may be ahead of the clock by half.
 */
const CLAIM = `
  UPDATE job SET attempts = attempts + 1, run_at = now() + ${LEASE_MS} * interval '1 ms'
  WHERE id = ANY(ARRAY(
    SELECT id FROM job WHERE queue = ANY($1) AND failed_at IS NULL AND run_at <= now() + interval '1 ms'
    ORDER BY run_at LIMIT $2 FOR UPDATE SKIP LOCKED
  ))
  RETURNING id, queue, payload, attempts`;

const DONE = "DELETE FROM job WHERE id = $1 AND attempts = $2";
const AGAIN = `
  UPDATE job SET run_at = now() + $3 * interval '1 ms', last_error = $4 WHERE id = $1 AND attempts = $2`;
const GIVEN_UP =
  "UPDATE job SET failed_at = now(), last_error = $3 WHERE id = $1 AND attempts = $2";

/**
 * What does the jobs that are due, of the queues of `table` that are on, each until it is done, fails or takes too long.
 * Statements are short and on their own: no connection of the database is held while a job is done.
 * @returns a function that resolves when nothing more was due, and all that it began has ended
 */
export function dueRunner(table: readonly Work[]): (stop?: AbortSignal) => Promise<void> {
  const works = new Map(table.map((work) => [work.queue, work]));
  const running = new Set<Promise<unknown>>();
  const begin = (row: Row) => {
    const job: Promise<unknown> = perform(row, works.get(row.queue))
      .catch((error) => log.warn({ event: "job_unsettled", id: row.id, ...errorFacts(error) }))
      .finally(() => running.delete(job));
    running.add(job);
  };
  return async (stop) => {
    const queues = table.filter((work) => work.isOn()).map(({ queue }) => queue);
    while (queues.length > 0 && !stop?.aborted) {
      const free = AT_ONCE - running.size;
      const rows = free > 0 ? await query<Row>(CLAIM, [queues, free]) : [];
      rows.forEach(begin);
      if (free > 0 && rows.length === 0) break;
      await Promise.race(running);
    }
    await Promise.all(running);
  };
}

/** What cannot be told to the database is done again when the lease is over. */
async function perform(row: Row, work: Work | undefined) {
  const { id, attempts } = row;
  try {
    if (attempts > MOST_ATTEMPTS) throw new JobFailure("It ended the process, time and again.");
    const signal = AbortSignal.any([AbortSignal.timeout(LIMIT_MS), cutSignal()]);
    await work?.run(JSON.parse(await unseal(row.payload)), { id, signal });
  } catch (error) {
    await settleFailure(row, error);
    return;
  }
  await query(DONE, [id, attempts]);
}

async function settleFailure({ id, queue, attempts }: Row, error: unknown) {
  const { stack: _, ...facts } = errorFacts(error);
  const isFinal = error instanceof JobFailure && error.isFinal;
  const detail = error instanceof JobFailure ? ` ${error.detail}` : "";
  const text = `${facts.message ?? facts.error}${detail}`.trim().slice(0, LONGEST_ERROR);
  const isOver = isFinal || attempts >= MOST_ATTEMPTS;
  log.warn({ event: isOver ? "job_given_up" : "job_failed", queue, id, attempts, ...facts });
  if (isOver) return query(GIVEN_UP, [id, attempts, text]);
  // Jobs that failed together do not come back together.
  const delay = (DELAYS_MS[attempts - 1] ?? HOUR) * (0.8 + 0.4 * Math.random());
  return query(AGAIN, [id, attempts, Math.round(delay), text]);
}
