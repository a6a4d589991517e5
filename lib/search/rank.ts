import { query } from "@/lib/db/read";
import type { SourceType } from "@/lib/schemas/enums";
import { BY_BOTH, BY_WORDS } from "./rank.sql";
import { readStatistics } from "./statistics";
import { quoteLexeme, type Term } from "./terms";

export type Wanted = {
  terms: Term[];
  meaning?: { vector: Float32Array; model: string; weight: number };
  types?: readonly SourceType[];
  initiativeId?: string;
  limit: number;
  offset: number;
};

/** Least cosine of a hit. `ofUnknownWords` is for queries without known words: nonsense reaches 0.3. */
const FLOOR = { least: 0.2, ofUnknownWords: 0.35 };

export type Hit = NonNullable<(typeof BY_WORDS)["row"]>;

/**
 * Ranks things for a query, best first. The two rankings are fused by rank: a score of 1 means first in both. Archived
 * things come last, with scores up to 0.5. Scores are comparable within one answer only.
 */
export async function rank(workspaceId: string, wanted: Wanted): Promise<Hit[]> {
  const { terms, meaning, types, initiativeId, limit, offset } = wanted;
  const { chunks, length } = await readStatistics(workspaceId);
  const floor = terms.length > 0 ? FLOOR.least : FLOOR.ofUnknownWords;
  const lexemes = terms.map(({ lexeme }) => quoteLexeme(lexeme));
  const values = {
    workspaceId,
    lexemes,
    weights: terms.map(({ weight }) => weight),
    groups: terms.map(({ group }) => group),
    chunks,
    length,
    types: types?.length ? types : null, // none named means all
    initiativeId: initiativeId ?? null,
    limit,
    offset,
    meaningWeight: meaning?.weight ?? 0,
  };
  if (!meaning) return query(BY_WORDS, values);
  const vector = `[${meaning.vector.join(",")}]`;
  return query(BY_BOTH, { ...values, vector, model: meaning.model, floor });
}
