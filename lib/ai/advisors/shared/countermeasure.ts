import { splitLines } from "@/lib/text/line-ends";
import { isNoAnswer } from "@/lib/text/no-answer";

const COUNTERMEASURE =
  /(?<!\p{L})(?:countermeasures?|mitigations?|response|what we do|plan b|fallback|contingency|(?:gegen)?ma(?:ß|ss)nahmen?|(?:tegen)?maatregel(?:en)?|(?:contre-)?mesures?|parade|対策)[*_]{0,2} ?[:：][*_]{0,2}/giu;

/** In UTF-16 units. A bound, since a text may repeat the label on one long line. */
const MAX_ANSWER = 400;

/** Whether words follow the label that answer it, on its line or below it. */
export const namesCountermeasure = (text: string) =>
  [...text.matchAll(COUNTERMEASURE)].some(({ 0: label, index }) => {
    const start = index + label.length;
    const [line = ""] = splitLines(text.slice(start, start + MAX_ANSWER).trimStart(), 1);
    return !isNoAnswer(line.replace(/^[\s>*+-]+/, ""));
  });
