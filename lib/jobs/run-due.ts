import { unseal } from "@/lib/access/credentials/seal";
import { HOUR_MS } from "@/lib/clock";
import { lockSelected } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import { type RowOf, statement } from "@/lib/db/statement";
import { describeError } from "@/lib/describe-error";
import { log } from "@/lib/log";
import { logFailure } from "@/lib/outage";
import { cutSignal } from "@/lib/stopping";
import { limitTime } from "@/lib/time-limit";
import { JobFailure, type Work } from "./queue";

const AT_ONCE = 4;
const TIMEOUT_MS = 60_000;
/** Outlasts the time limit by more than clocks can differ and processes can pause. */
const LEASE_MS = 2 * TIMEOUT_MS;

const SECOND = 1_000;
const DELAYS_MS = [10 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND, 1_800 * SECOND];
/** About three days. */
export const MAX_ATTEMPTS = DELAYS_MS.length + 72;
const MAX_ERROR_LENGTH = 500;

/** `attempts` is the fencing number of the claim. The extra millisecond makes up for the rounding of `run_at`. */
const CLAIM = statement(
  `
  UPDATE job SET attempts = attempts + 1, run_at = now() + ${LEASE_MS} * interval '1 ms'
  WHERE id = ANY(ARRAY(
    SELECT id FROM job WHERE queue = ANY($1) AND failed_at IS NULL AND run_at <= now() + interval '1 ms'
    ORDER BY run_at LIMIT $2 ${lockSelected("UPDATE")} SKIP LOCKED
  ))
  RETURNING id, queue, payload, attempts`,
  ["text[]", "int8"],
  { id: "uuid", queue: "text", payload: "text", attempts: "int4" },
);
type Row = RowOf<typeof CLAIM>;

const DONE = statement("DELETE FROM job WHERE id = $1 AND attempts = $2", ["uuid", "int4"]);
const AGAIN = statement(
  "UPDATE job SET run_at = now() + $3 * interval '1 ms', last_error = $4 WHERE id = $1 AND attempts = $2",
  ["uuid", "int4", "float8", "text"],
);
const GIVEN_UP = statement(
  "UPDATE job SET failed_at = now(), last_error = $3 WHERE id = $1 AND attempts = $2",
  ["uuid", "int4", "text"],
);

/**
 * The runner resolves once nothing more is due and nothing runs; a call during that time makes it look again. No database connection
 * is held while a job runs.
 */
export function createDueRunner(table: readonly Work[]): (stop?: AbortSignal) => Promise<void> {
  const works = new Map(table.map((work) => [work.queue, work]));
  const running = new Set<Promise<unknown>>();
  let run: Promise<void> | undefined;
  let lookAgain = () => {};
  const begin = (row: Row) => {
    const job: Promise<unknown> = perform(row, works.get(row.queue))
      .catch((error) => logFailure("job_unsettled", error, { id: row.id }))
      .finally(() => running.delete(job));
    running.add(job);
  };
  const runAll = async (stop: AbortSignal | undefined) => {
    const queues = table.filter((work) => work.isOn()).map(({ queue }) => queue);
    while (!stop?.aborted) {
      let isCalled = false;
      const called = new Promise<void>((resolve) => {
        lookAgain = () => {
          isCalled = true;
          resolve();
        };
      });
      const free = AT_ONCE - running.size;
      if (free > 0) (await query(CLAIM, [queues, free])).forEach(begin);
      if (running.size === 0 && !isCalled) break;
      await Promise.race([called, ...running]);
    }
    await Promise.all(running);
  };
  return (stop) => {
    lookAgain();
    run ??= runAll(stop).finally(() => {
      run = undefined;
    });
    return run;
  };
}

/** Leaves the job to run again after its lease if the outcome cannot be stored. */
async function perform(row: Row, work: Work | undefined) {
  const { id, attempts } = row;
  try {
    if (attempts > MAX_ATTEMPTS) throw new JobFailure("It crashed the process repeatedly.");
    const signal = limitTime(TIMEOUT_MS, cutSignal());
    await work?.run(JSON.parse(await unseal(row.payload)), { id, signal });
  } catch (error) {
    await settleFailure(row, error);
    return;
  }
  await query(DONE, [id, attempts]);
}

async function settleFailure({ id, queue, attempts }: Row, error: unknown) {
  const { stack: _, ...facts } = describeError(error);
  const isFinal = error instanceof JobFailure && error.isFinal;
  const detail = error instanceof JobFailure ? ` ${error.detail}` : "";
  const text = `${facts.message ?? facts.error}${detail}`.trim().slice(0, MAX_ERROR_LENGTH);
  const isOver = isFinal || attempts >= MAX_ATTEMPTS;
  log.warn({ event: isOver ? "job_given_up" : "job_failed", queue, id, attempts, ...facts });
  if (isOver) return query(GIVEN_UP, [id, attempts, text]);
  // Jitter keeps jobs that failed together apart.
  const delay = (DELAYS_MS[attempts - 1] ?? HOUR_MS) * (0.8 + 0.4 * Math.random());
  return query(AGAIN, [id, attempts, Math.round(delay), text]);
}
