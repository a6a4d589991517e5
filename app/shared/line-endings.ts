import { findUsualLineEnd } from "@/lib/text/line-ends";

const LINE = /[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g;
const stripLineEnding = (line: string) => line.replace(/[\r\n]+$/, "");
const takeLines = (text: string) => text.match(LINE) ?? [];

/** Keeps the endings of unchanged lines at both ends, because text fields know only line feeds;
 * other lines get the usual ending. */
export function keepLineEndings(before: string, edited: string): string {
  if (!before.includes("\r")) return edited;
  const [old, now] = [takeLines(before), takeLines(edited)];
  const most = Math.min(old.length, now.length);
  const isSame = (a: string | undefined, b: string | undefined) =>
    a !== undefined &&
    b !== undefined &&
    stripLineEnding(a) === stripLineEnding(b) &&
    endsLine(a) === endsLine(b);
  let head = 0;
  while (head < most && isSame(old[head], now[head])) head += 1;
  let tail = 0;
  while (tail < most - head && isSame(old.at(-1 - tail), now.at(-1 - tail))) tail += 1;
  const ending = findUsualLineEnd(before);
  return joinLines([
    ...old.slice(0, head),
    ...now.slice(head, now.length - tail).map((line) => line.replace("\n", ending)),
    ...old.slice(old.length - tail),
  ]);
}

/** A lone carriage return and the line feed of an empty line after it would merge into one ending. */
const joinLines = (lines: string[]): string =>
  lines.reduce(
    (text, line) =>
      text.endsWith("\r") && line.startsWith("\n") ? `${text}\n${line}` : text + line,
    "",
  );

const endsLine = (line: string) => /[\r\n]$/.test(line);
