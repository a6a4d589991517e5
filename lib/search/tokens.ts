import { wordsOf } from "@/lib/search/normalise";

/** A word of a text as the index knows it, and its place in UTF-16 units. */
export type Token = { word: string; start: number; end: number };

const RUN = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu;
const IDENTIFIER = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+(?:[-_./@#:+&][\p{L}\p{N}\p{M}]+)+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]{1,100}/gu;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** The words of a text with their places: parts of identifiers, and identifiers as a whole. */
export function tokensOf(text: string): Token[] {
  const parts = [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => within(run, index));
  const wholes = [...text.matchAll(IDENTIFIER)].flatMap(({ 0: run, index }) => {
    const word = wordsOf(run).at(-1);
    return word ? [{ word, start: index, end: index + run.length }] : [];
  });
  return [...parts, ...wholes].sort((a, b) => a.start - b.start || a.end - b.end);
}

function within(run: string, start: number): Token[] {
  if (run.search(UNSPACED) < 0) return token(run, start);
  return [...run.matchAll(UNSPACED)].flatMap(({ 0: unspaced, index }) =>
    [...segmenter.segment(unspaced)].flatMap((part) =>
      token(part.segment, start + index + part.index),
    ),
  );
}

const token = (text: string, start: number): Token[] =>
  wordsOf(text).map((word) => ({ word, start, end: start + text.length }));
