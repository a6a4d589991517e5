import { narrow } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import type { SourceType } from "@/lib/schemas/enums";

/** Maximum hits of each retriever; this bounds paging. */
const MAX_HITS = 200;
const MAX_NEAR = 120;
/** Weights of the best chunk and of all together. Measured, as all in this file: docs/search.md. */
const BEST = 0.7;
const WHOLE = 0.3;
/** Cosines below this many standard deviations above their mean are noise. */
export const MIN_DEVIATION = 1.6;
/** Values of the built-in model, until cosines are known; they weigh as much as this many cosines. */
const ASSUMED = { cosines: 10, mean: 0.2, variance: 0.01 };

const SCOPE = `scope AS NOT MATERIALIZED (
    SELECT ctid AS place, * FROM search.chunk
    WHERE workspace_id = :workspaceId AND (:types::text[] IS NULL OR type = ANY (:types))
      AND (:initiativeId::uuid IS NULL OR initiative_id = :initiativeId)
  )`;

/** BM25's saturation of the frequency `tf`, in a text whose length is given as a share of the usual one. */
const saturate = (length: string) => `tf / (0.25 + 0.375 * greatest(0.4, ${length}) + tf)`;

/** The best of `resource`, live ones first, so that archived ones never displace a live one. */
const writeFirst = (order: string, most: number) => `first AS MATERIALIZED (
    SELECT t.*, coalesce(i.archived, false) OR coalesce(d.status = 'archived', false) AS archived
    FROM resource t LEFT JOIN initiative i ON i.workspace_id = :workspaceId AND i.id = t.initiative_id
    LEFT JOIN document d ON d.workspace_id = :workspaceId AND d.id = t.id
    ORDER BY archived, ${order} DESC, t.id LIMIT ${most}
  )`;
/** A statement sees one version of a row, so the row's place (`ctid`) identifies it. */
const FROM_FIRST = `FROM first t JOIN search.chunk c ON c.ctid = t.place AND c.workspace_id = :workspaceId
  LEFT JOIN grounding g ON g.workspace_id = :workspaceId AND g.document_id = t.id`;
const RESOURCE_COLUMNS = `c.type, c.id, c.hash, c.title, t.initiative_id AS initiative, t.archived,
    CASE WHEN g.sources IS NOT NULL THEN ARRAY(SELECT s ->> 'id' FROM json_array_elements(g.sources) AS s) END AS sources`;

/** Long texts, which may have been moved out of their row, are not read. */
const IS_ADDRESS = String.raw`CASE WHEN c.length < 60 THEN c.body ~ '^\s*<?(https?://|www\.)\S+\s*$' ELSE false END`;

const SCOPED = { workspaceId: "uuid", types: "text[]?", initiativeId: "uuid?" } as const;
const RESOURCE = {
  type: narrow<SourceType>("text"),
  id: "uuid",
  hash: "text",
  title: "text",
  initiative: "uuid?",
  archived: "bool",
  sources: "text[]?",
} as const;

/**
 * Finds resources by the words of a query, as BM25 does, only in this workspace's texts. Its stages:
 *
 *     scope → hit    each chunk that has a term, with the term's frequency (tf)
 *       ├ informative   how informative each term is (mass): its weight times idf, by the number of resources that have it
 *       │  └ query      the mass of the query's words, unknown ones and those without a hit included
 *       └ by_word       the best term of each group, since completions and corrections replace one word
 *          └ sums       the sums of each chunk, and those of each word in a resource
 *             └ resource → first → the answer, with the share of the query's mass that title and label have, not by a synonym;
 *                             of a group it depends on the weight of the terms there, not on how rare other completions are
 */
export const BY_WORDS = statement(
  `
  WITH ${SCOPE}, term AS MATERIALIZED (
    SELECT n, lexeme::tsquery AS tq, weight, grp, is_synonym, is_telling
    FROM unnest((SELECT :lexemes::text[]), (SELECT :weights::float8[]), (SELECT :groups::int[]), (SELECT :synonyms::bool[]),
      (SELECT :telling::bool[])) WITH ORDINALITY AS u(lexeme, weight, grp, is_synonym, is_telling, n)
  ), hit AS MATERIALIZED (
    SELECT c.place, c.id, c.initiative_id, c.length, t.n, t.grp, ts_rank('{0.6,0.6,0.8,1.0}', c.tsv, t.tq)::float8 AS tf
    FROM term t JOIN scope c ON c.tsv @@ t.tq
  ), informative AS MATERIALIZED (
    SELECT n, tq, grp, weight, is_synonym, is_telling, weight * least(idf, first_value(idf) OVER (PARTITION BY grp ORDER BY weight DESC, idf DESC)) AS mass
    FROM (
      SELECT n, ln(1 + (greatest(:resources::float8, df) - df + 0.5) / (df + 0.5)) AS idf
      FROM (SELECT n, count(*)::float8 AS df FROM (SELECT DISTINCT n, id FROM hit) AS by_resource GROUP BY n) AS counted
    ) AS rare JOIN term USING (n)
  ), query AS MATERIALIZED (
    SELECT sum(mass) + (coalesce(sum(weight) FILTER (WHERE mass IS NULL), 0) + :unknown::float8) * ln(2 * :resources::float8 + 2) AS mass
    FROM (SELECT max(term.weight) AS weight, max(mass) AS mass FROM term LEFT JOIN informative USING (n) GROUP BY term.grp) AS by_group
  ), by_word AS (
    SELECT place, id, initiative_id, length, h.grp, max(tf) AS tf, max(mass) AS mass,
      max(mass * ${saturate("length / :length::float8")}) AS score, bool_or(is_telling) AS is_telling
    FROM hit h JOIN informative USING (n) GROUP BY 1, 2, 3, 4, 5
  ), sums AS (
    SELECT id, initiative_id, place, grp, sum(score) AS score, round(sum(mass) * 1e6) AS total_mass, max(mass) AS mass, sum(tf) AS tf, sum(length) AS length,
      bool_or(is_telling) AS is_telling
    FROM by_word GROUP BY id, initiative_id, GROUPING SETS (place, grp)
  ), resource AS (
    SELECT id, initiative_id, (array_agg(place ORDER BY total_mass DESC, score DESC, place) FILTER (WHERE grp IS NULL))[1] AS place,
      (${BEST} * max(score) FILTER (WHERE grp IS NULL)
        + ${WHOLE} * sum(mass * ${saturate("length / :resourceLength::float8")}) FILTER (WHERE grp IS NOT NULL)) AS strength,
      sum(mass) FILTER (WHERE grp IS NOT NULL) AS share, bool_or(is_telling) AS is_telling
    FROM sums GROUP BY id, initiative_id
  ), ${writeFirst("t.strength", MAX_HITS)}
  SELECT ${RESOURCE_COLUMNS}, t.is_telling AS "isTelling", t.strength / mass AS strength, t.share / mass AS share, coalesce(held.head, 0) / mass AS head,
    coalesce(held.title, 0) / mass AS "inTitle",
    c.type = 'context_item' AND ${IS_ADDRESS} AS "isAddress",
    c.type = 'context_item' AND EXISTS (SELECT 1 FROM informative WHERE NOT is_synonym AND ts_filter(c.tsv, '{c}') @@ tq) AS "isAsked"
  ${FROM_FIRST} CROSS JOIN query CROSS JOIN LATERAL (
    SELECT ts_filter(c.tsv, '{a,b,c}') AS words, ts_filter(c.tsv, '{a,b}') AS title OFFSET 0
  ) AS head CROSS JOIN LATERAL (
    SELECT sum(mass * in_head / weight) AS head, sum(mass * in_title / weight) AS title FROM (
      SELECT max(mass) AS mass, max(weight) AS weight, max(weight) FILTER (WHERE NOT is_synonym AND head.words @@ tq) AS in_head,
        max(weight) FILTER (WHERE NOT is_synonym AND head.title @@ tq) AS in_title
      FROM informative GROUP BY grp
    ) AS by_group
  ) AS held`,
  {
    ...SCOPED,
    lexemes: "text[]",
    weights: "float8[]",
    groups: "int4[]",
    synonyms: "bool[]",
    telling: "bool[]",
    unknown: "float8",
    resources: "float8",
    length: "float8",
    resourceLength: "float8",
  },
  {
    ...RESOURCE,
    isTelling: "bool",
    strength: "float8",
    share: "float8",
    head: "float8",
    inTitle: "float8",
    isAsked: "bool",
    isAddress: "bool",
  },
);

/**
 * Finds resources by meaning. Its stages:
 *
 *     scope → compared   the cosine of every vector of the scope: an approximate index over all workspaces finds too few of one
 *       ├ usual          mean and standard deviation of the cosines
 *       └ resource → first → the answer: the nearest chunk of each resource, in standard deviations above the mean, which are
 *                          comparable from one model to another
 */
export const BY_MEANING = statement(
  `
  WITH ${SCOPE}, compared AS MATERIALIZED (
    SELECT s.place, s.id, s.initiative_id, s.hash, 1 - (e.vector <=> :vector::halfvec) AS cosine
    FROM scope s JOIN search.embedding e
      ON e.workspace_id = :workspaceId AND e.type = s.type AND e.id = s.id AND e.hash = s.hash
    WHERE e.model = :model AND e.vector IS NOT NULL
  ), usual AS (
    SELECT (count(*) * avg(cosine) + ${ASSUMED.cosines * ASSUMED.mean}) / (count(*) + ${ASSUMED.cosines}) AS mean,
      sqrt((count(*) * var_pop(cosine) + ${ASSUMED.cosines * ASSUMED.variance}) / (count(*) + ${ASSUMED.cosines})) AS deviation
    FROM compared
  ), resource AS (
    SELECT DISTINCT ON (id) id, initiative_id, place, (cosine - mean) / deviation AS deviation
    FROM compared, usual WHERE cosine >= mean + ${MIN_DEVIATION} * deviation
    ORDER BY id, cosine DESC, hash
  ), ${writeFirst("t.deviation", MAX_NEAR)}
  SELECT ${RESOURCE_COLUMNS}, t.deviation ${FROM_FIRST}`,
  { ...SCOPED, vector: "halfvec", model: "text" },
  { ...RESOURCE, deviation: "float8" },
);

/** An upload never changes: its time is that of the upload. Every chunk has a resource; its own time only makes the column not null. */
export const READ_PAGE = statement(
  `
  SELECT c.type, c.id, c.title, c.body, c.initiative_id AS "initiativeId", x.label, g.goal_type AS "goalType",
    coalesce(x.updated_at, g.updated_at, d.updated_at, i.updated_at, f.created_at, c.created_at) AS "updatedAt"
  FROM unnest(:types::text[], :ids::uuid[], :hashes::text[]) WITH ORDINALITY AS u(type, id, hash, n)
  JOIN search.chunk c ON c.workspace_id = :workspaceId AND c.type = u.type AND c.id = u.id AND c.hash = u.hash
  LEFT JOIN context_item x ON u.type = 'context_item' AND x.workspace_id = :workspaceId AND x.id = u.id
  LEFT JOIN goal g ON u.type = 'goal' AND g.workspace_id = :workspaceId AND g.id = u.id
  LEFT JOIN document d ON u.type = 'document' AND d.workspace_id = :workspaceId AND d.id = u.id
  LEFT JOIN initiative i ON u.type = 'initiative' AND i.workspace_id = :workspaceId AND i.id = u.id
  LEFT JOIN upload f ON u.type = 'upload' AND f.workspace_id = :workspaceId AND f.id = u.id
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
    updatedAt: "timestamptz!",
  },
);
