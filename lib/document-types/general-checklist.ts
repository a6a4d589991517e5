import type { Checklist } from "./definition";

/** The evidence that any planning document needs: the checklist when no document type is named. */
export const generalChecklist: Checklist = [
  {
    key: "target_users",
    label: "Target users",
    hint: "Add who this is for and what they are trying to do.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["target_users"],
  },
  {
    key: "problem",
    label: "Problem or feedback",
    hint: "Add what people say or do that shows the problem.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["user_feedback"],
  },
  {
    key: "goals",
    label: "Goals",
    hint: "Add at least one goal with a target and a date.",
    kind: "goal",
    required: true,
    satisfiesLabels: [
      "business_outcome",
      "user_outcome",
      "success_metric",
      "general",
      "constraint",
    ],
  },
  {
    key: "market",
    label: "Competitors or market",
    hint: "Add who else serves these users and how large the market is.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["key_competitors", "market_research", "target_market"],
  },
  {
    key: "constraints",
    label: "Constraints",
    hint: "Add the limits and rules any plan has to respect.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["technical_constraint", "compliance_requirements"],
  },
];
