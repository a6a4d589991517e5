import { chooseEmbedder, embedQuery } from "@/lib/search/embeddings/choose-embedder";
import { hasVectors } from "./vectors";

/** What a query means, as the vectors of the index do. */
export type Meaning = { vector: Float32Array; model: string; weight: number };

/** Identifiers (letters and digits in one, or digits alone) and quoted words are meant as they are written. */
const LITERAL = /["_]|\p{L}[-./@#:]*\p{N}|\p{N}[-./@#:]*\p{L}|^\P{L}*$/u;

/** Undefined when there is no model, no pgvector, no vector within 1.5 s, or the words are meant literally. */
export async function meaningOf(text: string): Promise<Meaning | undefined> {
  const embedder = chooseEmbedder();
  if (!embedder?.reads(text) || LITERAL.test(text) || !(await hasVectors())) return undefined;
  const vector = await embedQuery(text);
  return vector && { vector, model: embedder.model, weight: embedder.weight };
}
