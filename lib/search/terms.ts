import { query } from "@/lib/db/read";
import { wordsOf } from "@/lib/search/normalise";

/** A lexeme that counts as a word of the query: fully (1), or less as a completion or a correction. */
export type Term = { lexeme: string; weight: number; group: number };

/** The words of a query; `isUnfinished` when the last of several seems to be half typed. */
export type Terms = { terms: Term[]; isUnfinished: boolean };

const MAX_WORDS = 24;
/** Alternatives of one word at most. */
const MAX_ALTERNATIVES = 12;
const WEIGHT = { known: 1, lastCompletion: 0.25, completion: 0.8, oneEdit: 0.7, twoEdits: 0.5 };

type Row = { n: number; lexeme: string; known: boolean; completions: string[]; near: string[] };

// A word that the workspace knows is never corrected; only its last one, which may be half typed, is completed.
// A query of nothing but stop words is looked up as it stands.
const EXPAND = `
  WITH word AS (
    SELECT w, n::int, (tsvector_to_array(to_tsvector('english', w)))[1] AS english
    FROM unnest($2::text[]) WITH ORDINALITY AS u(w, n)
  ), lexeme AS (
    SELECT n, coalesce(english, w) AS lexeme, n = cardinality($2::text[]) AS is_last
    FROM word WHERE english IS NOT NULL OR NOT EXISTS (SELECT 1 FROM word WHERE english IS NOT NULL)
  ), known AS (
    SELECT l.*, EXISTS (SELECT 1 FROM search.term t WHERE t.workspace_id = $1 AND t.term = l.lexeme) AS known
    FROM lexeme l
  )
  SELECT n, lexeme, known,
    ARRAY(SELECT t.term FROM search.term t
          WHERE (is_last OR NOT known) AND char_length(lexeme) >= 2 AND t.workspace_id = $1
            AND t.term > lexeme AND t.term < lexeme || chr(1114111)
          ORDER BY char_length(t.term), t.term LIMIT ${MAX_ALTERNATIVES}) AS completions,
    ARRAY(SELECT t.term FROM search.term t
          WHERE NOT known AND char_length(lexeme) BETWEEN 4 AND 64 AND lexeme !~ '[0-9]' AND t.workspace_id = $1
            AND char_length(t.term) BETWEEN char_length(lexeme) - 2 AND char_length(lexeme) + 2
            AND levenshtein_less_equal(t.term, lexeme, 2) <= 2
          ORDER BY levenshtein_less_equal(t.term, lexeme, 2), t.term LIMIT 100) AS near
  FROM known ORDER BY n`;

/**
 * The words of a query as the workspace itself writes them: as they are, completed, and, where it does
 * not know them, corrected by one edit, or by two from 8 letters on. Nothing of another workspace plays a part.
 */
export async function termsOf(workspaceId: string, text: string): Promise<Terms> {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_WORDS);
  if (words.length === 0) return { terms: [], isUnfinished: false };
  const rows = await query<Row>(EXPAND, [workspaceId, words]);
  return { terms: rows.flatMap(termsOfWord), isUnfinished: isHalfTyped(rows.at(-1), words.length) };
}

/** A last word of several that begins others, and is none itself or a short one. */
const isHalfTyped = (last: Row | undefined, words: number) =>
  words > 1 &&
  last?.n === words &&
  last.completions.length > 0 &&
  (!last.known || last.lexeme.length <= 3);

function termsOfWord({ n, lexeme, known, completions, near }: Row): Term[] {
  const alternatives = new Map<string, number>();
  if (known) alternatives.set(lexeme, WEIGHT.known);
  const completion = known ? WEIGHT.lastCompletion : WEIGHT.completion;
  for (const term of completions) alternatives.set(term, completion);
  for (const term of near) {
    const edits = editsBetween(term, lexeme);
    if (edits > (lexeme.length < 8 ? 1 : 2) || alternatives.size >= 2 * MAX_ALTERNATIVES) continue;
    const weight = edits === 1 ? WEIGHT.oneEdit : WEIGHT.twoEdits;
    alternatives.set(term, Math.max(weight, alternatives.get(term) ?? 0));
  }
  return [...alternatives].map(([term, weight]) => ({ lexeme: term, weight, group: n }));
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
