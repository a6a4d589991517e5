import path from "node:path";
import { createThread } from "@/lib/threads/thread";
import { EmbeddingError } from "./embedder";

/** The packages of the model, as the thread imports them. */
export type ModelPackages = { code: string; weights: string };

/** What the thread answers: the vector of a text, or why there is no model. */
type Reply = { vector: number[] } | { missing: string };

// Outside of the bundle: next.config.ts names the file and what it imports for tracing.
const FILE = path.join(
  /*turbopackIgnore: true*/ process.cwd(),
  "lib/search/embeddings/builtin-worker.mjs",
);
const TEXT_LIMIT_MS = 10_000;
// The weights are outside of the heap.
const HEAP_MB = 128;

/** There is no model in this installation, now or later. */
export class ModelMissing extends EmbeddingError {}

/**
 * Numbers for one text at a time, from a thread that keeps the model and is replaced after a text on
 * which it failed or took longer than `limitMs`.
 */
export function createModelThread(packages: ModelPackages, limitMs = TEXT_LIMIT_MS) {
  const thread = createThread(FILE, HEAP_MB);

  /** @throws ModelMissing or EmbeddingError */
  return async (text: string): Promise<number[]> => {
    const reply = await thread.run<Reply>({ packages, text }, limitMs).catch((cause: unknown) => {
      throw new EmbeddingError("The thread of the built-in model does not start.", { cause });
    });
    // What failed in the thread may quote the text.
    if ("error" in reply) throw new EmbeddingError("The built-in model failed or took too long.");
    if ("missing" in reply) throw new ModelMissing(reply.missing);
    return reply.vector;
  };
}
