import { query } from "@/lib/db/read";
import { COMMON, EXPAND } from "./expand-words.sql";
import { splitWords } from "./tokens";

/** A lexeme of the query. The weight is 1 for a word itself, less for a completion or correction of it. */
export type Term = { lexeme: string; weight: number; group: number };

/** `isUnfinished`: the last of several words seems to be half typed. */
export type Terms = { terms: Term[]; isUnfinished: boolean };

const MAX_WORDS = 24;
const MAX_ALTERNATIVES = 24;
/** Words in `COMMON` chunks count only if the query has no others, and then this many of them. */
const MAX_COMMON = 4;
const WEIGHT = {
  known: 1,
  stop: 0.2,
  lastCompletion: 0.25,
  completion: 0.8,
  oneEdit: 0.7,
  twoEdits: 0.5,
};

type Row = NonNullable<(typeof EXPAND)["row"]>;

/**
 * Looks up a query's words in the workspace's own vocabulary: as written, completed, and, if unknown, corrected by one
 * edit, or by two from 8 letters on. Other workspaces have no influence.
 */
export async function lookUpTerms(workspaceId: string, text: string): Promise<Terms> {
  const words = [...new Set(splitWords(text))].slice(0, MAX_WORDS);
  if (words.length === 0) return { terms: [], isUnfinished: false };
  const rows = await query(EXPAND, [workspaceId, words]);
  return {
    terms: withoutCommon(rows).flatMap(weighAlternatives),
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

/** The last of several words begins other words, and is itself unknown or short. */
const endsUnfinished = (last: Row | undefined, words: number) =>
  words > 1 &&
  last?.n === words &&
  last.completions.length > 0 &&
  !last.isStop &&
  (last.chunks === 0 || last.lexeme.length <= 3);

function weighAlternatives({ n, word, lexeme, isStop, chunks, completions, near }: Row): Term[] {
  const weights = new Map<string, number>();
  const add = (one: string, weight: number) =>
    weights.set(one, Math.max(weight, weights.get(one) ?? 0));
  const isWhole = chunks > 0 || isStop;
  if (chunks > 0) add(lexeme, isStop ? WEIGHT.stop : WEIGHT.known);
  for (const [, stem] of completions)
    add(stem, isWhole ? WEIGHT.lastCompletion : WEIGHT.completion);
  for (const [other, stem] of near) {
    const edits = countEdits(other, word);
    if (edits > (word.length < 8 ? 1 : 2) || weights.size >= MAX_ALTERNATIVES) continue;
    add(stem, edits === 1 ? WEIGHT.oneEdit : WEIGHT.twoEdits);
  }
  return [...weights].map(([one, weight]) => ({ lexeme: one, weight, group: n }));
}

/** Damerau-Levenshtein distance: a swap of neighbours is one edit. */
export function countEdits(a: string, b: string): number {
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

export const quoteLexeme = (lexeme: string) =>
  `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
