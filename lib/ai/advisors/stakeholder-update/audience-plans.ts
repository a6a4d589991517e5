import type { Audience, ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";

/**
 * `passage` is the beginning in whole sentences, of a note the sentence that says what is decided, and `promise` the same
 * without sums, since these stay inside. `figure`, `money` and `date` are sentences with a figure, a sum or a date to come,
 * `voice` is somebody's own words. `built` is the sentence with which an idea says that it is built, and `plan` the one that
 * says how far or what it is.
 */
export type Part = "passage" | "promise" | "figure" | "money" | "date" | "voice" | "built" | "plan";

export type SectionPlan = {
  heading: string;
  labels: readonly (ContextLabel | GoalType | DocumentType)[];
  part: Part;
};

export const HIGHLIGHTS = "Highlights";
export const RISKS = "Risks";

const DECIDED = { heading: "Decisions", labels: ["decision", "general_note"] } as const;
const RISKY = { heading: RISKS, labels: ["risk"] } as const;
const FIGURES = { labels: ["market_research", "user_feedback"], part: "figure" } as const;
/** First for every audience. */
export const SHIPPED: SectionPlan = {
  heading: "Shipped",
  labels: ["feature_idea", "release_notes", "launch_plan"],
  part: "built",
};
const IDEAS: SectionPlan = { heading: "Ideas on record", labels: ["feature_idea"], part: "plan" };

/** Each item is quoted once, in the first section that has a part of it. */
export const PLANS: Record<Audience, readonly SectionPlan[]> = {
  engineering: [
    { heading: HIGHLIGHTS, ...FIGURES },
    { ...DECIDED, part: "passage" },
    {
      heading: "Limits",
      labels: ["technical_constraint", "constraint", "compliance_requirements"],
      part: "passage",
    },
    IDEAS,
    { ...RISKY, part: "passage" },
  ],
  executive: [
    { heading: HIGHLIGHTS, labels: [...FIGURES.labels, "general_note"], part: "figure" },
    {
      heading: "Goals",
      labels: ["business_outcome", "user_outcome", "success_metric"],
      part: "passage",
    },
    { ...DECIDED, part: "passage" },
    { heading: "Money", labels: ["general_note", "constraint"], part: "money" },
    { heading: "Dates to come", labels: ["general_note"], part: "date" },
    { ...RISKY, part: "passage" },
  ],
  sales: [
    { heading: "Whom it is for", labels: ["target_users", "target_market"], part: "passage" },
    { ...DECIDED, part: "promise" },
    { heading: "Competitors", labels: ["key_competitors"], part: "passage" },
    { heading: "Figures, internal until released", ...FIGURES },
    IDEAS,
    { ...RISKY, part: "promise" },
  ],
  customer_success: [
    { heading: HIGHLIGHTS, labels: ["user_feedback"], part: "voice" },
    { ...DECIDED, part: "promise" },
    IDEAS,
    {
      heading: "Rules behind your answers",
      labels: ["compliance_requirements"],
      part: "passage",
    },
    { ...RISKY, part: "promise" },
  ],
};
