import { type PlainBlock, plainBlocks } from "./plain";

/** UTF-16 units that an excerpt has at most, but for its ellipsis. */
const MOST = 320;
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

const joined = (blocks: readonly PlainBlock[]) => blocks.map(({ text }) => text).join(" ");

/** The text without its Markdown, on one line, at most about `most` × 8 units of it; tables only where prose says too little. */
export function plainText(markdown: string, most = MOST): string {
  const read = markdown.slice(0, most * READ).toWellFormed();
  const blocks = plainBlocks(read);
  const prose = joined(blocks.filter(({ kind }) => kind !== "table"));
  const isEnough = blocks[0]?.kind !== "table" && prose.length >= LITTLE;
  const text = isEnough ? prose : joined(blocks);
  return read.length < markdown.length && text.length <= most ? `${text} …` : text;
}

/** What a text says at its beginning, as plain text on one line. */
export const excerptOf = (markdown: string, most = MOST) =>
  shorten(plainText(markdown, most), most);

/** The sentences of plain text. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?]["'”’)]?)\s+(?=["'“‘(]?[\p{Lu}\p{N}])/u)
    .filter((sentence) => sentence !== "");
