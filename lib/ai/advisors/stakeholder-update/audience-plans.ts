import type { Audience, ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";

/**
 * `passage` is the beginning in whole sentences, of a note the sentence that says what is decided, and `promise` the same
 * without sums, since these stay inside. `figure`, `money` and `date` are sentences with a figure, a sum or a date to come,
 * `voice` is somebody's own words. `built` is the sentence with which an idea says that it is built, and `plan` the one that
 * says how far or what it is.
 */
export type Part = "passage" | "promise" | "figure" | "money" | "date" | "voice" | "built" | "plan";

type Label = ContextLabel | GoalType | DocumentType;

export type SectionPlan = { heading: string; part: Part; labels: readonly Label[] };

const plan = (heading: string, part: Part, ...labels: readonly Label[]): SectionPlan => ({
  heading,
  part,
  labels,
});

export const HIGHLIGHTS = "Highlights";
export const RISKS = "Risks";

/** First for every audience. */
export const SHIPPED = plan("Shipped", "built", "feature_idea", "release_notes", "launch_plan");
const IDEAS = plan("Ideas on record", "plan", "feature_idea");

/** Each item is quoted once, in the first section that has a part of it. */
export const PLANS: Record<Audience, readonly SectionPlan[]> = {
  engineering: [
    plan(HIGHLIGHTS, "figure", "market_research", "user_feedback"),
    plan("Decisions", "passage", "decision", "general_note"),
    plan("Limits", "passage", "technical_constraint", "constraint", "compliance_requirements"),
    IDEAS,
    plan(RISKS, "passage", "risk"),
  ],
  executive: [
    plan(HIGHLIGHTS, "figure", "market_research", "user_feedback", "general_note"),
    plan("Goals", "passage", "business_outcome", "user_outcome", "success_metric"),
    plan("Decisions", "passage", "decision", "general_note"),
    plan("Money", "money", "general_note", "constraint"),
    plan("Dates to come", "date", "general_note"),
    plan(RISKS, "passage", "risk"),
  ],
  sales: [
    plan("Whom it is for", "passage", "target_users", "target_market"),
    plan("Decisions", "promise", "decision", "general_note"),
    plan("Competitors", "passage", "key_competitors"),
    plan("Figures, internal until released", "figure", "market_research", "user_feedback"),
    IDEAS,
    plan(RISKS, "promise", "risk"),
  ],
  customer_success: [
    plan(HIGHLIGHTS, "voice", "user_feedback"),
    plan("Decisions", "promise", "decision", "general_note"),
    IDEAS,
    plan("Rules behind your answers", "passage", "compliance_requirements"),
    plan(RISKS, "promise", "risk"),
  ],
};
