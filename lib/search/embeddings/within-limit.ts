import { limitTime } from "@/lib/time-limit";
import { EmbeddingError } from "./embedder";

/** @throws EmbeddingError on timeout, or the reason of `outer`, without waiting for the work */
export async function withinLimit<Result>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  outer?: AbortSignal,
): Promise<Result> {
  const signal = limitTime(limitMs, outer);
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    // A model may ignore its signal, so its promise alone could stay pending.
    return await Promise.race([work(signal), aborted]);
  } catch (error) {
    if (error !== signal.reason || error === outer?.reason) throw error;
    throw new EmbeddingError("The embedding model took too long.");
  }
}
