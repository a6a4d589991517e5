import { LRUCache } from "lru-cache";
import { countCodePoints } from "@/lib/text/code-points";
import { LINE_END } from "@/lib/text/line-ends";
import {
  MAX_HEADINGS,
  readHeadingColumns,
  selectHighest,
  shortenTitle,
} from "./outline-tokens.mjs";
import { runInReadingThread } from "./render";
import type { HeadingColumns } from "./render-thread";

/** `offset` counts code points to the start of the line. */
export type OutlineHeading = { level: number; title: string; offset: number };

/** In UTF-16 units: shorter texts are parsed in this thread, in at most about 20 ms. */
const MAX_LENGTH_HERE = 20_000;
const TIMEOUT_MS = 5_000;
/** A busy machine may have caused a timeout. */
const FAILED_TTL_MS = 300_000;
const BYTE_ORDER_MARK = "\ufeff";

type Outline = { headings: OutlineHeading[] | undefined; isCut: boolean };
const known = new LRUCache<string, Outline>({
  max: 20,
  maxSize: 20 * (MAX_HEADINGS + 3), // total of headings; an outline with more is not bounded, and not cached
  sizeCalculation: ({ headings }) => (headings?.length ?? 0) + 1,
});

/** Blocks for up to a second on the longest texts; `readOutline` does not. */
export function readHeadings(text: string): OutlineHeading[] {
  const cached = known.get(text);
  if (cached?.headings && !cached.isCut) return cached.headings;
  return cacheHeadings(text, readHeadingColumns(dropByteOrderMark(text)));
}

/** Keeps the wanted section and at most 2,000 headings. Undefined on timeout. */
export async function readOutline(
  text: string,
  { section, owner }: { section?: string | undefined; owner?: string } = {},
): Promise<OutlineHeading[] | undefined> {
  const cached = known.get(text);
  if (cached && !(cached.isCut && section !== undefined)) return cached.headings;
  if (text.length <= MAX_LENGTH_HERE) return readHeadings(text);
  const bounds = { max: MAX_HEADINGS, ...(section !== undefined && { section }) };
  const task = {
    task: "headings" as const,
    markdown: dropByteOrderMark(text),
    limitMs: TIMEOUT_MS,
    bounds,
  };
  const columns = await runInReadingThread(task, () => "busy" as const, owner);
  if (columns === "busy") return undefined;
  if (columns) return cacheHeadings(text, columns);
  known.set(text, { headings: undefined, isCut: false }, { ttl: FAILED_TTL_MS });
  return undefined;
}

const dropByteOrderMark = (text: string) =>
  text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;

function cacheHeadings(
  text: string,
  { levels, titles, lines, isCut }: HeadingColumns,
): OutlineHeading[] {
  const findOffset = createOffsetFinder(text);
  const titleLines = titles.split("\n");
  const headings = Array.from(levels, (level, index) => ({
    level,
    title: titleLines[index] ?? "",
    offset: findOffset(lines[index] ?? 0),
  }));
  known.set(text, { headings, isCut });
  return headings;
}

function createOffsetFinder(text: string) {
  const lineEnds = text.matchAll(LINE_END);
  let line = 0;
  let place = 0;
  let offset = 0;
  return (wanted: number) => {
    const from = place;
    for (; line < wanted; line++) {
      const lineEnd = lineEnds.next().value;
      place = lineEnd ? lineEnd.index + lineEnd[0].length : text.length;
    }
    offset += countCodePoints(text, from, place);
    return offset;
  };
}

/** Keeps the highest headings, in their order, with short titles. */
export function boundOutline(headings: OutlineHeading[], max: number): OutlineHeading[] {
  const kept = new Set(
    selectHighest(
      headings.map(({ level }) => level),
      max,
    ),
  );
  return headings
    .filter((_, index) => kept.has(index))
    .map((heading) => ({ ...heading, title: shortenTitle(heading.title) }));
}
