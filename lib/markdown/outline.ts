import { LRUCache } from "lru-cache";
import MarkdownIt from "markdown-it";
import { codePoints } from "@/lib/markdown/code-points";

/**
 * A heading of a document: `level` is 1 to 6, `title` its Markdown without the marks that make it a
 * heading, `offset` where its first line starts, in Unicode code points from the start of the text.
 */
export type OutlineHeading = { level: number; title: string; offset: number };

/** Code points that a title of a bounded outline has at most. */
const MAX_TITLE = 80;
const BYTE_ORDER_MARK = "\ufeff";

// Blocks alone: what stands inside of a line makes no heading.
const parser = new MarkdownIt("commonmark");
parser.core.ruler.enableOnly(["normalize", "block"]);

/** Of the texts that were read last, so that the pieces of one are not parsed one by one. */
const known = new LRUCache<string, OutlineHeading[]>({
  max: 20,
  maxSize: 20_000, // headings in all; a text with more is parsed anew
  sizeCalculation: (headings) => headings.length + 1,
});

/**
 * The headings of a text in order, as CommonMark has them; those in quotes and lists are left out, as
 * no section begins there.
 */
export function headingsOf(text: string): OutlineHeading[] {
  const cached = known.get(text);
  if (cached) return cached;
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const tokens = parser.parse(body, {});
  const offsetOf = lineOffsets(text);
  const headings = tokens.flatMap(({ type, level, tag, map }, index) => {
    if (type !== "heading_open" || level > 0 || !map) return [];
    const lines = (tokens[index + 1]?.content ?? "").split("\n").map((line) => line.trim());
    return [{ level: Number(tag.slice(1)), title: lines.join(" "), offset: offsetOf(map[0]) }];
  });
  known.set(text, headings);
  return headings;
}

/** Where lines begin, asked for in ascending order, so that the text is counted once. */
function lineOffsets(text: string) {
  const lineEnds = text.matchAll(/\r\n|\r|\n/g);
  let line = 0;
  let place = 0;
  let offset = 0;
  return (wanted: number) => {
    const from = place;
    for (; line < wanted; line++) {
      const lineEnd = lineEnds.next().value;
      place = lineEnd ? lineEnd.index + lineEnd[0].length : text.length;
    }
    offset += codePoints(text, from, place);
    return offset;
  };
}

/** At most `max` headings: the higher levels whole, and of the next one as many as fit. */
export function boundedOutline(headings: OutlineHeading[], max = 100): OutlineHeading[] {
  const upTo = (depth: number) => headings.filter(({ level }) => level <= depth).length;
  const depth = [6, 5, 4, 3, 2, 1].find((deepest) => upTo(deepest) <= max) ?? 0;
  let room = max - upTo(depth);
  return headings
    .filter(({ level }) => level <= depth || (level === depth + 1 && room-- > 0))
    .map((heading) => ({ ...heading, title: shortTitle(heading.title) }));
}

/** A title as a bounded outline has it. */
export const shortTitle = (title: string) =>
  Array.from(title.slice(0, 2 * MAX_TITLE))
    .slice(0, MAX_TITLE)
    .join("");
