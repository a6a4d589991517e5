import { chooseEmbedder, embedQuery } from "@/lib/search/embeddings/choose-embedder";
import { hasVectors } from "./vectors";

export type Meaning = { vector: Float32Array; model: string; weight: number };

/** Identifiers (letters with digits, or digits alone) and quoted words are meant literally. */
const LITERAL = /["_]|\p{L}[-./@#:]*\p{N}|\p{N}[-./@#:]*\p{L}|^\P{L}*$/u;

/** Embeds a query. Returns undefined without a model, pgvector or a vector within 1.5 s, and for literal queries. */
export async function findMeaning(text: string): Promise<Meaning | undefined> {
  const embedder = chooseEmbedder();
  if (!embedder?.reads(text) || LITERAL.test(text) || !(await hasVectors())) return undefined;
  const vector = await embedQuery(text);
  return vector && { vector, model: embedder.model, weight: embedder.weight };
}
