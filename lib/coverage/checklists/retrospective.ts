import type { Checklist } from "@/lib/coverage/slots";

/** What was aimed at, what happened and what to do differently. */
export const retrospective: Checklist = [
  {
    key: "aims",
    label: "What was aimed at",
    hint: "Add the goals the work set out with, with baseline and result.",
    kind: "goal",
    required: true,
    satisfiesLabels: ["business_outcome", "user_outcome", "success_metric"],
  },
  {
    key: "decisions",
    label: "Decisions on the way",
    hint: "Add the choices that shaped the outcome, with their dates.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["decision"],
  },
  {
    key: "reactions",
    label: "What users said",
    hint: "Add feedback from after the work was in use.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["user_feedback"],
  },
  {
    key: "plan",
    label: "Plan or release",
    hint: "Write or paste the plan to compare with what happened.",
    kind: "related_document",
    required: false,
    satisfiesLabels: ["prd", "epic", "launch_plan", "release_notes", "okrs"],
  },
  {
    key: "team_notes",
    label: "Timeline and team notes",
    hint: "Add what happened when, and what the team noticed.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["general_note"],
  },
  {
    key: "foreseen_risks",
    label: "Risks foreseen",
    hint: "Add the risks seen at the start, to compare with what came.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["risk"],
  },
  {
    key: "technical_surprises",
    label: "Technical limits met",
    hint: "Add the limits that turned out to matter.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["technical_constraint"],
  },
];
