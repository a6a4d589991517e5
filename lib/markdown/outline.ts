import { LRUCache } from "lru-cache";
import { ApiError } from "@/lib/errors";
import { codePoints } from "@/lib/markdown/code-points";
import { inReadingThread } from "@/lib/markdown/render";
import type { HeadingColumns } from "@/lib/markdown/render-thread";
import { isNoneFree } from "@/lib/threads/pool";
import { headingColumns } from "./outline-tokens.mjs";

/**
 * A heading of a document: `level` is 1 to 6, `title` its Markdown without the marks that make it a
 * heading, `offset` where its first line starts, in Unicode code points from the start of the text.
 */
export type OutlineHeading = { level: number; title: string; offset: number };

/** Code points that a title of a bounded outline has at most. */
const MAX_TITLE = 80;
/** Texts up to so many UTF-16 units are parsed at once: some 20 ms at most, whatever they say. */
const SHORT = 20_000;
const LIMIT_MS = 10_000;
const BYTE_ORDER_MARK = "\ufeff";

/** Of the texts that were read last, so that the pieces of one are not parsed one by one. */
const known = new LRUCache<string, OutlineHeading[]>({
  max: 20,
  maxSize: 20_000, // headings in all; a text with more is parsed anew
  sizeCalculation: (headings) => headings.length + 1,
});

/**
 * The headings of a text in order, as CommonMark has them; those in quotes and lists are left out, as
 * no section begins there. Takes up to a second for the longest texts: `outlineOf` does not.
 */
export const headingsOf = (text: string): OutlineHeading[] =>
  known.get(text) ?? remembered(text, headingColumns(withoutMark(text)));

/** The same, of a long text in a thread. @throws 503 `OVERLOADED` when that cannot be done in time */
export async function outlineOf(text: string): Promise<OutlineHeading[]> {
  const cached = known.get(text);
  if (cached || text.length <= SHORT) return cached ?? headingsOf(text);
  const columns = await inReadingThread("headings", withoutMark(text), LIMIT_MS).catch(
    (error: unknown) => {
      if (!isNoneFree(error)) throw error;
    },
  );
  if (columns) return remembered(text, columns);
  throw new ApiError(
    "OVERLOADED",
    "The outline of this document could not be made just now. Try again in a few seconds.",
    { headers: { "Retry-After": "5" } },
  );
}

const withoutMark = (text: string) => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

function remembered(text: string, { levels, titles, lines }: HeadingColumns): OutlineHeading[] {
  const offsetOf = lineOffsets(text);
  const titleOf = titles.split("\n");
  const headings = Array.from(levels, (level, index) => ({
    level,
    title: titleOf[index] ?? "",
    offset: offsetOf(lines[index] ?? 0),
  }));
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
  title.length <= MAX_TITLE
    ? title
    : Array.from(title.slice(0, 2 * MAX_TITLE))
        .slice(0, MAX_TITLE)
        .join("");
