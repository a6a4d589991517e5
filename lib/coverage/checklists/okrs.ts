import type { Checklist } from "@/lib/coverage/slots";

/** A few objectives for a period, each with results that can be counted. */
export const okrs: Checklist = [
  {
    key: "objectives",
    label: "Objectives",
    hint: "Add the business results to reach in the period.",
    kind: "goal",
    required: true,
    satisfiesLabels: ["business_outcome"],
  },
  {
    key: "key_results",
    label: "Measurable key results",
    hint: "Add measurable goals with a baseline, a target and a date.",
    kind: "goal",
    required: true,
    satisfiesLabels: ["success_metric"],
  },
  {
    key: "company_direction",
    label: "Company direction",
    hint: "Add the strategy or mission the objectives serve.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["company_info"],
  },
  {
    key: "user_objective",
    label: "User outcome",
    hint: "Add what should get better for users, so that not every objective is about money.",
    kind: "goal",
    required: false,
    satisfiesLabels: ["user_outcome"],
  },
  {
    key: "guardrails",
    label: "What must not get worse",
    hint: "Add a constraint goal for the limit that stops you from winning at any price.",
    kind: "goal",
    required: false,
    satisfiesLabels: ["constraint"],
  },
  {
    key: "priorities_evidence",
    label: "Evidence for the priorities",
    hint: "Add what shows that these objectives matter most now.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["user_feedback", "market_research"],
  },
  {
    key: "risks",
    label: "Risks to the results",
    hint: "Add what could keep you from reaching them.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["risk"],
  },
  {
    key: "last_period",
    label: "Last period's results",
    hint: "Write or paste the objectives or retrospective of the period before.",
    kind: "related_document",
    required: false,
    satisfiesLabels: ["okrs", "retrospective"],
  },
];
