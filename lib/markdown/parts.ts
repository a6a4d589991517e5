import { invalid } from "@/lib/errors";
import { countCodePoints, findPlace, measureWidth } from "@/lib/text/code-points";
import { type OutlineHeading, readHeadings } from "./outline";
import { isTitled, shortenTitle } from "./outline-tokens.mjs";

/** Offsets count code points from the start of the whole text. */
export type Part = {
  text: string;
  offset: number;
  next_offset: number | null;
};

type Wanted = {
  /** A heading in any case, with or without its `#` marks; the first match counts. */
  section?: string;
  offset?: number;
  headings?: OutlineHeading[] | undefined;
  /** In UTF-8, of the part as JSON. */
  maxBytes: number;
};

const MAX_NAMED = 20;
/** Beyond this, an error does not count the other headings. */
const MANY = 1_000;
const FRAME_BYTES = JSON.stringify({
  text: "",
  offset: Number.MAX_SAFE_INTEGER,
  next_offset: Number.MAX_SAFE_INTEGER,
}).length;

/** @throws 400 for a bad section or offset */
export function cutPart(text: string, { section, offset, headings, maxBytes }: Wanted): Part {
  const length = countCodePoints(text);
  const range =
    section === undefined
      ? { start: 0, end: length }
      : findSection(text, section, length, headings);
  const from = offset ?? range.start;
  if (from !== range.start && (from < range.start || from >= range.end)) {
    throw invalid("offset", explainMisplaced(from, range, section));
  }
  const start = findPlace(text, from);
  const end = findPlace(text, range.end - from, start);
  const cut = findCut(text, start, end, maxBytes - FRAME_BYTES);
  const next_offset = cut < end ? from + countCodePoints(text, start, cut) : null;
  return { text: text.slice(start, cut), offset: from, next_offset };
}

function findSection(text: string, section: string, length: number, headings = readHeadings(text)) {
  const isWanted = isTitled(section);
  const index = headings.findIndex(({ title }) => isWanted(title));
  const heading = headings[index];
  if (!heading) throw invalid("section", explainUnknown(section, headings));
  const next = headings.slice(index + 1).find(({ level }) => level <= heading.level);
  return { start: heading.offset, end: next?.offset ?? length };
}

function explainUnknown(section: string, headings: OutlineHeading[]): string {
  const none = `The document has no section "${shortenTitle(section)}".`;
  if (headings.length === 0) return `${none} It has no headings at all: leave section out.`;
  const names = headings.slice(0, MAX_NAMED).map(({ title }) => `"${shortenTitle(title)}"`);
  const others = headings.length - names.length;
  return `${none} Its headings are: ${names.join(", ")}${others ? ` and ${others > MANY ? "many" : others} more` : ""}.`;
}

function explainMisplaced(
  offset: number,
  { start, end }: { start: number; end: number },
  name?: string,
) {
  return name === undefined
    ? `offset ${offset} is beyond the end: the document has ${end} characters. Use a next_offset as it came, or leave offset out.`
    : `offset ${offset} is not in the section "${shortenTitle(name)}", which goes from ${start} to ${end - 1}. Use a next_offset of this section, or leave offset out.`;
}

function findCut(text: string, start: number, end: number, room: number): number {
  let bytes = 0;
  let at = start;
  while (at < end) {
    const width = text.startsWith("\r\n", at) ? 2 : measureWidth(text, at);
    bytes += countJsonBytes(text, at, width);
    if (bytes > room && at > start) return findLastBreak(text, start, at);
    at += width;
  }
  return end;
}

function countJsonBytes(text: string, at: number, width: number): number {
  const unit = text.charCodeAt(at);
  const isPlain = unit >= 0x20 && unit < 0x7f && unit !== 0x22 && unit !== 0x5c;
  return isPlain ? 1 : Buffer.byteLength(JSON.stringify(text.slice(at, at + width))) - 2;
}

/** Finds the end of a paragraph, or else of a line, in the last quarter; else the cut itself. */
function findLastBreak(text: string, start: number, cut: number): number {
  const quarter = cut - Math.floor((cut - start) / 4);
  const tail = text.slice(quarter, cut);
  const findEnd = (mark: string) => {
    const at = tail.lastIndexOf(mark);
    return at < 0 ? 0 : at + mark.length;
  };
  const paragraphEnd = Math.max(findEnd("\n\n"), findEnd("\n\r\n"));
  return quarter + (paragraphEnd || findEnd("\n") || tail.length);
}
