import type { RowOf } from "@/lib/db/statement";
import type { EXPAND } from "./expand-words.sql";
import type { Token } from "./tokens";

type Expanded = RowOf<typeof EXPAND>;
/** A word of the query, as the vocabulary knows it. */
export type Row = Expanded & { corrections: ReturnType<typeof listCorrections> };

/** Lists the words of the vocabulary that a misspelled word may mean: the closest, and others of its stem. */
export function listCorrections({ word, near }: Expanded) {
  const likely = near
    .map(([other, stem, chunks]) => ({ other, stem, chunks, edits: countEdits(other, word) }))
    .filter(({ other, edits }) => isLikely(word, other, edits))
    .sort((a, b) => a.edits - b.edits || b.other.length - a.other.length || b.chunks - a.chunks);
  return likely.filter(({ stem }) => stem === likely[0]?.stem);
}

const TWO_EDITS_FROM = 10;
/** In letters. */
export const SHORT = 4;

/**
 * A short word keeps its letters, since too many others are one edit away, and lacks no end but that of a plural: `akte`
 * finds `akten`, and `late` is a word of its own, not `later`. One letter is mistaken for a similar one.
 */
function isLikely(word: string, other: string, edits: number): boolean {
  if (word.length >= TWO_EDITS_FROM) return edits <= 2;
  if (edits !== 1) return false;
  if (word.length <= SHORT) {
    const isBegun = other.startsWith(word) && !/[ens]$/.test(other);
    return !isBegun && [...word].every((letter) => other.includes(letter));
  }
  return word.length !== other.length || isSlip(word, other);
}

const SIMILAR = ["aeiouy", "ck", "cs", "sz", "fv", "gj", "ij"];
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

function isSlip(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const [typed = "", meant = ""] = [word[at], other[at]];
  if (word[at + 1] === meant && other[at + 1] === typed) return true;
  if (!/^[a-z]{2}$/.test(typed + meant)) return true;
  if (SIMILAR.some((letters) => letters.includes(typed) && letters.includes(meant))) return true;
  return findKeys(typed).some(([row, column]) =>
    findKeys(meant).some(
      ([otherRow, otherColumn]) =>
        Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1,
    ),
  );
}

const findKeys = (letter: string) =>
  KEYS.flatMap((keys, row) =>
    keys.includes(letter) ? [[row, keys.indexOf(letter)] as const] : [],
  );

/** Writes the text with each unknown word corrected; undefined without corrections. */
export function correct(text: string, tokens: Token[], rows: Row[]): string | undefined {
  const byWord = new Map(rows.map((row) => [row.word, row]));
  let corrected = "";
  let at = 0;
  for (const { word, start, end } of tokens) {
    const row = byWord.get(word);
    if (!row || row.chunks > 0 || row.completions.length > 0 || row.isStop || start < at) continue;
    const [best] = row.corrections;
    if (!best) continue;
    corrected += text.slice(at, start) + best.other;
    at = end;
  }
  return at === 0 ? undefined : corrected + text.slice(at);
}

/** Damerau-Levenshtein distance: a swap of adjacent letters is one edit. */
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
