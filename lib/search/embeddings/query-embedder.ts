import { LRUCache } from "lru-cache";
import { log } from "@/lib/log";
import { type Embedder, EmbeddingError } from "./embedder";
import { withinLimit } from "./within-limit";

const TIMEOUT_MS = 1500;
const QUERIES_KEPT = 500;
const FAILURES_UNTIL_PAUSE = 3;
const PAUSE_MS = 30_000;
const LOG_EVERY_MS = 60_000;

/** Undefined after a failure or `limitMs`. Consecutive failures pause it, so that not every search waits. */
export function createQueryEmbedder(embedder: Embedder, limitMs = TIMEOUT_MS) {
  const known = new LRUCache<string, Float32Array>({ max: QUERIES_KEPT });
  let failures = 0;
  let pausedUntil = 0;
  let quietUntil = 0;

  const isPaused = () => Date.now() < pausedUntil;

  async function embed(query: string): Promise<Float32Array | undefined> {
    const text = query.trim().replace(/\s+/g, " ");
    if (!embedder.reads(text)) return undefined;
    const kept = known.get(text);
    if (kept || isPaused()) return kept;
    try {
      const ask = (signal: AbortSignal) => embedder.embed([text], "query", signal);
      const [vector] = await withinLimit(limitMs, ask);
      failures = 0;
      if (vector) known.set(text, vector);
      return vector;
    } catch (error) {
      noteFailure(error);
      return undefined;
    }
  }

  function noteFailure(error: unknown) {
    failures++;
    if (failures >= FAILURES_UNTIL_PAUSE) pausedUntil = Date.now() + PAUSE_MS;
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + LOG_EVERY_MS;
    const reason = error instanceof EmbeddingError ? error.message : "unexpected";
    log.warn({ event: "query_embedding_failed", model: embedder.model, reason });
  }

  return { embed, isPaused };
}
