import { capitalize, endsInMark, endsSentence, isJapanese } from "@/lib/text/phrases";
import { LABEL } from "@/lib/text/word-beginnings";

/** A line with at least this share of the longest line's length has no room for another word: letters differ in width. */
const FULL = 0.8;
const MAX_WIDTH = 200;

/** In UTF-16 units: lines of a text without longer ones are not full of words, but entries. */
const MIN_WIDTH = 35;
/** The same before a capital letter or a figure: people and programs wrap notes and mails at more. */
const MIN_WIDTH_OF_NOTES = 60;

/** Creates the test whether a line has no room for the first word of the line after it. */
export function createFullTest(lines: readonly string[]) {
  const width = lines.reduce((most, { length }) => Math.max(most, Math.min(length, MAX_WIDTH)), 0);
  return (line: string, next: string, minWidth = MIN_WIDTH) =>
    width >= minWidth && line.length + 1 + next.search(/\s|$/) > FULL * width;
}

/** Not a dash before a speaker, an arrow, a bracket or a sign of arithmetic, which go on with the line before. */
const BEGINS = /^["'“”„«»「『*_¿¡]*[\p{L}\p{N}]/u;

/** Ends a line before another one that does not go on with it. */
const endLine = (line: string, next: string) => {
  if (line === "" || endsInMark(line) || !BEGINS.test(next)) return line;
  if (isJapanese(line)) return `${line}。`;
  return line + (beginsSmall(next) ? ";" : ".");
};

const beginsSmall = (text: string) => /^[^\p{L}\p{N}]*\p{Ll}/u.test(text);

/** Words within a clause: a line that ends in one, or begins with one that joins, was broken by its sense. */
const GOES_ON =
  /(?<![\p{L}’'-])(?:the|an?|of|to|for|from|by|with|at|in|on|into|and|or|is|are|was|were|than|die|der|das|den|dem|des|eine?[mnrs]?|von|zu[mr]?|für|mit|bei|im|am|auf|und|oder|ist|sind|war|beträgt|kostet|de|het|een|van|voor|naar|met|bij|op|en|of|zijn|le|la|les|une?|du|pour|par|avec|dans|sur|et|ou|est|sont)$/iu;
const JOINS =
  /^(?:and|or|but|for|per|of|to|und|oder|aber|je|pro|für|en|maar|voor|et|ou|mais|par|pour)(?!\p{L})/u;

/** Whether each line is full of words, or ends a sentence, or any was broken within a clause. */
function areWrapped(lines: readonly string[]): boolean {
  const isFull = createFullTest(lines);
  const isBroken = (line: string, index: number) =>
    (index < lines.length - 1 && GOES_ON.test(line)) || (index > 0 && JOINS.test(line));
  if (lines.some(isBroken)) return true;
  return lines.slice(1).every((next, index) => {
    const line = lines[index] ?? "";
    return (
      endsInMark(line) || isFull(line, next, beginsSmall(next) ? MIN_WIDTH : MIN_WIDTH_OF_NOTES)
    );
  });
}

/** A label of at most three words, as in `went badly: …`, at the beginning of a line of its own. */
const SMALL_LABEL = /^\p{Ll}[\p{L}'’-]{0,30}(?: [\p{L}'’-]{1,20}){0,2} ?:\s/u;

const isLabeled = (line: string) => LABEL.test(line);

/**
 * Joins the lines of a paragraph. If any of them had room for the next word, they are entries, each with an end. So is a line
 * with a label before another label: `Cause: frost`, then `Effect: dents`.
 */
export function joinLines(text: string): string {
  const written = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  const isWrapped = areWrapped(written);
  const lines = written.map((line, index) => {
    const before = written[index - 1] ?? "";
    const isApart = index > 0 && (!isWrapped || endsSentence(before));
    return isApart && SMALL_LABEL.test(line) ? capitalize(line) : line;
  });
  return joinText(
    lines.map((line, index) => {
      const next = lines[index + 1] ?? "";
      return isWrapped && !(isLabeled(line) && isLabeled(next)) ? line : endLine(line, next);
    }),
  );
}

/** Joins paragraphs, each with an end. */
export const joinParagraphs = (texts: readonly string[]): string =>
  joinText(texts.map((text, index) => endLine(text, texts[index + 1] ?? "")));

/** Joins texts by spaces, except after Japanese marks. */
const joinText = (texts: readonly string[]) =>
  texts
    .filter((text) => text !== "")
    .join(" ")
    .replace(/(?<=[、。！？]) /g, "");
