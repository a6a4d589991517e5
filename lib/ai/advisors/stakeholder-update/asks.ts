import { sentencesOf } from "@/lib/ai/advisors/shared/sentences";
import type { Point } from "@/lib/ai/advisors/stakeholder-update/answer";
import type { Evidence } from "@/lib/ai/evidence";
import type { Audience } from "@/lib/schemas/enums";

const MAX_ASKS = 4;
const COUNTERMEASURE = /^(?:countermeasure|mitigation)s?:\s*/i;

const isLabelled = (piece: Evidence, label: string) => "label" in piece && piece.label === label;

/** What follows for an audience from a piece; null when nothing does. */
const ASKS: Record<Audience, (piece: Evidence) => string | null> = {
  engineering: (piece) => {
    if (!isLabelled(piece, "risk")) return null;
    const measure = countermeasureOf(piece);
    return measure
      ? `Say whether this is enough against "${piece.title}": ${measure}`
      : `Name a countermeasure for "${piece.title}"; its item has none.`;
  },
  executive: (piece) => {
    if (isLabelled(piece, "risk"))
      return countermeasureOf(piece)
        ? `Decide whether the countermeasure for "${piece.title}" is enough.`
        : `Decide whether to carry the risk "${piece.title}"; no countermeasure is on record.`;
    if (piece.type !== "goal" || piece.goal.keyResult) return null;
    return `Set a target for the goal "${piece.title}"; it has none.`;
  },
  sales: (piece) =>
    isLabelled(piece, "key_competitors")
      ? `Report what prospects say about "${piece.title}", with the outcome of the deal.`
      : null,
  customer_success: (piece) =>
    isLabelled(piece, "feature_idea")
      ? `Collect what customers say about "${piece.title}", in their own words.`
      : null,
};

function countermeasureOf({ text }: Evidence): string | undefined {
  const sentence = sentencesOf(text).find((each) => COUNTERMEASURE.test(each.text))?.text;
  return sentence?.replace(COUNTERMEASURE, "");
}

/** What an audience is asked for, each resting on the piece it is about. */
export const asksOf = (audience: Audience, evidence: readonly Evidence[]): Point[] =>
  evidence
    .flatMap((piece) => {
      const text = ASKS[audience](piece);
      return text ? [{ text, evidence: [piece.ref] }] : [];
    })
    .slice(0, MAX_ASKS);
