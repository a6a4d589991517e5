import { type SemanticState, semanticState } from "@/lib/search/embeddings/choose-embedder";
import { hasVectors } from "@/lib/search/vectors";

/** Which model finds by meaning; `off` by its setting, `unavailable` because it fails or is not installed. */
export type Meaning = SemanticState | "no pgvector";

/** What search finds by: always by words, and by meaning where a model and pgvector are there. */
export async function searchLegs(): Promise<{ words: true; meaning: Meaning }> {
  const state = semanticState();
  return { words: true, meaning: state === "off" || (await hasVectors()) ? state : "no pgvector" };
}
