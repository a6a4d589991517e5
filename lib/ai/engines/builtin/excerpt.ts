import { type PlainBlock, plainBlocks } from "./plain-blocks";

/** UTF-16 units that an excerpt has at most, but for its ellipsis. */
const MOST = 480;
/** The same where it would end inside of a list or a table: the item that decides may be the last. */
const MOST_WHOLE = 1200;
/** How much of a text is read for an excerpt of it, in times of its length. */
const READ = 8;
// The number of an item ends with a full stop, too.
const SENTENCE_END = /(?<!\b\d{1,2})[.!?…;]["'”’)]*(?=\s)/g;
/** Prose shorter than this needs the tables it stands beside. */
const LITTLE = 150;

/** Plain text up to a length: whole sentences where there are any, else whole words, with … where it was cut. */
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

/** What is read of a text for an excerpt: its prose and lists; tables only where those say too little. */
function readStart(
  markdown: string,
  most: number,
): { blocks: readonly PlainBlock[]; isCut: boolean } {
  const start = markdown.slice(0, most * READ).toWellFormed();
  const blocks = plainBlocks(start);
  const prose = blocks.filter(({ kind }) => kind !== "table");
  const isEnough = blocks[0]?.kind !== "table" && joinTexts(prose).length >= LITTLE;
  return { blocks: isEnough ? prose : blocks, isCut: start.length < markdown.length };
}

const addEllipsis = (text: string, isCut: boolean) => (isCut ? `${text} …` : text);

/** The text without its Markdown, on one line, at most about `most` × 8 units of it. */
export function plainText(markdown: string, most = MOST): string {
  const { blocks, isCut } = readStart(markdown, most);
  const text = joinTexts(blocks);
  return addEllipsis(text, isCut && text.length <= most);
}

/** Where the last list or table ends that begins before so many units of the text; 0 for none. */
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

/** What a text says at its beginning, as plain text on one line; a list or table of moderate length is not cut. */
export function takeExcerpt(markdown: string, most = MOST): string {
  const { blocks, isCut } = readStart(markdown, most);
  const text = joinTexts(blocks);
  const short = shorten(addEllipsis(text, isCut && text.length <= most), most);
  const whole = most < MOST ? 0 : findEndOfWhole(blocks, most);
  if (whole < short.length || whole > MOST_WHOLE) return short;
  return addEllipsis(text.slice(0, whole), isCut || whole < text.length);
}

/** The sentences of plain text. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?]["'”’)]?)\s+(?=["'“‘(]?[\p{Lu}\p{N}])/u)
    .filter((sentence) => sentence !== "");
