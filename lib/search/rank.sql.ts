import { narrow } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import type { SourceType } from "@/lib/schemas/enums";

/** Most things that each of the two legs contributes, which bounds paging. */
export const MAX_HITS = 200;
const MAX_NEAR = 120;

const SCOPE = `scope AS NOT MATERIALIZED (
    SELECT * FROM search.chunk
    WHERE workspace_id = :workspaceId AND (:types::text[] IS NULL OR type = ANY (:types)) AND (:initiativeId::uuid IS NULL OR initiative_id = :initiativeId)
  )`;

/** BM25's saturation of a frequency in a text of a length. */
const saturated = (tf: string, length: string) =>
  `${tf} / (0.25 + 0.375 * greatest(0.4, ${length}) + ${tf})`;

export const BY_WORDS = statement(
  `
  WITH ${SCOPE}, term AS MATERIALIZED (
    SELECT n, lexeme::tsquery AS tq, format('%s:%s', lexeme, 'ABC')::tsquery AS title, format('%s:%s', lexeme, 'AB')::tsquery AS title2, weight, grp
    FROM unnest(:lexemes::text[], :weights::float8[], :groups::int[]) WITH ORDINALITY AS u(lexeme, weight, grp, n)
  ), hit AS MATERIALIZED (
    SELECT c.type, c.id, c.initiative_id, c.hash, c.length, t.n, t.grp, t.weight, c.title,
           ts_rank('{0.6,0.6,0.8,1.0}', c.tsv, t.tq) AS tf, c.tsv @@ t.title AS in_title, c.tsv @@ t.title2 AS in_title2
    FROM term t JOIN scope c ON c.tsv @@ t.tq
  ), df AS MATERIALIZED (
    SELECT n, ln(1 + (greatest(:things::float8, df) - df + 0.5) / (df + 0.5)) AS idf
    FROM (SELECT n, count(DISTINCT id)::float8 AS df FROM hit GROUP BY n) AS counted
  ), mass AS (
    SELECT sum(mass) + :unknown::float8 * ln(1 + (:things::float8 + 0.5) / 0.5) AS mass
    FROM (SELECT max(weight * idf) AS mass FROM term JOIN df USING (n) GROUP BY grp) AS by_group
  ), by_word AS MATERIALIZED (
    SELECT type, id, initiative_id, hash, grp, title, length,
      max(weight * idf * ${saturated("tf", "length / :length::float8")}) AS score,
      max(weight * idf) AS mass, max(tf) AS tf, max(weight * idf) FILTER (WHERE in_title) AS title_mass, max(weight * idf) FILTER (WHERE in_title2) AS title_mass2
    FROM hit JOIN df USING (n) GROUP BY 1, 2, 3, 4, 5, 6, 7
  ), by_chunk AS (
    SELECT type, id, initiative_id, hash, title, sum(score) AS score, sum(mass) AS mass FROM by_word GROUP BY 1, 2, 3, 4, 5
  ), judged AS (
    SELECT type, id, initiative_id, title, (array_agg(hash ORDER BY score DESC, hash))[1] AS hash, max(score) AS best, max(mass) AS chunk_mass,
       NULL::float8 AS mass, NULL::float8 AS title_mass, NULL::float8 AS title_mass2, NULL::float8 AS w0, NULL::float8 AS w1
    FROM by_chunk GROUP BY 1, 2, 3, 4
    UNION ALL
    SELECT type, id, NULL, NULL, NULL, NULL, NULL, sum(mass) AS mass, sum(title_mass) AS title_mass, sum(title_mass2) AS title_mass2, sum(mass * ${saturated("tf", "1")}) AS w0,
     sum(mass * ${saturated("tf", "length / :thingLength::float8")}) AS w1
    FROM (SELECT type, id, grp, max(mass) AS mass, max(title_mass) AS title_mass, max(title_mass2) AS title_mass2, sum(tf) AS tf, sum(length) AS length
      FROM by_word GROUP BY 1, 2, 3) AS grouped GROUP BY 1, 2
  ), thing AS (
    SELECT type, id, (array_agg(initiative_id) FILTER (WHERE hash IS NOT NULL))[1] AS initiative_id, max(title) AS title, max(hash) AS hash, max(best) AS best, max(chunk_mass) AS chunk_mass,
      max(mass) AS mass, max(title_mass) AS title_mass, max(title_mass2) AS title_mass2, max(w0) AS w0, max(w1) AS w1
    FROM judged GROUP BY 1, 2
  )
  SELECT type, id, t.initiative_id AS "initiativeId", t.title, t.hash, best / m.mass AS best, chunk_mass / m.mass AS "chunkShare", t.mass / m.mass AS share,
    coalesce(title_mass, 0) / m.mass AS "titleShare",coalesce(title_mass2, 0) / m.mass AS "titleShare2", w0 / m.mass AS w0, w1 / m.mass AS w1, m.mass
  FROM thing t CROSS JOIN mass m ORDER BY best DESC, id LIMIT ${MAX_HITS}`,
  {
    workspaceId: "uuid",
    lexemes: "text[]",
    weights: "float8[]",
    groups: "int4[]",
    unknown: "float8",
    things: "float8",
    length: "float8",
    thingLength: "float8",
    types: "text[]?",
    initiativeId: "uuid?",
  },
  {
    type: narrow<SourceType>("text"),
    id: "uuid",
    initiativeId: "uuid?",
    title: "text",
    hash: "text",
    best: "float8",
    chunkShare: "float8",
    share: "float8",
    titleShare: "float8",
    titleShare2: "float8",
    w0: "float8",
    w1: "float8",
    mass: "float8",
  },
);

// Compares every vector of the scope: an approximate index over all workspaces finds too few of one.
export const BY_MEANING = statement(
  `
  WITH ${SCOPE}, compared AS MATERIALIZED (
    SELECT s.type, s.id, s.initiative_id, s.hash, s.title, 1 - (e.vector <=> :vector::halfvec) AS cosine
    FROM scope s JOIN search.embedding e
      ON e.workspace_id = :workspaceId AND e.type = s.type AND e.id = s.id AND e.hash = s.hash
    WHERE e.model = :model AND e.vector IS NOT NULL
  ), stat AS (SELECT avg(cosine) AS mean, coalesce(stddev(cosine), 0) AS sd, count(*) AS n FROM compared)
  SELECT type, id, initiative_id AS "initiativeId", title, (array_agg(hash ORDER BY cosine DESC, hash))[1] AS hash, max(cosine) AS cosine, mean, sd
  FROM compared, stat GROUP BY 1, 2, 3, 4, mean, sd ORDER BY cosine DESC, id LIMIT ${MAX_HITS}`,
  {
    workspaceId: "uuid",
    types: "text[]?",
    initiativeId: "uuid?",
    vector: "halfvec",
    model: "text",
  },
  {
    type: narrow<SourceType>("text"),
    id: "uuid",
    initiativeId: "uuid?",
    title: "text",
    hash: "text",
    cosine: "float8",
    mean: "float8",
    sd: "float8",
  },
);
