import { readCountermeasure } from "@/lib/ai/advisors/shared/countermeasures";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Audience, ContextLabel } from "@/lib/schemas/enums";
import type { Point } from "./contract";

const MAX_ASKS = 2;

type Ask = (evidence: readonly Evidence[]) => Point[];

const askAbout =
  (label: ContextLabel, text: string): Ask =>
  (evidence) => {
    const refs = evidence.filter((piece) => hasLabel(piece, label)).map(({ ref }) => ref);
    return refs.length > 0 ? [{ text, evidence: refs }] : [];
  };

const askForCountermeasures: Ask = (evidence) =>
  evidence
    .filter((piece) => hasLabel(piece, "risk") && readCountermeasure(piece) === "none")
    .map(({ title, ref }) => ({
      text: `Say who acts on “${title}”: its item describes no countermeasure.`,
      evidence: [ref],
    }));

const askForTargets: Ask = (evidence) =>
  evidence
    .filter((piece) => piece.type === "goal")
    .filter(({ scope, goal }) => scope === "initiative" && !goal.keyResult)
    .map(({ title, ref }) => ({
      text: `Set a target for “${title}”: it has no key result.`,
      evidence: [ref],
    }));

const ASKS: Record<Audience, Ask> = {
  engineering: askForCountermeasures,
  executive: (evidence) => [...askForCountermeasures(evidence), ...askForTargets(evidence)],
  sales: askAbout(
    "key_competitors",
    "Report what prospects say about our competitors, with the outcome of the deal.",
  ),
  customer_success: askAbout(
    "feature_idea",
    "Collect what customers say about these ideas, in their own words.",
  ),
};

export const askAudience = (audience: Audience, evidence: readonly Evidence[]): Point[] =>
  ASKS[audience](evidence).slice(0, MAX_ASKS);
