import type { Evidence } from "@/lib/ai/evidence";
import { hasLabel } from "@/lib/ai/evidence";
import type { Audience } from "@/lib/schemas/enums";
import { splitSentences } from "@/lib/text/sentences";
import type { Point } from "./contract";

const MAX_ASKS = 4;
const MAX_PIECES = 8;
const COUNTERMEASURE = /^(?:countermeasure|mitigation)s?:\s*/i;

const toAsk = (text: string, pieces: readonly Evidence[]): Point => ({
  text,
  evidence: pieces.slice(0, MAX_PIECES).map(({ ref }) => ref),
});

const askOneEach = (
  evidence: readonly Evidence[],
  label: string,
  writeAsk: (title: string) => string,
) =>
  evidence
    .filter((piece) => hasLabel(piece, label))
    .map((piece) => toAsk(writeAsk(piece.title), [piece]));

/** The requests to each audience. Risks are only counted, because the update lists them elsewhere. */
const ASKS: Record<Audience, (evidence: readonly Evidence[]) => Point[]> = {
  engineering: (evidence) => {
    const { open, countered } = sortRisks(evidence);
    const wanted =
      open.length === 1 ? "the risk that has" : `each of the ${open.length} risks that have`;
    return [
      ...(open.length > 0
        ? [toAsk(`Write down a countermeasure for ${wanted} none on record.`, open)]
        : []),
      ...countered.map(({ piece, measure }) =>
        toAsk(`Say whether this can be done, and by when: ${measure}`, [piece]),
      ),
    ];
  },
  executive: (evidence) => {
    const { open, countered } = sortRisks(evidence);
    return [
      ...(open.length > 0 ? [toAsk(askForDecision(open.length), open)] : []),
      ...(countered.length > 0
        ? [
            toAsk(
              `Decide whether ${countered.length === 1 ? "the countermeasure on record is" : `the ${countered.length} countermeasures on record are`} enough.`,
              countered.map(({ piece }) => piece),
            ),
          ]
        : []),
      ...evidence.flatMap((piece) =>
        piece.type === "goal" && !piece.goal.keyResult
          ? [toAsk(`Set a target for the goal "${piece.title}"; it has none.`, [piece])]
          : [],
      ),
    ];
  },
  sales: (evidence) =>
    askOneEach(
      evidence,
      "key_competitors",
      (title) => `Report what prospects say about "${title}", with the outcome of the deal.`,
    ),
  customer_success: (evidence) =>
    askOneEach(
      evidence,
      "feature_idea",
      (title) => `Collect what customers say about "${title}", in their own words.`,
    ),
};

const askForDecision = (count: number) =>
  count === 1
    ? "Decide who counters the risk that has no countermeasure on record, or that it is carried as it is."
    : `Decide who counters the ${count} risks that have no countermeasure on record, or that they are carried as they are.`;

function sortRisks(evidence: readonly Evidence[]) {
  const open: Evidence[] = [];
  const countered: { piece: Evidence; measure: string }[] = [];
  for (const piece of evidence) {
    if (!hasLabel(piece, "risk")) continue;
    const sentence = splitSentences(piece.text).find(({ text }) => COUNTERMEASURE.test(text))?.text;
    if (sentence) countered.push({ piece, measure: sentence.replace(COUNTERMEASURE, "") });
    else open.push(piece);
  }
  return { open, countered };
}

export const askAudience = (audience: Audience, evidence: readonly Evidence[]): Point[] =>
  ASKS[audience](evidence).slice(0, MAX_ASKS);
