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
