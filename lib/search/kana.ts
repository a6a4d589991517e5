type Segment = { segment: string; index: number };

/** `10ヶ所`, `10カ所` and `10箇所` are `10か所`; the length stays. `3個所有` owns three. */
const COUNTER = /(?<=[\p{N}数何])(?:[ヶヵカケ箇](?=\p{Script=Han})|個(?=所(?![有属得])))/gu;
export const writeCounters = (text: string): string => text.replace(COUNTER, "か");

/** Writes katakana as hiragana, since people choose either: `シワ` and `しわ`. */
export const foldKana = (word: string): string =>
  word.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));

const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
const HIRAGANA_LETTER = /^[\p{Script=Hiragana}ー]$/u;
/** These begin no word. */
const BEGINS_NO_WORD = /^[ぁぃぅぇぉっゃゅょゎんァィゥェォッャュョヮンー]/;
/** They stand between words. */
const PARTICLE = /^[はがをのにでともへや]$/;
const ENDS_IN_KANJI = /[\p{Script=Han}々]$/u;

/**
 * Joins what `Intl.Segmenter` cut into letters for lack of the word: `し|わ`, `よ|ご|れ`, and `ロ|ッカ`, which is half typed. Letters
 * after a kanji are its ending.
 */
export function joinKana(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  let at = 0;
  for (let one = segments[at]; one; one = segments[at]) {
    const run = readRun(segments, at, joined.at(-1)?.segment ?? "");
    joined.push({ segment: run.map(({ segment }) => segment).join(""), index: one.index });
    at += run.length;
  }
  return joined;
}

function readRun(segments: readonly Segment[], at: number, before: string): Segment[] {
  const one = segments.slice(at, at + 1);
  const first = one[0]?.segment ?? "";
  if (KATAKANA.test(first)) {
    const run = takeWhile(segments, at, (segment) => KATAKANA.test(segment));
    const isCut = run.some(({ segment }) => segment.length === 1 || BEGINS_NO_WORD.test(segment));
    return isCut ? run : one;
  }
  const isLetter = (segment: string) => HIRAGANA_LETTER.test(segment) && !PARTICLE.test(segment);
  if (!isLetter(first) || BEGINS_NO_WORD.test(first) || ENDS_IN_KANJI.test(before)) return one;
  return takeWhile(segments, at, isLetter);
}

function takeWhile(segments: readonly Segment[], at: number, test: (segment: string) => boolean) {
  let end = at;
  while (end < segments.length && test(segments[end]?.segment ?? "")) end++;
  return segments.slice(at, end);
}
