import type { RowOf } from "@/lib/db/statement";
import { type EXPAND, LONG_ENDING } from "./expand-words.sql";
import { joinPlainWords, splitWords, type Token, tokenize } from "./tokens";

export type Expanded = RowOf<typeof EXPAND>;
/** A word of the query, as the vocabulary knows it. */
export type Row = Expanded & { corrections: ReturnType<typeof listCorrections> };

/** Lists the words of the vocabulary that an unknown word may mean: its other forms, else the closest, and others of its stem. */
export function listCorrections({ word, near }: Expanded) {
  const likely = near
    .map(([other, stem, chunks]) => ({
      other,
      stem,
      chunks,
      edits: countEdits(other, word),
      isForm: isOtherForm(word, other),
    }))
    .filter(({ other, edits }) => isLikely(word, other, edits))
    .sort(
      (a, b) =>
        Number(b.isForm) - Number(a.isForm) ||
        a.edits - b.edits ||
        b.other.length - a.other.length ||
        b.chunks - a.chunks,
    );
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
  if (word.length >= TWO_EDITS_FROM) return edits <= 2 || word === other + LONG_ENDING;
  if (edits !== 1) return false;
  if (word.length <= SHORT) {
    const isBegun = other.startsWith(word) && !/[ens]$/.test(other);
    return !isBegun && [...word].every((letter) => other.includes(letter));
  }
  if (other.length <= SHORT) return dropsRepeated(word, other);
  return word.length !== other.length || isSlip(word, other);
}

/** Whether the longer word only repeats a letter: `costt`, but not `droit`, which is not another spelling of `doit`. */
const dropsRepeated = (word: string, other: string) =>
  [...word].some(
    (letter, at) => letter === word[at + 1] && word.slice(0, at) + word.slice(at + 1) === other,
  );

const VOWELS = "aeiouy";
/**
 * In letters: so many shorter words differ by a vowel from another (`plain` and `plein`, `kosten` and `kisten`, `pallet` and
 * `pellet`) that it is no error. Of six letters, 5 in 100 German words do, and 2 to 3 of the other languages.
 */
const VOWELS_FROM = 7;
/** No spelling confuses these two, but German verbs and their nouns have them: `Vertrag` and `vertrug`, `Verband` and `Verbund`. */
const ABLAUT = ["au", "ua"];
const SIMILAR = ["ck", "cs", "sz", "fv", "gj", "ij"];
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

function isSlip(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const [typed = "", meant = ""] = [word[at], other[at]];
  if (word[at + 1] === meant && other[at + 1] === typed) return true;
  if (!/^[a-z]{2}$/.test(typed + meant)) return true;
  if ([typed, meant].every((letter) => VOWELS.includes(letter)))
    return word.length >= VOWELS_FROM && !ABLAUT.includes(typed + meant);
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

/** Endings of German, Dutch and French forms of a word, and of English ones, after the letters that two forms share. */
const ENDINGS = [/^e?(?:rn?|[mns])?$/, /^(?:ed|ings?|ts?)$/];

/** Whether the two differ only by their endings, such as `leasingradern` and `leasingrad`, or `complained` and `complaint`. */
export function isOtherForm(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const shared = at < 0 ? word.length : at;
  const ends = [word.slice(shared), other.slice(shared)];
  return shared > SHORT && ENDINGS.some((ending) => ends.every((end) => ending.test(end)));
}

/** A word of the query, and the words that it may mean, likeliest first. */
type Correction = { start: number; end: number; words: string[] };

/** Finds the unknown words of a query, except other forms of a word. */
export function findCorrections(tokens: readonly Token[], rows: readonly Row[]): Correction[] {
  const byWord = new Map(rows.map((row) => [row.word, row]));
  const found: Correction[] = [];
  for (const { word, start, end } of tokens) {
    const row = byWord.get(word);
    if (!row || row.chunks > 0 || row.isStop) continue;
    if (row.completions.length + row.compounds.length > 0) continue;
    const [best] = row.corrections;
    if (!best || best.isForm || start < (found.at(-1)?.end ?? 0)) continue;
    found.push({ start, end, words: row.corrections.map(({ other }) => other) });
  }
  return found;
}

/** Writes the query with each correction as the texts that it found spell it, in lower case: the vocabulary has no accents. */
export function correct(
  query: string,
  corrections: readonly Correction[],
  texts: readonly string[] = [],
): string {
  const spelled = new Map(
    texts.flatMap((text) =>
      tokenize(text)
        .map(({ word, start, end }) => [word, text.slice(start, end).toLowerCase()] as const)
        .filter(([word, written]) => splitWords(written).includes(word) && isOneWord(written)),
    ),
  );
  let corrected = "";
  let at = 0;
  for (const { start, end, words } of corrections) {
    const written = words.flatMap((word) => spelled.get(word) ?? [])[0] ?? words[0];
    corrected += query.slice(at, start) + written;
    at = end;
  }
  return corrected + query.slice(at);
}

const isOneWord = (written: string) => !joinPlainWords(written).includes(" ");

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

/** The first part tells less: a text on contracts answers `Leasingvertrag` better than one on leasing. */
const FIRST_PART = 0.5;

/** Makes both parts of an unknown compound words of the query: `schadefotos` asks for damage too. */
export function splitCompound(row: Row): Row[] {
  const { word, compounds, times } = row;
  const isFirst = ([one]: Row["compounds"][number]) => word.startsWith(one);
  const firsts = compounds.filter(isFirst);
  const lasts = compounds.filter((one) => !isFirst(one));
  if (firsts.length === 0 || lasts.length === 0) return [row];
  return [
    { ...row, compounds: lasts },
    { ...row, compounds: firsts, completions: [], synonyms: [], times: times * FIRST_PART },
  ];
}
