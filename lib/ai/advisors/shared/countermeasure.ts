import { isNoAnswer } from "@/lib/text/no-answer";

const COUNTERMEASURE =
  /(?<!\p{L})(?:countermeasures?|mitigations?|response|what we do|plan b|fallback|contingency|(?:gegen)?ma(?:ß|ss)nahmen?|(?:tegen)?maatregel(?:en)?|(?:contre-)?mesures?|parade|対策)[*_]{0,2} ?[:：][*_]{0,2}/giu;

/** Whether words follow the label that answer it, on its line or below it. */
export const namesCountermeasure = (text: string) =>
  [...text.matchAll(COUNTERMEASURE)].some(({ 0: label, index }) => {
    const [line = ""] = text
      .slice(index + label.length)
      .trimStart()
      .split(/[\r\n]/, 1);
    return !isNoAnswer(line.replace(/^[\s>*+-]+/, ""));
  });
