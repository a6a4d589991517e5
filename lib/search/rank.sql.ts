import { narrow } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import type { SourceType } from "@/lib/schemas/enums";

/** Most things that each of the two rankings contributes, which bounds paging. */
export const MAX_HITS = 200;
const MAX_NEAR = 120;
/** Reciprocal rank fusion: rank r contributes 1 / (K + r). Measured, see docs/search.md. */
const K = 10;
/** Cosines below this share of the best are noise. */
const FLOOR_OF_BEST = 0.6;

const archived = (row: string) => `
    LEFT JOIN initiative i ON i.workspace_id = :workspaceId AND i.id = ${row}.initiative_id
    LEFT JOIN document d ON ${row}.type = 'document' AND d.workspace_id = :workspaceId AND d.id = ${row}.id
    CROSS JOIN LATERAL (SELECT coalesce(i.archived, false) OR coalesce(d.status = 'archived', false) AS archived) a`;

// Each word is one index lookup. A thing's score sums, over the query's words, idf times a saturated, field-weighted
// frequency, as in BM25, counted in this workspace's chunks alone.
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

// Compares every vector of the scope: an approximate index over all workspaces finds too few of one.
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
    WHERE 1 - distance >= greatest(:floor::float8, ${FLOOR_OF_BEST} * (SELECT 1 - min(distance) FROM near))
    GROUP BY 1, 2, 3
  )`;
const NO_MEANING = "meaning AS (SELECT type, id, archived, hash, rank FROM words WHERE false)";

const ranking = (meaning: string) => `
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

const PARAMETERS = {
  workspaceId: "uuid",
  lexemes: "text[]",
  weights: "float8[]",
  groups: "int4[]",
  chunks: "float8",
  length: "float8",
  types: "text[]?",
  initiativeId: "uuid?",
  limit: "int8",
  offset: "int8",
  meaningWeight: "float8",
} as const;

const HIT = {
  type: narrow<SourceType>("text"),
  id: "uuid",
  title: "text",
  body: "text",
  initiativeId: "uuid?",
  archived: "bool",
  score: "float8",
} as const;

/**
 * Ranks the things of a workspace. Its stages, from the chunks of the scope to a page of things:
 *
 *     scope ┬ term → hit → df → by_word → by_chunk → by_thing → words    ranked by the words of the query
 *           └ near → meaning                                             ranked by the distance of vectors
 *                words + meaning → fused → page                          reciprocal rank fusion, then the best chunk's text
 *
 *     hit       each chunk that has a term, with the frequency (tf); df counts the chunks of each term
 *     by_word   the best term of each group, since completions and corrections stand for one word
 *     by_thing  a thing scores as its best chunk does
 */
export const BY_WORDS = statement(ranking(NO_MEANING), PARAMETERS, HIT);
export const BY_BOTH = statement(
  ranking(MEANING),
  { ...PARAMETERS, vector: "halfvec", model: "text", floor: "float8" },
  HIT,
);
