import type { Checklist } from "@/lib/coverage/slots";

/** One need of one kind of user, small enough to build and test. */
export const userStory: Checklist = [
  {
    key: "user",
    label: "The user in the story",
    hint: "Add the role, situation and skill of the person the story is about.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["target_users"],
  },
  {
    key: "need",
    label: "The need behind it",
    hint: "Add what the person asked for or struggled with.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["user_feedback", "feature_idea"],
  },
  {
    key: "benefit",
    label: "The benefit",
    hint: "Add a goal that says what the person or the business gains.",
    kind: "goal",
    required: true,
    satisfiesLabels: ["user_outcome", "business_outcome", "success_metric"],
  },
  {
    key: "parent_document",
    label: "Epic or product requirements",
    hint: "Write or paste the document the story is part of.",
    kind: "related_document",
    required: false,
    satisfiesLabels: ["epic", "prd"],
  },
  {
    key: "technical_limits",
    label: "Technical limits",
    hint: "Add what the acceptance criteria must take into account, such as devices or connections.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["technical_constraint", "tech_stack"],
  },
  {
    key: "rules",
    label: "Rules to respect",
    hint: "Add rules and decisions that turn into acceptance criteria.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["compliance_requirements", "decision"],
  },
];
