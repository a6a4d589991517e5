import type { Audience, ContextLabel, GoalType } from "@/lib/schemas/enums";

/**
 * `passage` is the beginning in whole sentences, `promise` the same up to a sum, since sums stay inside. `money` and `date`
 * are sentences with a sum or a date to come, `voice` is somebody's own words. `built` takes the ideas that their own texts
 * call built, with that sentence; other parts take those that are open.
 */
export type PiecePart =
  | "title"
  | "passage"
  | "promise"
  | "sentence"
  | "figure"
  | "goal"
  | "money"
  | "date"
  | "voice"
  | "built";

export type QuotePlan = {
  labels: readonly (ContextLabel | GoalType)[];
  part: PiecePart;
  max: number;
  /** Uses the workspace's shared pieces if the initiative has none. */
  hasShared?: true;
};

type SectionPlan = QuotePlan & { heading: string };

type Plan = {
  /** For the subject line: what the part of the update with this heading is about. */
  topics: readonly (readonly [heading: string, topic: string])[];
  sections: readonly SectionPlan[];
  highlights: QuotePlan;
  risks: QuotePlan;
};

type Labels = QuotePlan["labels"];
const section = (heading: string, labels: Labels, part: PiecePart, max: number): SectionPlan => ({
  heading,
  labels,
  part,
  max,
});
const orShared = (plan: SectionPlan): SectionPlan => ({ ...plan, hasShared: true });

const FIGURES: QuotePlan = { labels: ["market_research", "user_feedback"], part: "figure", max: 2 };
const RISKS: QuotePlan = { labels: ["risk"], part: "passage", max: 2 };
const DECISIONS = section("Decisions", ["decision"], "passage", 3);
const IDEAS = section("Ideas on record", ["feature_idea"], "title", 3);
const SHIPPED = section("Shipped", ["feature_idea"], "built", 3);
const GOALS: Labels = ["business_outcome", "user_outcome", "success_metric"];
const LIMITS: Labels = ["technical_constraint", "constraint", "compliance_requirements"];

export const PLANS: Record<Audience, Plan> = {
  engineering: {
    topics: [
      ["Decisions", "decisions"],
      ["Limits", "limits"],
      ["Risks", "risks"],
    ],
    sections: [DECISIONS, section("Limits", LIMITS, "sentence", 3), SHIPPED, IDEAS],
    highlights: FIGURES,
    risks: RISKS,
  },
  executive: {
    topics: [
      ["Goals", "goals"],
      ["Decisions", "decisions"],
      ["Risks", "risks"],
    ],
    sections: [
      orShared(section("Goals", GOALS, "goal", 3)),
      { ...DECISIONS, max: 2 },
      section("Money", ["general_note", "constraint"], "money", 2),
      section("Dates to come", ["general_note"], "date", 2),
    ],
    highlights: { ...FIGURES, labels: ["general_note", ...FIGURES.labels] },
    risks: RISKS,
  },
  sales: {
    topics: [
      ["Whom it is for", "whom it is for"],
      ["Competitors", "how it compares"],
    ],
    sections: [
      orShared(section("Whom it is for", ["target_users", "target_market"], "sentence", 2)),
      SHIPPED,
      { ...DECISIONS, part: "promise", max: 2 },
      orShared(section("Competitors", ["key_competitors"], "passage", 2)),
      { ...FIGURES, heading: "Figures, internal until released" },
    ],
    highlights: { ...FIGURES, max: 0 },
    risks: { ...RISKS, part: "promise" },
  },
  customer_success: {
    topics: [
      ["Highlights", "what customers said"],
      ["Decisions", "what is decided"],
    ],
    sections: [
      SHIPPED,
      { ...DECISIONS, part: "promise" },
      IDEAS,
      orShared(section("Rules behind your answers", ["compliance_requirements"], "sentence", 2)),
    ],
    highlights: { labels: ["user_feedback"], part: "voice", max: 3 },
    risks: { ...RISKS, part: "promise" },
  },
};
