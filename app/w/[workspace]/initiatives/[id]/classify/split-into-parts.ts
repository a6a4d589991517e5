import { MAX_PASTE } from "@/lib/schemas/bounds";

/** A longer heading or head of a table is not worth its place in every part. */
const MAX_CONTEXT = 500;

type Options = { max?: number; isTable?: boolean };

/**
 * Splits a text into parts that can be classified, between paragraphs or else lines. A part that begins within a section repeats
 * the section's heading, one of a table the first row.
 */
export function splitIntoParts(text: string, { max = MAX_PASTE, isTable }: Options = {}) {
  const parts: string[] = [];
  let start = 0;
  for (;;) {
    const context = start === 0 ? "" : isTable ? readFirstRow(text) : readHeading(text, start);
    const room = max - context.length;
    const rest = text.slice(start, start + room + 1);
    const end = rest.length > room ? findEnd(rest, room) : rest.length;
    parts.push(context + rest.slice(0, end));
    start += end;
    if (start >= text.length) return parts;
  }
}

/** An end in the first half would leave a part too short. */
function findEnd(text: string, max: number): number {
  const head = text.slice(0, max);
  const ends = ["\n\n", "\n", " "].map((mark) => head.lastIndexOf(mark) + mark.length);
  const isInPair = /[\uD800-\uDBFF]$/.test(head);
  return ends.find((end) => end > max / 2) ?? max - (isInPair ? 1 : 0);
}

function readFirstRow(text: string): string {
  const row = /^.*\n?/.exec(text)?.[0] ?? "";
  return row.length <= MAX_CONTEXT ? row : "";
}

/** Reads the Markdown heading of the section in which `at` is; empty where a section begins. */
function readHeading(text: string, at: number): string {
  if (/^\s*#{1,6} /.test(text.slice(at, at + 100))) return "";
  const heading =
    text
      .slice(0, at)
      .match(/^#{1,6} .*$/gm)
      ?.at(-1) ?? "";
  return heading && heading.length <= MAX_CONTEXT ? `${heading}\n\n` : "";
}
