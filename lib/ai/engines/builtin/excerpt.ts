import { type PlainBlock, splitPlainBlocks } from "./plain-blocks";

/** Maximum length of an excerpt without its ellipsis, in UTF-16 units. */
const MOST = 480;
/** Maximum length if the excerpt would end inside a list or table, whose last item may be the decisive one. */
const MOST_WHOLE = 1200;
/** Length of the text that is read for an excerpt, as a multiple of the length of the excerpt. */
const READ = 8;
// The lookbehind skips the full stop after the number of a list item.
const SENTENCE_END = /(?<!\b\d{1,2})[.!?…;]["'”’)]*(?=\s)/g;
/** Tables are read too if the prose is shorter than this, in UTF-16 units. */
const LITTLE = 150;

/** Cuts plain text after a whole sentence, or else after a whole word, and marks the cut with …. */
export function shorten(text: string, most = MOST): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most + 1);
  const ends = [...start.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length);
  const lastWord = start.lastIndexOf(" ");
  const sentence = ends.filter((end) => end <= most).at(-1) ?? 0;
  if (sentence > most / 3) return `${start.slice(0, sentence).replace(/;$/, "")} …`;
  return `${start.slice(0, lastWord > most / 3 ? lastWord : most).toWellFormed()} …`;
}

const joinTexts = (blocks: readonly PlainBlock[]) => blocks.map(({ text }) => text).join(" ");

/** Reads the prose and lists at the beginning of a text, and its tables only if those are short. */
function readStart(
  markdown: string,
  most: number,
): { blocks: readonly PlainBlock[]; isCut: boolean } {
  const start = markdown.slice(0, most * READ).toWellFormed();
  const blocks = splitPlainBlocks(start);
  const prose = blocks.filter(({ kind }) => kind !== "table");
  const isEnough = blocks[0]?.kind !== "table" && joinTexts(prose).length >= LITTLE;
  return { blocks: isEnough ? prose : blocks, isCut: start.length < markdown.length };
}

const addEllipsis = (text: string, isCut: boolean) => (isCut ? `${text} …` : text);

/** Removes the Markdown from a text and joins its lines; reads at most `most` × 8 UTF-16 units. */
export function toPlainText(markdown: string, most = MOST): string {
  const { blocks, isCut } = readStart(markdown, most);
  const text = joinTexts(blocks);
  return addEllipsis(text, isCut && text.length <= most);
}

/** Finds the end of the last list or table that begins before `most` UTF-16 units; 0 for none. */
function findEndOfWhole(blocks: readonly PlainBlock[], most: number): number {
  let start = 0;
  let whole = 0;
  for (const { kind, text } of blocks) {
    if (start >= most) break;
    if (kind !== "paragraph") whole = start + text.length;
    start += text.length + 1;
  }
  return whole;
}

/** Returns the beginning of a text as plain text on one line. A list or table of moderate length is not cut. */
export function takeExcerpt(markdown: string, most = MOST): string {
  const { blocks, isCut } = readStart(markdown, most);
  const text = joinTexts(blocks);
  const short = shorten(addEllipsis(text, isCut && text.length <= most), most);
  const whole = most < MOST ? 0 : findEndOfWhole(blocks, most);
  if (whole < short.length || whole > MOST_WHOLE) return short;
  return addEllipsis(text.slice(0, whole), isCut || whole < text.length);
}

export const splitPlainSentences = (text: string) =>
  text
    .split(/(?<=[.!?]["'”’)]?)\s+(?=["'“‘(]?[\p{Lu}\p{N}])/u)
    .filter((sentence) => sentence !== "");
