import { numberParameters, queryByName } from "@/lib/db/named-parameters";
import type { SourceType } from "@/lib/schemas/enums";
import { statisticsOf } from "./statistics";
import { quoted, type Term } from "./terms";

export type Wanted = {
  terms: Term[];
  /** The vector of the query, when there is one. */
  meaning?: { vector: Float32Array; model: string; weight: number };
  types?: readonly SourceType[];
  initiativeId?: string;
  limit: number;
  offset: number;
};

/** The best chunk of a thing that was found; `score` is 0 to 1. */
export type Hit = {
  type: SourceType;
  id: string;
  title: string;
  body: string;
  initiativeId: string | null;
  archived: boolean;
  score: number;
};

/** Things that each leg puts forward; more cannot be paged to. */
export const MAX_HITS = 200;
const MAX_NEAR = 120;
/** Reciprocal rank fusion: the share of rank r is 1 / (K + r). Measured, see docs/search.md. */
const K = 10;
/**
 * Cosines under this, or under this share of the best, say nothing; nonsense, of which the workspace knows
 * no word, comes as near as 0.3 to something.
 */
const FLOOR = { least: 0.2, ofBest: 0.6, ofUnknextractOwnWords: 0.35 };

/** Whether a row is archived, by itself or with its initiative. */
const archived = (row: string) => `
    LEFT JOIN initiative i ON i.workspace_id = :workspaceId AND i.id = ${row}.initiative_id
    LEFT JOIN document d ON ${row}.type = 'document' AND d.workspace_id = :workspaceId AND d.id = ${row}.id
    CROSS JOIN LATERAL (SELECT coalesce(i.archived, false) OR coalesce(d.status = 'archived', false) AS archived) a`;

// Words: each is one look into the index. A thing's score is the sum over the query's words of idf times a
// saturated, field-weighted frequency, as in BM25, counted among this workspace's chunks alone.
const WORDS = `
  term AS MATERIALIZED (
    SELECT n, lexeme::tsquery AS tq, weight, grp
    FROM unnest(:lexemes::text[], :weights::float8[], :groups::int[]) WITH ORDINALITY AS u(lexeme, weight, grp, n)
  ), hit AS MATERIALIZED (
    SELECT c.type, c.id, c.initiative_id, c.hash, c.length, t.n, t.grp, t.weight,
           ts_rank('{0.6,0.6,0.8,1.0}', c.tsv, t.tq) AS tf
    FROM term t JOIN scope c ON c.tsv @@ t.tq
  ), df AS MATERIALIZED (SELECT n, count(*)::float8 AS df FROM hit GROUP BY n),
  by_word AS (
    SELECT type, id, initiative_id, hash, grp,
      max(weight * ln(1 + (greatest(:chunks::float8, df) - df + 0.5) / (df + 0.5))
          * tf / (0.25 + 0.375 * greatest(0.4, length / :length::float8) + tf)) AS score
    FROM hit JOIN df USING (n) GROUP BY 1, 2, 3, 4, 5
  ), by_chunk AS (
    SELECT type, id, initiative_id, hash, sum(score) AS score FROM by_word GROUP BY 1, 2, 3, 4
  ), by_thing AS (
    SELECT type, id, initiative_id, (array_agg(hash ORDER BY score DESC, hash))[1] AS hash, max(score) AS score
    FROM by_chunk GROUP BY 1, 2, 3
  ), words AS (
    SELECT t.type, t.id, t.hash, a.archived, row_number() OVER (ORDER BY a.archived, score DESC, t.id) AS rank
    FROM by_thing t ${archived("t")} ORDER BY rank LIMIT ${MAX_HITS}
  )`;

// Meaning: every vector of the scope is looked at, since an index over all workspaces finds too few of one.
const MEANING = `
  near AS (
    SELECT s.type, s.id, s.hash, a.archived, (e.vector <=> :vector::halfvec) + 0 AS distance
    FROM scope s JOIN search.embedding e
      ON e.workspace_id = :workspaceId AND e.type = s.type AND e.id = s.id AND e.hash = s.hash ${archived("s")}
    WHERE e.model = :model AND e.vector IS NOT NULL ORDER BY a.archived, distance LIMIT ${MAX_NEAR}
  ), meaning AS (
    SELECT type, id, archived, (array_agg(hash ORDER BY distance, hash))[1] AS hash,
           row_number() OVER (ORDER BY archived, min(distance), id) AS rank
    FROM near
    WHERE 1 - distance >= greatest(:floor::float8, ${FLOOR.ofBest} * (SELECT 1 - min(distance) FROM near))
    GROUP BY 1, 2, 3
  )`;
const NO_MEANING = "meaning AS (SELECT type, id, archived, hash, rank FROM words WHERE false)";

const statement = (meaning: string) => `
  WITH scope AS NOT MATERIALIZED (
    SELECT * FROM search.chunk
    WHERE workspace_id = :workspaceId AND (:types::text[] IS NULL OR type = ANY (:types)) AND (:initiativeId::uuid IS NULL OR initiative_id = :initiativeId)
  ), ${WORDS}, ${meaning}, fused AS (
    SELECT type, id, archived, (array_agg(hash ORDER BY leg))[1] AS hash,
      (CASE WHEN archived THEN 0 ELSE 0.5 END) + 0.5 * sum(share) * ${K + 1} / (1 + :meaningWeight::float8) AS score
    FROM (
      SELECT 1 AS leg, type, id, archived, hash, 1.0 / (${K} + rank) AS share FROM words
      UNION ALL SELECT 2, type, id, archived, hash, :meaningWeight::float8 / (${K} + rank) FROM meaning
    ) legs GROUP BY 1, 2, 3 ORDER BY score DESC, id LIMIT ${MAX_HITS}
  )
  SELECT f.type, f.id, c.title, c.body, c.initiative_id AS "initiativeId", f.archived, f.score::float8
  FROM (SELECT * FROM fused ORDER BY score DESC, id LIMIT :limit OFFSET :offset) f
  JOIN search.chunk c ON c.workspace_id = :workspaceId AND c.type = f.type AND c.id = f.id AND c.hash = f.hash
  ORDER BY f.score DESC, f.id`;

const BY_WORDS = numberParameters(statement(NO_MEANING));
const BY_BOTH = numberParameters(statement(MEANING));

/**
 * The best things for a query, best first. The legs are fused by rank, so a score says how near the top of
 * both a thing stands: 1 is first in each. What is archived stands below all others, from 0.5 down. Scores
 * compare within one answer only.
 */
export async function rank(workspaceId: string, wanted: Wanted): Promise<Hit[]> {
  const { terms, meaning, types, initiativeId, limit, offset } = wanted;
  const { chunks, length } = await statisticsOf(workspaceId);
  const floor = terms.length > 0 ? FLOOR.least : FLOOR.ofUnknextractOwnWords;
  const lexemes = terms.map(({ lexeme }) => quoted(lexeme));
  return queryByName<Hit>(meaning ? BY_BOTH : BY_WORDS, {
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
    ...(meaning && { vector: `[${meaning.vector.join(",")}]`, model: meaning.model, floor }),
  });
}
