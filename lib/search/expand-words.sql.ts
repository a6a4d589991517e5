import { narrow } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";

/** Most completions and corrections of one word, and most candidates that are checked for them. */
const MAX_COMPLETIONS = 12;
const MAX_NEAR = 100;
const MAX_LIKELY = 200;
/**
 * Vocabulary words that one query word is compared with: up to this many with the same beginning, and as many of all.
 * Real workspaces have fewer words of similar length, so all of them are compared.
 */
const MAX_CANDIDATES = 10_000;
const MAX_CORRECTED = 6;
/** Words in this many chunks say little: they count only if the query has no others. */
export const COMMON = 4_000;

const STEM = "(tsvector_to_array(to_tsvector('english', word)))[1]";
const HAS = (lexeme: string) =>
  `c.workspace_id = $1 AND c.tsv @@ ('''' || ${lexeme} || '''')::tsquery`;
const candidates = (condition: string) =>
  `(SELECT t.term FROM search.term t WHERE t.workspace_id = $1 AND ${condition} LIMIT ${MAX_CANDIDATES})`;
const BEGINS = (word: string) => `t.term > ${word} AND t.term < ${word} || chr(1114111)`;
const SIMILAR = "char_length(t.term) BETWEEN char_length(w) - 2 AND char_length(w) + 2";

/** Selects vocabulary words with their lexemes, best first. EXISTS skips words whose last text is gone. */
const alternatives = (most: number, words: string, condition: string, order: string) => `(
      SELECT coalesce(json_agg(json_build_array(word, lexeme)), '[]')
      FROM (
        SELECT word, coalesce(${STEM}, word) AS lexeme FROM (
          SELECT t.term AS word FROM (${words}) AS t WHERE ${condition}
          ORDER BY ${order}, t.term LIMIT ${MAX_LIKELY}
        ) AS likely
        WHERE EXISTS (SELECT 1 FROM search.chunk c WHERE ${HAS(`coalesce(${STEM}, word)`)})
        LIMIT ${most}
      ) AS found
    )`;

type Alternative = [word: string, lexeme: string];

/**
 * Looks up the words `$2` of a query in the workspace's own vocabulary. Its stages:
 *
 *     word        the words, numbered, each with its English stem (none for a stop word)
 *      └ lexeme   how the index writes each word; whether it is the last one, or a stop word beside others
 *         └ counted   + the chunks that have the lexeme, up to COMMON
 *            ├ unknown      the first words that no chunk has: these are corrected
 *            └ the answer   + completions: words that begin so, of the last word and of unknown ones
 *                           + near: words within two edits, of unknown ones
 *
 * A known word is never corrected; only the last one, which may be half typed, is completed.
 */
export const EXPAND = statement(
  `
  WITH word AS (
    SELECT w, n::int, (tsvector_to_array(to_tsvector('english', w)))[1] AS english
    FROM unnest($2::text[]) WITH ORDINALITY AS u(w, n)
  ), lexeme AS (
    SELECT n, w, coalesce(english, w) AS lexeme, n = cardinality($2::text[]) AS is_last,
      english IS NULL AND EXISTS (SELECT 1 FROM word WHERE english IS NOT NULL) AS is_stop
    FROM word
  ), counted AS (
    SELECT l.*, (
      SELECT count(*)::int FROM (SELECT 1 FROM search.chunk c WHERE ${HAS("l.lexeme")} LIMIT ${COMMON}) AS c
    ) AS chunks FROM lexeme l
  ), unknown AS (
    SELECT n FROM counted WHERE chunks = 0 AND NOT is_stop ORDER BY n LIMIT ${MAX_CORRECTED}
  )
  SELECT n, w AS word, lexeme, is_stop AS "isStop", chunks,
    ${alternatives(
      MAX_COMPLETIONS,
      candidates(BEGINS("w")),
      "(is_last OR chunks = 0 AND NOT is_stop) AND char_length(w) >= 2",
      "char_length(t.term)",
    )} AS completions,
    ${alternatives(
      MAX_NEAR,
      `${candidates(`${BEGINS("left(w, 1)")} AND ${SIMILAR}`)} UNION ${candidates(SIMILAR)}`,
      `n IN (SELECT n FROM unknown) AND char_length(w) BETWEEN 4 AND 64 AND w !~ '[0-9]'
       AND levenshtein_less_equal(t.term, w, 2) <= 2`,
      "levenshtein_less_equal(t.term, w, 2)",
    )} AS near
  FROM counted ORDER BY n`,
  ["uuid", "text[]"],
  {
    n: "int4",
    word: "text",
    lexeme: "text",
    isStop: "bool",
    chunks: "int4",
    completions: narrow<Alternative[]>("json"),
    near: narrow<Alternative[]>("json"),
  },
);
