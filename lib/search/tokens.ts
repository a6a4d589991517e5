/** A word of a text as the index knows it, and its place in UTF-16 units. */
export type Token = { word: string; start: number; end: number };

/** Letters and digits, joined by what stands between the parts of an identifier. */
const RUN = /[\p{L}\p{N}\p{M}]+(?:[-_./@#:+&'’][\p{L}\p{N}\p{M}]+)*/gu;
/** A part of it. Apostrophes between letters are inside of words. */
const PART = /[\p{L}\p{N}\p{M}]+(?:(?<=[\p{L}\p{M}])['’](?=\p{L})[\p{L}\p{N}\p{M}]+)*/gu;
/** Scripts that put no spaces between words; in pieces, as the time for one grows with its square. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]{1,100}/gu;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Where a word begins inside of another: `SyncManager`, `PDFExport` (but `KPIs` is one), `PLAN1432`. */
const HUMP =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u;
/** Nearly every word of a text: there is nothing to take apart or to make plain. */
const SIMPLE = /^(?:[A-Za-z]?[a-z]+|\d+)$/;
/** Longer ones are no identifiers: they are neither taken apart nor glued. */
const MAX_IDENTIFIER = 64;
/** What is longer is no word, but data, which nothing is done to. */
const MAX_WORD = 200;

/**
 * The words of a text as the index and the queries know them: without accents and case, identifiers
 * in their parts and, glued, as a whole (`PLAN-1432` is `plan`, `1432`, `plan1432`), Chinese,
 * Japanese and Thai cut into words.
 */
export const wordsOf = (text: string): string[] => tokensOf(text).map(({ word }) => word);

/**
 * The words of a text in a line, as many as have `most` characters. One character can be made of 18, so what would be
 * cut off is not even looked at.
 */
export function lineOfWords(text: string, most: number): string {
  let line = "";
  for (const { 0: run, index } of text.matchAll(RUN)) {
    for (const { word } of tokensOfRun(run, index)) line += line === "" ? word : ` ${word}`;
    if (line.length >= most) break;
  }
  return line.slice(0, most);
}

/** The words of a text with their places. The whole of an identifier comes after its parts. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => tokensOfRun(run, index));

const tokensOfRun = (run: string, start: number) =>
  anyTokensOfRun(run, start).filter(({ word }) => word.length <= MAX_WORD);

function anyTokensOfRun(run: string, start: number): Token[] {
  if (SIMPLE.test(run)) return [{ word: run.toLowerCase(), start, end: start + run.length }];
  const parts = [...run.matchAll(PART)];
  const tokens = parts.flatMap(({ 0: part, index }) =>
    part.search(UNSPACED) < 0
      ? tokensOfWord(part, start + index)
      : tokensOfUnspaced(part, start + index),
  );
  if (parts.length < 2 || run.length > MAX_IDENTIFIER) return tokens;
  const whole = plain(parts.map(({ 0: part }) => part).join("")).toLowerCase();
  return [...tokens, { word: whole, start, end: start + run.length }];
}

/** The words of scripts without spaces, and what stands between them. */
function tokensOfUnspaced(part: string, start: number): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: run, index } of part.matchAll(UNSPACED)) {
    tokens.push(...tokensOfWord(part.slice(end, index), start + end));
    for (const { segment, index: within } of segmenter.segment(run)) {
      tokens.push(...tokensOfWord(segment, start + index + within));
    }
    end = index + run.length;
  }
  return [...tokens, ...tokensOfWord(part.slice(end), start + end)];
}

/** A word, after those that it is made of, all in its place. */
function tokensOfWord(text: string, start: number): Token[] {
  if (text.length > MAX_WORD) return [];
  return (plain(text).match(WORD) ?? []).flatMap((word) => {
    const humps = word.length <= MAX_IDENTIFIER ? word.split(HUMP) : [word];
    return (humps.length > 1 ? [...humps, word] : humps).map((one) => ({
      word: one.toLowerCase(),
      start,
      end: start + text.length,
    }));
  });
}

/** Accents of the scripts that have them; elsewhere a mark is a letter of its own. */
const ACCENTS = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
const isPlain = (text: string) => /^[a-z0-9]*$/i.test(text);

/** Without accents and apostrophes; full-width letters and ligatures as plain ones. */
function plain(text: string): string {
  if (isPlain(text)) return text;
  // Thai would have its vowels taken apart.
  const compatible = text.replace(/[^\p{Script=Thai}]+/gu, (other) => other.normalize("NFKC"));
  return compatible.normalize("NFD").replace(ACCENTS, "").normalize("NFC").replace(/['’]/g, "");
}
