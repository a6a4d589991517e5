import { narrow } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";

const MAX_COMPLETIONS = 12;
const MAX_NEAR = 24;
const MAX_LIKELY = 200;
const MAX_CANDIDATES = 10_000;
const MAX_CORRECTED = 6;
/** Maximum words of a query that are looked up: stop words are dropped first, then the query's least frequent. */
const MAX_WORDS = 64;
const MAX_USE = 100;
/** Words in this many chunks count only if the query has no others. */
export const COMMON = 4_000;

/** The field that has the words of titles as they are (`search-index.ts`). */
export const TITLE = "B";
const STEM = "(tsvector_to_array(to_tsvector('english', word)))[1]";
/** Shorter unknown words have no longer forms; two letters of Chinese have six bytes. */
const MIN_BYTES = 5;
/** A form of a word is at most this much longer: stems are English, words are of any language. */
const MAX_ENDING = 2;
/** Words of this many letters also find the compounds that begin with them. */
const LONG = 8;
const writeMatch = (lexeme: string, fields = "''") =>
  `c.workspace_id = :workspaceId AND c.tsv @@ ('''' || ${lexeme} || ''':' || ${fields})::tsquery`;
const writeCount = (lexeme: string, fields?: string) =>
  `(SELECT count(*)::int FROM (SELECT 1 FROM search.chunk c WHERE ${writeMatch(lexeme, fields)} LIMIT ${COMMON}) AS c)`;
const writeCandidates = (condition: string, isForm = false) =>
  `(SELECT t.term, ${isForm} AS is_form FROM search.term t WHERE t.workspace_id = :workspaceId AND ${condition} LIMIT ${MAX_CANDIDATES})`;
const writePrefix = (word: string) => `t.term > ${word} AND t.term < ${word} || chr(1114111)`;
const SIMILAR = "char_length(t.term) BETWEEN char_length(w) - 2 AND char_length(w) + 2";
/** Of German, as in `Leasingrädern`. */
export const LONG_ENDING = "ern";
const WITHOUT_ENDING = `t.term = left(w, -3) AND right(w, 3) = '${LONG_ENDING}'`;

/** In letters, of the last part of a compound and of what is before it. */
const LAST_PART = 5;
const FIRST_PART = 4;
const ENDS_WITH_WORD =
  "reverse(t.term) > reverse(w) AND reverse(t.term) < reverse(w) || chr(1114111)";
/** An array, because the planner joins a subquery with the whole vocabulary. */
const ENDS_WORD = `t.term = ANY (ARRAY(SELECT right(w, n) FROM generate_series(${LAST_PART}, char_length(w) - ${FIRST_PART}) AS n))`;
/** Letters by which German and Dutch link the parts of a compound: `wartungsvertrag`, `kundenkarte`. */
const LINK = "(e?[ns]|er?)$";
/** The first part of the longer of the two is a word of the workspace too: `ration` is not part of `generation`. */
const IS_COMPOUND = `EXISTS (
      SELECT 1
      FROM (SELECT CASE WHEN char_length(t.term) > char_length(w) THEN left(t.term, -char_length(w))
        ELSE left(w, -char_length(t.term)) END AS part) AS first
      CROSS JOIN LATERAL regexp_replace(part, '${LINK}', '') AS unlinked
      JOIN search.term f ON f.workspace_id = :workspaceId AND f.term IN (part, part || 'e', unlinked, unlinked || 'e')
      WHERE char_length(part) >= ${FIRST_PART}
    )`;

/** The first part of an unknown compound whose last part is a word too, also with a link between them. */
const BEGINS_COMPOUND = `t.term = ANY (ARRAY(SELECT left(w, n) FROM generate_series(${FIRST_PART}, char_length(w) - ${LAST_PART}) AS n))
    AND EXISTS (
      SELECT 1 FROM (SELECT substr(w, char_length(t.term) + 1) AS rest) AS r
      JOIN search.term l ON l.workspace_id = :workspaceId AND l.term IN (rest, regexp_replace(rest, '^(n|s)', ''), regexp_replace(rest, '^(en|es|er)', ''))
      WHERE char_length(l.term) >= ${LAST_PART}
    )`;

/** Best first. EXISTS skips words whose last text is gone. */
const writeAlternatives = (most: number, words: string, condition: string, order: string) => `(
      SELECT coalesce(json_agg(json_build_array(word, lexeme, (
        SELECT count(*) FROM (SELECT 1 FROM search.chunk c WHERE ${writeMatch("lexeme")} LIMIT ${MAX_USE}) AS c
      ))), '[]')
      FROM (
        SELECT word, coalesce(${STEM}, word) AS lexeme FROM (
          SELECT t.term AS word FROM (${words}) AS t WHERE ${condition}
          ORDER BY ${order}, t.term LIMIT ${MAX_LIKELY}
        ) AS likely
        WHERE EXISTS (SELECT 1 FROM search.chunk c WHERE ${writeMatch(`coalesce(${STEM}, word)`)})
        LIMIT ${most}
      ) AS found
    )`;

/** `chunks` have the lexeme. */
type Alternative = [word: string, lexeme: string, chunks: number];

/**
 * Looks up `:words` of a query in the workspace's own vocabulary. The query has each of them `:times` often, `:open` may
 * be half typed, `:light` are the function words of other languages than English, and `:related` are the words that have the
 * `:synonyms`, each in some `:fields`, or in all as a word that is not stemmed yet. Its stages:
 *
 *     word        the words, numbered, each with its English stem, and whether it is a stop word
 *      └ lexeme   how the index writes each word; whether it may be half typed, or is a stop word next to others, which only
 *      │          titles have: texts are indexed without those of English
 *         └ counted   + the chunks that have the lexeme in any field, up to COMMON: to look for titles alone takes all of them
 *            ├ unknown      the first words that no chunk has: these are corrected
 *            └ the answer   + completions: words that begin with a half-typed word; longer forms of an unknown one
 *                           + compounds: words that end with an unknown one, or it with them, and then the word that it begins with
 *                           + near: words of the same first letter within two edits, of unknown ones, and
 *                             those without a long ending
 *                           + synonyms: those that a chunk has in these fields
 *
 * A known word is never corrected; only one that may be half typed is completed.
 */
export const EXPAND = statement(
  `
  WITH word AS (
    SELECT w, n, times, english, english IS NULL OR w = ANY (:light::text[]) AS is_light
    FROM (
      SELECT w, n::int, times, (tsvector_to_array(to_tsvector('english', w)))[1] AS english
      FROM unnest((SELECT :words::text[]), (SELECT :times::int[])) WITH ORDINALITY AS u(w, times, n)
    ) AS stemmed
  ), lexeme AS (
    SELECT n, w, times, CASE WHEN is_stop THEN w ELSE coalesce(english, w) END AS lexeme,
      CASE WHEN is_stop THEN '${TITLE}' ELSE '' END AS fields, coalesce(w = :open, false) AS is_open, is_stop
    FROM (SELECT *, is_light AND EXISTS (SELECT 1 FROM word WHERE NOT is_light) AS is_stop FROM word) AS w
    ORDER BY is_light, times DESC, n LIMIT ${MAX_WORDS}
  ), counted AS (
    SELECT l.*, ${writeCount("l.lexeme")} AS chunks FROM lexeme l
  ), unknown AS (
    SELECT n FROM counted WHERE chunks = 0 AND NOT is_stop ORDER BY n LIMIT ${MAX_CORRECTED}
  )
  SELECT w AS word, lexeme, times, is_open AS "isOpen", is_stop AS "isStop", chunks,
    ${writeAlternatives(
      MAX_COMPLETIONS,
      writeCandidates(writePrefix("w")),
      `char_length(w) >= 2 AND NOT is_stop AND (is_open OR chunks = 0 AND octet_length(w) >= ${MIN_BYTES}
         AND (char_length(w) >= ${LONG} OR char_length(t.term) <= char_length(w) + ${MAX_ENDING}))`,
      "char_length(t.term)",
    )} AS completions,
    ${writeAlternatives(
      MAX_COMPLETIONS,
      `${writeCandidates(ENDS_WITH_WORD)} UNION ALL ${writeCandidates(ENDS_WORD)} UNION ALL ${writeCandidates(BEGINS_COMPOUND, true)}`,
      `n IN (SELECT n FROM unknown) AND w ~ '^[a-z]{${LAST_PART},64}$' AND (is_form OR ${IS_COMPOUND})`,
      "abs(char_length(t.term) - char_length(w))",
    )} AS compounds,
    ${writeAlternatives(
      MAX_NEAR,
      `${writeCandidates(`${writePrefix("left(w, 1)")} AND ${SIMILAR}`)} UNION ALL ${writeCandidates(WITHOUT_ENDING, true)}`,
      `n IN (SELECT n FROM unknown) AND char_length(w) BETWEEN 4 AND 64 AND w !~ '[0-9]'
       AND (is_form OR levenshtein_less_equal(t.term, w, 2) <= 2)`,
      // A swap counts as two edits here, and keeps the length.
      "levenshtein_less_equal(t.term, w, 2), abs(char_length(t.term) - char_length(w))",
    )} AS near,
    (
      SELECT coalesce(json_agg(json_build_array(synonym, fields, chunks)), '[]')
      FROM (
        SELECT synonym, fields, ${writeCount("synonym", "fields")} AS chunks
        FROM (
          SELECT CASE WHEN fields = '' THEN coalesce((tsvector_to_array(to_tsvector('english', other)))[1], other) ELSE other END AS synonym, fields
          FROM unnest((SELECT :related::text[]), (SELECT :synonyms::text[]), (SELECT :fields::text[])) AS u(word, other, fields)
          WHERE word IN (lexeme, w) AND NOT is_stop
        ) AS stemmed OFFSET 0 -- otherwise the condition below counts a second time
      ) AS counted_synonym WHERE chunks > 0
    ) AS synonyms
  FROM counted ORDER BY n`,
  {
    workspaceId: "uuid",
    words: "text[]",
    times: "int4[]",
    open: "text?",
    light: "text[]",
    related: "text[]",
    synonyms: "text[]",
    fields: "text[]",
  },
  {
    word: "text",
    lexeme: "text",
    times: "int4",
    isOpen: "bool",
    isStop: "bool",
    chunks: "int4",
    completions: narrow<Alternative[]>("json"),
    compounds: narrow<Alternative[]>("json"),
    near: narrow<Alternative[]>("json"),
    synonyms: narrow<[lexeme: string, fields: string, chunks: number][]>("json"),
  },
);
