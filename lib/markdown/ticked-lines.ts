import { splitLines } from "@/lib/text/line-ends";
import { readTick } from "./task-line.mjs";

const MARKS_REACH = 200;

/** Lists the lines of a Markdown text that begin with a ticked box. */
export const listTickedLines = (text: string): string[] => splitLines(text).filter(readTick);

/** Whether a ticked box stands directly before `offset`, which counts UTF-16 units. */
export function isTickedBefore(text: string, offset: number): boolean {
  const before = splitLines(text.slice(Math.max(0, offset - MARKS_REACH), offset)).at(-1) ?? "";
  return before !== "" && readTick(before) === before;
}
