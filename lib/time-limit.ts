import { once } from "node:events";

/**
 * Makes a signal that aborts with any of the others, or after `ms`. Node 20 forgets an `AbortSignal.timeout` to which only
 * `AbortSignal.any` refers, and then never aborts (nodejs/node#57867); a listener keeps it.
 */
export function limitTime(ms: number, ...others: (AbortSignal | undefined)[]): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  limit.addEventListener("abort", () => {});
  return AbortSignal.any([limit, ...others.filter((signal) => signal !== undefined)]);
}

/** Resolves with the result of `work`, or after `ms` with that of `late`, which may throw. The work continues. */
export async function waitAtMost<Result, Late>(
  work: Promise<Result>,
  ms: number,
  late: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms).unref();
  });
  return Promise.race([work, limit.then(late)]).finally(() => clearTimeout(timer));
}

/** The work of `runWithin` was not done in time. */
export class TimeoutError extends Error {}

/**
 * Runs `work` with a signal that aborts after `ms` or with `outer`, and does not wait for work that ignores it.
 * @throws TimeoutError or the reason of `outer` once the signal is aborted, in place of an error of the work
 */
export async function runWithin<Result>(
  ms: number,
  work: (stop: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  outer?.throwIfAborted();
  const stop = limitTime(ms, outer);
  const done = new AbortController();
  const aborted = once(stop, "abort", { signal: done.signal });
  try {
    return await Promise.race([
      Promise.resolve(stop).then(work),
      aborted.then(() => Promise.reject(stop.reason)),
    ]);
  } catch (error) {
    outer?.throwIfAborted();
    throw stop.aborted ? new TimeoutError() : error;
  } finally {
    done.abort();
  }
}
