import { query } from "@/lib/db/read";
import { wordsOf } from "./tokens";

/** A lexeme that counts as a word of the query: fully (1), or less as a completion or a correction. */
export type Term = { lexeme: string; weight: number; group: number };

/** The words of a query; `isUnfinished` when the last of several seems to be half typed. */
export type Terms = { terms: Term[]; isUnfinished: boolean };

const MAX_WORDS = 24;
/** Completions and corrections of one word at most, and how many words are looked at for them. */
const MAX_COMPLETIONS = 12;
const MAX_NEAR = 100;
const MAX_LIKELY = 200;
/**
 * Words of the workspace that one word of the query is compared with: so many that begin alike, and as many of all.
 * What has fewer of a similar length, as any workspace of people has, has them all compared.
 */
const MAX_CANDIDATES = 10_000;
/** Of both, so many count. */
const MAX_ALTERNATIVES = 24;
/** Words that are corrected. */
const MAX_CORRECTED = 6;
/** Words that so many chunks have say little: they count where there are no others, and then this many. */
const COMMON = 4_000;
const MAX_COMMON = 4;
const WEIGHT = {
  known: 1,
  stop: 0.2,
  lastCompletion: 0.25,
  completion: 0.8,
  oneEdit: 0.7,
  twoEdits: 0.5,
};

/** A word of the workspace, and the lexeme that stands for it in the index. */
type Alternative = [word: string, lexeme: string];
type Row = {
  n: number;
  word: string;
  lexeme: string;
  /** A stop word of English, which only titles are found by, beside words that are none. */
  isStop: boolean;
  /** Chunks that have it, `COMMON` at most. */
  chunks: number;
  completions: Alternative[];
  near: Alternative[];
};

const STEM = "(tsvector_to_array(to_tsvector('english', word)))[1]";
const HAS = (lexeme: string) =>
  `c.workspace_id = $1 AND c.tsv @@ ('''' || ${lexeme} || '''')::tsquery`;
const candidates = (condition: string) =>
  `(SELECT t.term FROM search.term t WHERE t.workspace_id = $1 AND ${condition} LIMIT ${MAX_CANDIDATES})`;
const BEGINS = (word: string) => `t.term > ${word} AND t.term < ${word} || chr(1114111)`;
const SIMILAR = "char_length(t.term) BETWEEN char_length(w) - 2 AND char_length(w) + 2";
/** Words stay in the vocabulary when their last text goes. */
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

// A word that the workspace knows is never corrected; only its last one, which may be half typed, is completed.
export const EXPAND = `
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
  FROM counted ORDER BY n`;

/**
 * The words of a query as the workspace itself writes them: as they are, completed, and, where it does
 * not know them, corrected by one edit, or by two from 8 letters on. Nothing of another workspace plays a part.
 */
export async function termsOf(workspaceId: string, text: string): Promise<Terms> {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
  if (words.length === 0) return { terms: [], isUnfinished: false };
  const rows = await query<Row>(EXPAND, [workspaceId, words]);
  return {
    terms: withoutCommon(rows).flatMap(termsOfWord),
    isUnfinished: endsUnfinished(rows.at(-1), words.length),
  };
}

function withoutCommon(rows: Row[]): Row[] {
  const telling = rows.filter(
    ({ chunks, completions, near }) =>
      chunks < COMMON && chunks + completions.length + near.length > 0,
  );
  return telling.length > 0 ? telling : rows.slice(0, MAX_COMMON);
}

/** A last word of several that begins others, and is none itself or a short one. */
const endsUnfinished = (last: Row | undefined, words: number) =>
  words > 1 &&
  last?.n === words &&
  last.completions.length > 0 &&
  !last.isStop &&
  (last.chunks === 0 || last.lexeme.length <= 3);

function termsOfWord({ n, word, lexeme, isStop, chunks, completions, near }: Row): Term[] {
  const weights = new Map<string, number>();
  const add = (one: string, weight: number) =>
    weights.set(one, Math.max(weight, weights.get(one) ?? 0));
  const isWhole = chunks > 0 || isStop;
  if (chunks > 0) add(lexeme, isStop ? WEIGHT.stop : WEIGHT.known);
  for (const [, stem] of completions)
    add(stem, isWhole ? WEIGHT.lastCompletion : WEIGHT.completion);
  for (const [other, stem] of near) {
    const edits = editsBetween(other, word);
    if (edits > (word.length < 8 ? 1 : 2) || weights.size >= MAX_ALTERNATIVES) continue;
    add(stem, edits === 1 ? WEIGHT.oneEdit : WEIGHT.twoEdits);
  }
  return [...weights].map(([one, weight]) => ({ lexeme: one, weight, group: n }));
}

/** Edits from one word to another, where two letters that changed places are one. */
export function editsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** A lexeme as a quoted `tsquery`. */
export const quoted = (lexeme: string) =>
  `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
