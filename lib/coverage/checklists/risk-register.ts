import type { Checklist } from "@/lib/coverage/slots";

/** What could go wrong, how bad it would be, who watches it and what is done about it. */
export const riskRegister: Checklist = [
  {
    key: "risks",
    label: "Risks",
    hint: "Add each risk with its cause, its effect and how likely it is.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["risk"],
  },
  {
    key: "constraints",
    label: "Constraints",
    hint: "Add the limits and rules that leave little room to react.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["technical_constraint", "compliance_requirements"],
  },
  {
    key: "at_stake",
    label: "What is at stake",
    hint: "Add the goals a risk would hurt, so that its effect can be rated.",
    kind: "goal",
    required: true,
    satisfiesLabels: ["business_outcome", "user_outcome", "success_metric", "general"],
  },
  {
    key: "budget_limits",
    label: "Budget and date limits",
    hint: "Add a constraint goal for money or dates with no slack.",
    kind: "goal",
    required: false,
    satisfiesLabels: ["constraint"],
  },
  {
    key: "mitigations",
    label: "Decisions and countermeasures",
    hint: "Add what was decided to prevent or absorb a risk, and who owns it.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["decision"],
  },
  {
    key: "warning_signs",
    label: "Warning signs from users",
    hint: "Add complaints or incidents that point to a risk.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["user_feedback"],
  },
  {
    key: "market_threats",
    label: "Market threats",
    hint: "Add moves by competitors or the market that could hurt the plan.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["key_competitors", "market_research"],
  },
  {
    key: "plan_at_risk",
    label: "Plan at risk",
    hint: "Write or paste the plan the risks belong to.",
    kind: "related_document",
    required: false,
    satisfiesLabels: ["business_case", "prd", "launch_plan"],
  },
];
