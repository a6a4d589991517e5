import { EmbeddingError } from "./embedder";

/**
 * Runs `work` for at most `limitMs`. Its signal is aborted then, with `outer`, or once the work is over.
 * @throws EmbeddingError when the time is up, or the reason of `outer`, without waiting for the work
 */
export async function withinLimit<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  outer?.throwIfAborted();
  const stop = new AbortController();
  const tooLong = () => stop.abort(new EmbeddingError("The embedding model took too long."));
  const leave = () => stop.abort(outer?.reason);
  const timer = setTimeout(tooLong, limitMs);
  outer?.addEventListener("abort", leave, { once: true });
  try {
    // What waits may lose an abort or ignore it, as a thread does: nobody waits for it to arrive there.
    return await Promise.race([work(stop.signal), whenAborted(stop.signal)]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener("abort", leave);
    stop.abort();
  }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
