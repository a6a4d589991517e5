import { countEqualEnds } from "@/lib/lines/equal-ends.mjs";
import { findUsualLineEnd } from "@/lib/text/line-ends";

const LINE = /[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g;
const stripLineEnding = (line: string) => line.replace(/[\r\n]+$/, "");
const takeLines = (text: string) => text.match(LINE) ?? [];

/** Keeps the endings of unchanged lines at both ends, because text fields know only line feeds;
 * other lines get the usual ending. */
export function keepLineEndings(before: string, edited: string): string {
  if (!before.includes("\r")) return edited;
  const [old, now] = [takeLines(before), takeLines(edited)];
  const isSame = (a: string, b: string) =>
    stripLineEnding(a) === stripLineEnding(b) && endsLine(a) === endsLine(b);
  const equal = countEqualEnds(old, now, isSame);
  const ending = findUsualLineEnd(before);
  return joinLines([
    ...old.slice(0, equal.before),
    ...now.slice(equal.before, now.length - equal.after).map((line) => line.replace("\n", ending)),
    ...old.slice(old.length - equal.after),
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
