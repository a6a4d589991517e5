import { narrow } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import type { SourceType } from "@/lib/schemas/enums";

/** Most things that each leg contributes, which bounds paging. */
const MAX_HITS = 200;
const MAX_NEAR = 120;
/** The weights of a thing's best chunk and of its chunks together. Measured, as all in this file: docs/search.md. */
const BEST = 0.7;
const WHOLE = 0.3;
/** Cosines below this many standard deviations above their mean are noise. */
const LEAST_DEVIATION = 1.6;
/** What cosines are taken to be before any is known, weighing as much as this many: the built-in model's. */
const ASSUMED = { cosines: 10, mean: 0.2, variance: 0.01 };

const SCOPE = `scope AS NOT MATERIALIZED (
    SELECT * FROM search.chunk
    WHERE workspace_id = :workspaceId AND (:types::text[] IS NULL OR type = ANY (:types))
      AND (:initiativeId::uuid IS NULL OR initiative_id = :initiativeId)
  )`;

/** BM25's saturation of a frequency, in a text whose length is given as a share of the usual one. */
const saturate = (tf: string, length: string) =>
  `${tf} / (0.25 + 0.375 * greatest(0.4, ${length}) + ${tf})`;

/** The first of the things `thing`, archived ones last: however many there are, the others are found. */
const first = (order: string, most: number) => `first AS MATERIALIZED (
    SELECT t.*, coalesce(i.archived, false) OR coalesce(d.status = 'archived', false) AS archived
    FROM thing t LEFT JOIN initiative i ON i.workspace_id = :workspaceId AND i.id = t.initiative_id
    LEFT JOIN document d ON t.type = 'document' AND d.workspace_id = :workspaceId AND d.id = t.id
    ORDER BY archived, ${order} DESC, t.id LIMIT ${most}
  )`;
const FROM_FIRST = `FROM first t
  JOIN search.chunk c ON c.workspace_id = :workspaceId AND c.type = t.type AND c.id = t.id AND c.hash = t.hash
  LEFT JOIN grounding g ON t.type = 'document' AND g.workspace_id = :workspaceId AND g.document_id = t.id`;
const THING_COLUMNS = `t.type, t.id, t.hash, c.title, t.archived,
    ARRAY(SELECT s ->> 'id' FROM json_array_elements(g.sources) AS s) AS sources`;

const SCOPED = { workspaceId: "uuid", types: "text[]?", initiativeId: "uuid?" } as const;
const THING = {
  type: narrow<SourceType>("text"),
  id: "uuid",
  hash: "text",
  title: "text",
  archived: "bool",
  /** The ids of what a generated document quotes. */
  sources: "text[]",
} as const;

/**
 * Finds things by the words of a query, as BM25 does, in this workspace's texts alone. Its stages:
 *
 *     scope → hit    each chunk that has a term, with the term's frequency (tf)
 *       ├ term_idf   how telling each term is: idf, by the number of things that have it
 *       │  └ query   the sum of it over the query's words (mass), unknown ones included, by telling
 *       └ by_word    the best term of each group, since completions and corrections stand for one word
 *          ├ best    a thing as its best chunk
 *          └ whole   a thing as all its chunks together
 *             └ thing → first → the answer, with the share of the query's mass that title and label have
 *
 * `best` and `whole` are united and grouped: PostgreSQL expects few rows of both, and would join them in nested loops.
 */
export const BY_WORDS = statement(
  `
  WITH ${SCOPE}, term AS MATERIALIZED (
    SELECT n, lexeme::tsquery AS tq, weight, grp
    FROM unnest(:lexemes::text[], :weights::float8[], :groups::int[]) WITH ORDINALITY AS u(lexeme, weight, grp, n)
  ), hit AS MATERIALIZED (
    SELECT c.type, c.id, c.initiative_id, c.hash, c.length, t.n, t.grp, t.weight, ts_rank('{0.6,0.6,0.8,1.0}', c.tsv, t.tq)::float8 AS tf
    FROM term t JOIN scope c ON c.tsv @@ t.tq
  ), term_idf AS MATERIALIZED (
    SELECT n, ln(1 + (greatest(:things::float8, df) - df + 0.5) / (df + 0.5)) AS idf
    FROM (SELECT n, count(*)::float8 AS df FROM (SELECT DISTINCT n, id FROM hit) AS by_thing GROUP BY n) AS counted
  ), telling AS MATERIALIZED (
    SELECT tq, grp, weight * idf AS mass FROM term JOIN term_idf USING (n)
  ), query AS MATERIALIZED (
    SELECT sum(mass) + :unknown::float8 * ln(2 * :things::float8 + 2) AS mass
    FROM (SELECT max(mass) AS mass FROM telling GROUP BY grp) AS by_group
  ), by_word AS MATERIALIZED (
    SELECT type, id, initiative_id, hash, grp, length, max(tf) AS tf, max(weight * idf) AS mass,
      max(weight * idf * ${saturate("tf", "length / :length::float8")}) AS score
    FROM hit JOIN term_idf USING (n) GROUP BY 1, 2, 3, 4, 5, 6
  ), best AS (
    SELECT type, id, initiative_id, (array_agg(hash ORDER BY score DESC, hash))[1] AS hash, max(score) AS score
    FROM (SELECT type, id, initiative_id, hash, sum(score) AS score FROM by_word GROUP BY 1, 2, 3, 4) AS by_chunk GROUP BY 1, 2, 3
  ), whole AS (
    SELECT type, id, initiative_id, sum(mass) AS share, sum(mass * ${saturate("tf", "length / :thingLength::float8")}) AS score
    FROM (
      SELECT type, id, initiative_id, grp, max(mass) AS mass, sum(tf) AS tf, sum(length) AS length
      FROM by_word GROUP BY 1, 2, 3, 4
    ) AS by_group GROUP BY 1, 2, 3
  ), thing AS (
    SELECT type, id, initiative_id, max(hash) AS hash, sum(score) / mass AS strength, max(share) / mass AS share
    FROM (
      SELECT type, id, initiative_id, hash, ${BEST} * score AS score, NULL::float8 AS share FROM best
      UNION ALL SELECT type, id, initiative_id, NULL, ${WHOLE} * score, share FROM whole
    ) AS both_ways, query GROUP BY type, id, initiative_id, mass
  ), ${first("t.strength", MAX_HITS)}
  SELECT ${THING_COLUMNS}, t.strength, t.share, coalesce((
      SELECT sum(mass) FROM (SELECT max(mass) AS mass FROM telling WHERE head.words @@ tq GROUP BY grp) AS by_group
    ), 0) / mass AS head
  ${FROM_FIRST} CROSS JOIN query CROSS JOIN LATERAL (SELECT ts_filter(c.tsv, '{a,b,c}') AS words OFFSET 0) AS head`,
  {
    ...SCOPED,
    lexemes: "text[]",
    weights: "float8[]",
    groups: "int4[]",
    unknown: "float8",
    things: "float8",
    length: "float8",
    thingLength: "float8",
  },
  { ...THING, strength: "float8", share: "float8", head: "float8" },
);

/**
 * Finds things by the distance of vectors. It compares every vector of the scope: an approximate index over all
 * workspaces finds too few of one. `deviation` says by how many standard deviations a thing's nearest chunk stands out
 * among all, so that it is comparable from one model to another.
 */
export const BY_MEANING = statement(
  `
  WITH ${SCOPE}, compared AS MATERIALIZED (
    SELECT s.type, s.id, s.initiative_id, s.hash, 1 - (e.vector <=> :vector::halfvec) AS cosine
    FROM scope s JOIN search.embedding e
      ON e.workspace_id = :workspaceId AND e.type = s.type AND e.id = s.id AND e.hash = s.hash
    WHERE e.model = :model AND e.vector IS NOT NULL
  ), usual AS (
    SELECT (count(*) * avg(cosine) + ${ASSUMED.cosines * ASSUMED.mean}) / (count(*) + ${ASSUMED.cosines}) AS mean,
      sqrt((count(*) * var_pop(cosine) + ${ASSUMED.cosines * ASSUMED.variance}) / (count(*) + ${ASSUMED.cosines})) AS deviation
    FROM compared
  ), thing AS (
    SELECT DISTINCT ON (type, id) type, id, initiative_id, hash, (cosine - mean) / deviation AS deviation
    FROM compared, usual WHERE cosine >= greatest(:floor::float8, mean + ${LEAST_DEVIATION} * deviation)
    ORDER BY type, id, cosine DESC, hash
  ), ${first("t.deviation", MAX_NEAR)}
  SELECT ${THING_COLUMNS}, t.deviation ${FROM_FIRST}`,
  { ...SCOPED, vector: "halfvec", model: "text", floor: "float8" },
  { ...THING, deviation: "float8" },
);

/** Reads a page of ranked things: their chunks that match best, and the facts that an answer shows. */
export const READ_PAGE = statement(
  `
  SELECT c.type, c.id, c.title, c.body, c.initiative_id AS "initiativeId", x.label, g.goal_type AS "goalType"
  FROM unnest(:types::text[], :ids::uuid[], :hashes::text[]) WITH ORDINALITY AS u(type, id, hash, n)
  JOIN search.chunk c ON c.workspace_id = :workspaceId AND c.type = u.type AND c.id = u.id AND c.hash = u.hash
  LEFT JOIN context_item x ON u.type = 'context_item' AND x.workspace_id = :workspaceId AND x.id = u.id
  LEFT JOIN goal g ON u.type = 'goal' AND g.workspace_id = :workspaceId AND g.id = u.id
  ORDER BY u.n`,
  { workspaceId: "uuid", types: "text[]", ids: "uuid[]", hashes: "text[]" },
  {
    type: narrow<SourceType>("text"),
    id: "uuid",
    title: "text",
    body: "text",
    initiativeId: "uuid?",
    label: "context_label?",
    goalType: "goal_type?",
  },
);
