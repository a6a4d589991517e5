import { readCountermeasure } from "@/lib/ai/advisors/shared/countermeasures";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Audience } from "@/lib/schemas/enums";
import type { Point } from "./contract";

const MAX_ASKS = 2;

const toAsk = (text: string, pieces: readonly Evidence[]): Point => ({
  text,
  evidence: pieces.map(({ ref }) => ref),
});

function askAbout(evidence: readonly Evidence[], label: string, text: string): Point[] {
  const pieces = evidence.filter((piece) => hasLabel(piece, label));
  return pieces.length > 0 ? [toAsk(text, pieces)] : [];
}

const askForCountermeasures = (evidence: readonly Evidence[]) =>
  evidence
    .filter((piece) => hasLabel(piece, "risk") && readCountermeasure(piece) === "none")
    .map((risk) =>
      toAsk(`Say who acts on “${risk.title}”: its item describes no countermeasure.`, [risk]),
    );

const askForTargets = (evidence: readonly Evidence[]) =>
  evidence.flatMap((piece) =>
    piece.type === "goal" && piece.scope === "initiative" && !piece.goal.keyResult
      ? [toAsk(`Set a target for “${piece.title}”: it has no key result.`, [piece])]
      : [],
  );

const ASKS: Record<Audience, (evidence: readonly Evidence[]) => Point[]> = {
  engineering: askForCountermeasures,
  executive: (evidence) => [...askForCountermeasures(evidence), ...askForTargets(evidence)],
  sales: (evidence) =>
    askAbout(
      evidence,
      "key_competitors",
      "Report what prospects say about our competitors, with the outcome of the deal.",
    ),
  customer_success: (evidence) =>
    askAbout(
      evidence,
      "feature_idea",
      "Collect what customers say about these ideas, in their own words.",
    ),
};

export const askAudience = (audience: Audience, evidence: readonly Evidence[]): Point[] =>
  ASKS[audience](evidence).slice(0, MAX_ASKS);
