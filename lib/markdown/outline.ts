import { LRUCache } from "lru-cache";
import { isNoneFree } from "@/lib/threads/pool";
import { codePoints } from "./code-points";
import { headingColumns, highest, shortTitle } from "./outline-tokens.mjs";
import { inReadingThread } from "./render";
import type { HeadingColumns } from "./render-thread";

/**
 * A heading of a document: `level` is 1 to 6, `title` its Markdown without the marks that make it a
 * heading, `offset` where its first line starts, in Unicode code points from the start of the text.
 */
export type OutlineHeading = { level: number; title: string; offset: number };

/** Texts up to so many UTF-16 units are parsed at once: some 20 ms at most, whatever they say. */
const SHORT = 20_000;
const LIMIT_MS = 5_000;
/** What a long text has of its headings: more are not shown, and would take their time in the event loop. */
const MAX_HEADINGS = 2_000;
/** How long a text that took too long is not tried again: a busy machine may have been the cause. */
const FAILED_TTL_MS = 300_000;
const BYTE_ORDER_MARK = "\ufeff";

/** Of the texts that were read last, so that the pieces of one are not parsed one by one. */
type Outline = { headings: OutlineHeading[] | undefined; isCut: boolean };
const known = new LRUCache<string, Outline>({
  max: 20,
  maxSize: 20 * (MAX_HEADINGS + 3), // headings in all; one with more is not bounded, and not kept
  sizeCalculation: ({ headings }) => (headings?.length ?? 0) + 1,
});

/**
 * The headings of a text in order, as CommonMark has them; those in quotes and lists are left out, as
 * no section begins there. Takes up to a second for the longest texts: `outlineOf` does not.
 */
export function headingsOf(text: string): OutlineHeading[] {
  const cached = known.get(text);
  if (cached?.headings && !cached.isCut) return cached.headings;
  return remembered(text, headingColumns(withoutMark(text)));
}

/**
 * The same, of a long text in a thread, where `owner` has its turn. Of more than 2,000 those of the highest levels,
 * with the wanted section's. Undefined when that cannot be done in time.
 */
export async function outlineOf(
  text: string,
  { section, owner }: { section?: string | undefined; owner?: string } = {},
): Promise<OutlineHeading[] | undefined> {
  const cached = known.get(text);
  if (cached && !(cached.isCut && section !== undefined)) return cached.headings;
  if (text.length <= SHORT) return headingsOf(text);
  const bounds = { max: MAX_HEADINGS, ...(section !== undefined && { section }) };
  const task = {
    task: "headings" as const,
    markdown: withoutMark(text),
    limitMs: LIMIT_MS,
    bounds,
  };
  try {
    const columns = await inReadingThread(task, owner);
    if (columns) return remembered(text, columns);
    known.set(text, { headings: undefined, isCut: false }, { ttl: FAILED_TTL_MS });
  } catch (error) {
    if (!isNoneFree(error)) throw error;
  }
  return undefined;
}

const withoutMark = (text: string) => (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);

function remembered(
  text: string,
  { levels, titles, lines, isCut }: HeadingColumns,
): OutlineHeading[] {
  const offsetOf = lineOffsets(text);
  const titleOf = titles.split("\n");
  const headings = Array.from(levels, (level, index) => ({
    level,
    title: titleOf[index] ?? "",
    offset: offsetOf(lines[index] ?? 0),
  }));
  known.set(text, { headings, isCut });
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
  const kept = new Set(
    highest(
      headings.map(({ level }) => level),
      max,
    ),
  );
  return headings
    .filter((_, index) => kept.has(index))
    .map((heading) => ({ ...heading, title: shortTitle(heading.title) }));
}
