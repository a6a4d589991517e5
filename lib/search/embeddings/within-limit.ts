import { EmbeddingError } from "./embedder";

/** @throws EmbeddingError on timeout, or the reason of `outer`, without waiting for the work */
export async function withinLimit<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const limit = AbortSignal.timeout(limitMs);
  const signal = AbortSignal.any(outer ? [outer, limit] : [limit]);
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    // A model may ignore its signal, so its promise alone could stay pending.
    return await Promise.race([work(signal), aborted]);
  } catch (error) {
    throw error === limit.reason ? new EmbeddingError("The embedding model took too long.") : error;
  }
}
