import { type SemanticState, semanticState } from "@/lib/search/embeddings/choose-embedder";
import { hasVectors } from "@/lib/search/vectors";

/** The state of semantic search: `off` by its setting, `unavailable` if the model fails or is not installed. */
export type Meaning = SemanticState | "no pgvector";

export async function getSearchLegs(): Promise<{ words: true; meaning: Meaning }> {
  const state = semanticState();
  return { words: true, meaning: state === "off" || (await hasVectors()) ? state : "no pgvector" };
}
