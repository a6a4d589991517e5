import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isClosedRisk, isNoRisk } from "@/lib/ai/reading/sentences/closed-risk";
import { splitLines } from "@/lib/text/line-ends";
import { isNoAnswer } from "@/lib/text/no-answer";

/** Whether an item says, in one of the five languages, that a risk is over or none. `Resolved: …` in a decision says no such thing. */
export function isClosed(piece: Evidence): boolean {
  if (hasLabel(piece, "risk")) return isClosedRisk(piece);
  return isNoRisk(`${piece.title}\n\n${piece.text}`);
}

/** Lists the initiative's risks that are not over. */
export const listOpenRisks = (evidence: readonly Evidence[]) =>
  evidence.filter(
    (piece) => hasLabel(piece, "risk") && piece.scope === "initiative" && !isClosed(piece),
  );

/** The label of a countermeasure, in five languages. */
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
