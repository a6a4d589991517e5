import { embeddings } from "@/lib/search/embeddings/choose-embedder";
import { correct } from "./corrections";
import type { Terms } from "./terms";
import { hasVectors } from "./vectors";

export type Meaning = { vector: Float32Array; model: string };

/** Short queries with these marks, or without letters, are meant literally. */
const LITERAL = /["_\p{N}]|^\P{L}*$/u;
const LONG_QUERY_WORDS = 7;

/**
 * Finds the vector of a query; undefined without a model, pgvector or a vector within 1.5 s, for literal queries, and if no
 * word is known.
 */
export async function findMeaning(text: string, terms: Terms): Promise<Meaning | undefined> {
  const embedder = embeddings().getEmbedder();
  if (!embedder || !hasMeaning(text, terms) || !(await hasVectors())) return undefined;
  const meant = terms.isUnfinished ? dropLastWord(text) : correct(text, terms.corrections);
  if (!embedder.reads(meant)) return undefined;
  const vector = await embeddings().embedQuery(meant);
  return vector && { vector, model: embedder.model };
}

function hasMeaning(text: string, { terms }: Terms): boolean {
  if (terms.length === 0) return false; // vectors of nonsense come as close as those of answers
  return text.trim().split(/\s+/).length >= LONG_QUERY_WORDS || !LITERAL.test(text);
}

const dropLastWord = (text: string) =>
  text
    .split(/(?<=\s)/)
    .slice(0, -1)
    .join("");
