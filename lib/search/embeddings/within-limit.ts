import { runWithin, TimeoutError } from "@/lib/time-limit";
import { EmbeddingError } from "./embedder";

/** @throws EmbeddingError on timeout, or the reason of `outer`, without waiting for the work */
export const withinLimit: typeof runWithin = (limitMs, work, outer) =>
  runWithin(limitMs, work, outer).catch((error: unknown) => {
    const isLate = error instanceof TimeoutError;
    throw isLate ? new EmbeddingError("The embedding model took too long.") : error;
  });
