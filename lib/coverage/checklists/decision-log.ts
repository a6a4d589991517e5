import type { Checklist } from "@/lib/coverage/slots";

/** Decisions that can be understood a year later: what, why, instead of what. */
export const decisionLog: Checklist = [
  {
    key: "decisions",
    label: "Decisions",
    hint: "Add each decision with its date, who made it and who agreed.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["decision"],
  },
  {
    key: "reasons",
    label: "Reasons behind them",
    hint: "Add the evidence or limits that tipped the balance.",
    kind: "context_label",
    required: true,
    satisfiesLabels: [
      "user_feedback",
      "market_research",
      "technical_constraint",
      "compliance_requirements",
    ],
  },
  {
    key: "options",
    label: "Options considered",
    hint: "Add what else was possible, including what others do.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["feature_idea", "key_competitors"],
  },
  {
    key: "consequences",
    label: "Risks accepted",
    hint: "Add what could go wrong because of each decision.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["risk"],
  },
  {
    key: "goals_served",
    label: "Goals the decisions serve",
    hint: "Add the goals the options were judged by.",
    kind: "goal",
    required: false,
    satisfiesLabels: [
      "business_outcome",
      "user_outcome",
      "success_metric",
      "general",
      "constraint",
    ],
  },
  {
    key: "affected_documents",
    label: "Documents concerned",
    hint: "Write or paste the plans these decisions change.",
    kind: "related_document",
    required: false,
    satisfiesLabels: ["business_case", "prd", "epic", "ai_implementation_spec"],
  },
  {
    key: "meeting_notes",
    label: "Meeting notes and links",
    hint: "Add notes or links from where the decision was made.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["general_note", "external_link"],
  },
];
