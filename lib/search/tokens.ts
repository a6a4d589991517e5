import { findDateWords, isDateWord, type Run } from "./date-words";
import { foldKana, joinKana, writeCounters } from "./kana";

/** Stems share at least this many leading letters with their words. */
export const STEM_BEGINNING = 2;

/** Positions in UTF-16 units. `of` is the word that this one spells without umlauts: `sorensen` of `soerensen`. */
export type Token = { word: string; start: number; end: number; of?: string };

/** `14,500`, `14.500,50` or `14’500`, not `3.11.2026` or a row of a CSV file. */
const THOUSANDS = String.raw`(?<![\p{L}\p{N}][.,'’]?)[1-9]\d{0,2}([.,'’\u00a0\u202f])\d{3}(?:\1\d{3}){0,4}(?:(?!\1)[.,]\d{1,2})?(?![\p{L}\p{N}]|[.,'’][\p{L}\p{N}])`;
/** Letters and digits, joined by the separators of identifiers. */
const RUN = new RegExp(
  `${THOUSANDS}|[\\p{L}\\p{N}\\p{M}]+(?:[-_./@#:+&'’][\\p{L}\\p{N}\\p{M}]+)*`,
  "gu",
);
const IS_THOUSANDS = new RegExp(`^${THOUSANDS}$`, "u");
/** French words that are cut before a vowel: `l’inventaire`, `qu’une`. Not before words of two letters, such as the `ai` of `j’ai`. */
const ELIDED = String.raw`(?:[cdjlmnstCDJLMNST]|[Qq]u|(?:[Jj]us|[Ll]ors|[Pp]uis|[Qq]uoi)qu)['’](?=(?:\p{L}\p{M}*){3}|\p{Lu}{2})`;
const PART = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{M}])(?!${ELIDED})[\\p{L}\\p{N}\\p{M}]+(?:(?<=[\\p{L}\\p{M}])['’](?=\\p{L})[\\p{L}\\p{N}\\p{M}]+)*`,
  "gu",
);
/** `L’Oréal`, also in `L’Oréal’s`, which some write in one word. */
const NAME_WITH_ARTICLE = /^[CDJLMNST]['’]\p{Lu}[\p{L}\p{M}]+/u;
/** Bounded, since segmenting takes quadratic time. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ーｰﾞﾟ]{1,100}/gu;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Where a word begins within another: `SyncManager`, `PDFExport` (but `KPIs` is one word), `PLAN1432`. */
const HUMP =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
const SIMPLE = /^(?:[A-Za-z]?[a-z]+|\d+)$/;
/** Longer tokens are not identifiers: they are neither split nor joined. */
const MAX_IDENTIFIER = 64;
/** Longer tokens are data (hashes, base64), not words, and are dropped. */
const MAX_WORD = 200;

/**
 * Splits a text into words without accents and case; identifiers are both in parts and joined: `PLAN-1432` is `plan`,
 * `1432`, `plan1432`. A day has a word of its own, besides its parts, and `Sörensen` is also `soerensen`.
 */
export const splitWords = (text: string): string[] => tokenize(text).map(({ word }) => word);

/** Joins the first words, up to `most` characters. Stops early: normalization can make 18 characters of one. */
export function joinFirstWords(text: string, most: number): string {
  let line = "";
  for (const tokens of tokenizeRuns(text)) {
    for (const { word } of tokens) line += line === "" ? word : ` ${word}`;
    if (line.length >= most) break;
  }
  return line.slice(0, most);
}

/** A joined identifier follows its parts. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const some of tokenizeRuns(text)) tokens.push(...some);
  return tokens;
}

/** Joins the words, those with umlauts as one types them without: of one text in either spelling, the result is the same. */
export function joinPlainWords(text: string): string {
  const tokens = tokenize(text);
  const spelled = new Set(tokens.map(({ of }) => of));
  return tokens.flatMap(({ word }) => (spelled.has(word) ? [] : word)).join(" ");
}

const STARTS_WITH_DIGIT = /^\d/;

function* tokenizeRuns(text: string): Generator<Token[]> {
  let before: Run | undefined;
  for (const { 0: run, index: start } of text.matchAll(RUN)) {
    yield tokenizeRun(run, start);
    const now = { run, start };
    const mayBeDay = STARTS_WITH_DIGIT.test(run) || run.includes("月");
    if (mayBeDay || (before && STARTS_WITH_DIGIT.test(before.run))) {
      const dates = findDateWords(text, now, before);
      if (dates.length > 0) yield dates;
    }
    before = now;
  }
}

export type Identifier = { whole: Token; parts: Token[] };

/** Finds the words that were also split into parts. */
export const findIdentifiers = (tokens: readonly Token[]): Identifier[] =>
  tokens
    .filter(({ word, of }) => of === undefined && !isDateWord(word))
    .map((whole) => ({
      whole,
      parts: tokens.filter(
        ({ word, start, end }) =>
          word.length < whole.word.length &&
          start >= whole.start &&
          end <= whole.end &&
          whole.word.includes(word),
      ),
    }))
    .filter(({ parts }) => parts.length > 0);

function tokenizeRun(run: string, start: number): Token[] {
  if (SIMPLE.test(run) && run.length <= MAX_WORD)
    return [{ word: run.toLowerCase(), start, end: start + run.length }];
  if (IS_THOUSANDS.test(run)) return [readThousands(run, start)];
  return splitRun(run, start).filter(({ word }) => word.length <= MAX_WORD);
}

/** Without the separators, as somebody may type it, and without cents. */
const readThousands = (run: string, start: number): Token => ({
  word: run.replace(/[.,]\d{1,2}$/, "").replace(/\D/g, ""),
  start,
  end: start + run.length,
});

function splitRun(run: string, start: number): Token[] {
  const parts = [...run.matchAll(PART)];
  const tokens = parts.flatMap(({ 0: part, index }) =>
    part.search(UNSPACED) < 0
      ? tokenizeWord(part, start + index)
      : tokenizeUnspaced(part, start + index),
  );
  if (run.length > MAX_IDENTIFIER) return tokens;
  const join = (text: string): Token => ({
    word: normalize(text).toLowerCase(),
    start,
    end: start + text.length,
  });
  const name = NAME_WITH_ARTICLE.exec(run)?.[0];
  if (name !== undefined) tokens.push(join(name));
  if (parts.length < 2) return tokens;
  const whole = join(parts.map(({ 0: part }) => part).join(""));
  return [...tokens, { ...whole, end: start + run.length }];
}

function tokenizeUnspaced(part: string, start: number): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: run, index } of writeCounters(part).matchAll(UNSPACED)) {
    tokens.push(...tokenizeWord(part.slice(end, index), start + end));
    for (const { segment, index: within } of joinKana([...segmenter.segment(run)]))
      tokens.push(...tokenizeWord(segment, start + index + within));
    end = index + run.length;
  }
  return [...tokens, ...tokenizeWord(part.slice(end), start + end)];
}

function tokenizeWord(text: string, start: number): Token[] {
  if (text.length > MAX_WORD) return [];
  const place = { start, end: start + text.length };
  const tokens = (normalize(text).match(WORD) ?? []).flatMap((word) => {
    const humps = word.length <= MAX_IDENTIFIER ? word.split(HUMP) : [word];
    return (humps.length > 1 ? [...humps, word] : humps).map((one) => ({
      word: foldKana(one.toLowerCase()),
      ...place,
    }));
  });
  const of = tokens.at(-1)?.word;
  const spelled = spellUmlauts(text);
  return spelled && of ? [...tokens, { word: spelled, ...place, of }] : tokens;
}

const SPELLED = new Map([
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["ß", "ss"],
]);

/** As one types without an umlaut. Empty if the text has none. */
function spellUmlauts(text: string): string {
  if (isPlain(text)) return "";
  const lower = text.normalize("NFC").toLowerCase();
  const spelled = lower.replace(/[äöüß]/g, (letter) => SPELLED.get(letter) ?? letter);
  return spelled === lower ? "" : normalize(spelled);
}

/** In other scripts a mark is a letter of its own. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
const isPlain = (text: string) => /^[a-z0-9]*$/i.test(text);

function normalize(text: string): string {
  if (isPlain(text)) return text;
  // NFKC would split Thai vowels.
  const compatible = text.replace(/[^\p{Script=Thai}]+/gu, (other) => other.normalize("NFKC"));
  return compatible.normalize("NFD").replace(ACCENTS, "").normalize("NFC").replace(/['’]/g, "");
}
