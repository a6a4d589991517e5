import type { Checklist } from "@/lib/coverage/slots";

/** The case in one page for someone who decides: what, why, at what gain, at what risk. */
export const executiveSummary: Checklist = [
  {
    key: "source_document",
    label: "Document to summarise",
    hint: "Write or paste the longer document that this summary stands for.",
    kind: "related_document",
    required: true,
    satisfiesLabels: ["business_case", "prd", "launch_plan", "okrs", "retrospective"],
  },
  {
    key: "business_outcome",
    label: "Business outcome",
    hint: "Add the result for the business, with its baseline and date.",
    kind: "goal",
    required: true,
    satisfiesLabels: ["business_outcome"],
  },
  {
    key: "evidence",
    label: "Evidence behind the case",
    hint: "Add the strongest numbers or quotes.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["market_research", "user_feedback"],
  },
  {
    key: "risks",
    label: "Main risks",
    hint: "Add the two or three risks a decision-maker will ask about.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["risk"],
  },
  {
    key: "decisions",
    label: "Decisions made or asked for",
    hint: "Add what was decided and what you need a decision on.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["decision"],
  },
  {
    key: "current_numbers",
    label: "Current numbers",
    hint: "Add a measurable goal with where it stands today.",
    kind: "goal",
    required: false,
    satisfiesLabels: ["success_metric"],
  },
  {
    key: "company_background",
    label: "Company and market",
    hint: "Add the strategy and market the reader has in mind.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["company_info", "target_market"],
  },
];
