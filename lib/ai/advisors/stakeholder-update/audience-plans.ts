import type { Audience, ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";
import type { UpdateHeading } from "./update-words";

/**
 * What a section quotes of a piece. `passage` is the beginning in whole sentences, or the sentence in which a note decides something.
 * `promise` is a passage without amounts of money, which stay internal. `figure`, `money` and `date`
 * are sentences with a figure, an amount of money or a future date. `voice` is a quotation of a person, or a sentence that only praises. `built`
 * is the sentence that says that an idea is built, `plan` the one about its progress, else its first. `highlight` is a figure
 * that is not a complaint.
 */
export type QuoteKind =
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

/** The section quotes one kind of sentence from the pieces with one of the labels. */
export type UpdateSection = readonly [heading: UpdateHeading, kind: QuoteKind, ...labels: Label[]];

/** Not among the highlights: a figure in feedback may be a complaint, as that of a survey. */
const FEEDBACK: UpdateSection = ["feedback", "figure", "user_feedback", "market_research"];

const SHIPPED: UpdateSection = ["shipped", "built", "feature_idea", "release_notes", "launch_plan"];
const IDEAS: UpdateSection = ["ideas", "plan", "feature_idea"];

/** Each item is quoted once, in the first section that quotes something of it. */
export const PLANS: Record<Audience, readonly UpdateSection[]> = {
  engineering: [
    SHIPPED,
    ["highlights", "highlight", "market_research"],
    ["decisions", "passage", "decision", "general_note"],
    ["limits", "passage", "technical_constraint", "constraint", "compliance_requirements"],
    FEEDBACK,
    IDEAS,
    ["risks", "passage", "risk"],
  ],
  executive: [
    SHIPPED,
    ["highlights", "highlight", "market_research", "general_note"],
    ["goals", "passage", "business_outcome", "user_outcome", "success_metric"],
    ["decisions", "passage", "decision", "general_note"],
    ["money", "money", "company_info", "general_note", "constraint"],
    ["dates", "date", "general_note"],
    FEEDBACK,
    ["risks", "passage", "risk"],
  ],
  sales: [
    SHIPPED,
    ["users", "passage", "target_users", "target_market"],
    ["decisions", "promise", "decision", "general_note"],
    ["competitors", "passage", "key_competitors"],
    ["internalFigures", "figure", "market_research", "user_feedback"],
    IDEAS,
    ["risks", "promise", "risk"],
  ],
  customer_success: [
    SHIPPED,
    ["highlights", "voice", "user_feedback"],
    ["decisions", "promise", "decision", "general_note"],
    IDEAS,
    ["rules", "passage", "compliance_requirements"],
    ["risks", "promise", "risk"],
  ],
};
