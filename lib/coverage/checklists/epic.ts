import type { Checklist } from "@/lib/coverage/slots";

/** A body of work that can be split into stories: its edges, its users and what limits it. */
export const epic: Checklist = [
  {
    key: "scope",
    label: "Features in scope",
    hint: "Add the capabilities that belong to this epic, one item for each.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["feature_idea"],
  },
  {
    key: "target_users",
    label: "Target users",
    hint: "Add who the work is for, so that stories can name them.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["target_users"],
  },
  {
    key: "outcome",
    label: "Outcome to reach",
    hint: "Add a goal that says when the epic is done in terms of its effect.",
    kind: "goal",
    required: true,
    satisfiesLabels: ["user_outcome", "business_outcome"],
  },
  {
    key: "technical_limits",
    label: "Technical limits",
    hint: "Add the systems involved and the limits that decide how the work is cut.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["technical_constraint", "tech_stack"],
  },
  {
    key: "parent_prd",
    label: "Product requirements or business case",
    hint: "Write or paste the document this epic carries out.",
    kind: "related_document",
    required: false,
    satisfiesLabels: ["prd", "business_case"],
  },
  {
    key: "decisions",
    label: "Decisions on scope",
    hint: "Add what was ruled in or out, and why.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["decision"],
  },
  {
    key: "risks",
    label: "Dependencies and risks",
    hint: "Add what the work waits for and what could stop it.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["risk"],
  },
];
