import type { Audience, ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";

/**
 * `passage` is the beginning in whole sentences, or the sentence in which a note decides something.
 * `promise` is a passage without amounts of money, which stay internal. `figure`, `money` and `date`
 * are sentences with a figure, an amount of money or a future date. `voice` is a quotation of a person, or a sentence that only praises. `built`
 * is the sentence that says that an idea is built, `plan` the one about its progress, else its first. `highlight` is a figure
 * that is not a complaint.
 */
export type Part =
  | "passage"
  | "promise"
  | "figure"
  | "highlight"
  | "money"
  | "date"
  | "voice"
  | "built"
  | "plan";

type Label = ContextLabel | GoalType | DocumentType;

/** The section quotes this part of the pieces with one of the labels. */
export type UpdateSection = readonly [heading: string, part: Part, ...labels: Label[]];

export const HIGHLIGHTS = "Highlights";
export const RISKS = "Risks";

/** Not among the highlights: a figure in feedback may be a complaint, as that of a survey. */
const FEEDBACK: UpdateSection = [
  "Feedback with figures",
  "figure",
  "user_feedback",
  "market_research",
];

const SHIPPED: UpdateSection = ["Shipped", "built", "feature_idea", "release_notes", "launch_plan"];
const IDEAS: UpdateSection = ["Ideas on record", "plan", "feature_idea"];

/** Each item is quoted once, in the first section that has a part of it. */
export const PLANS: Record<Audience, readonly UpdateSection[]> = {
  engineering: [
    SHIPPED,
    [HIGHLIGHTS, "highlight", "market_research"],
    ["Decisions", "passage", "decision", "general_note"],
    ["Limits", "passage", "technical_constraint", "constraint", "compliance_requirements"],
    FEEDBACK,
    IDEAS,
    [RISKS, "passage", "risk"],
  ],
  executive: [
    SHIPPED,
    [HIGHLIGHTS, "highlight", "market_research", "general_note"],
    ["Goals", "passage", "business_outcome", "user_outcome", "success_metric"],
    ["Decisions", "passage", "decision", "general_note"],
    ["Money", "money", "company_info", "general_note", "constraint"],
    ["Dates to come", "date", "general_note"],
    FEEDBACK,
    [RISKS, "passage", "risk"],
  ],
  sales: [
    SHIPPED,
    ["Whom it is for", "passage", "target_users", "target_market"],
    ["Decisions", "promise", "decision", "general_note"],
    ["Competitors", "passage", "key_competitors"],
    ["Figures, internal until released", "figure", "market_research", "user_feedback"],
    IDEAS,
    [RISKS, "promise", "risk"],
  ],
  customer_success: [
    SHIPPED,
    [HIGHLIGHTS, "voice", "user_feedback"],
    ["Decisions", "promise", "decision", "general_note"],
    IDEAS,
    ["Rules behind your answers", "passage", "compliance_requirements"],
    [RISKS, "promise", "risk"],
  ],
};
