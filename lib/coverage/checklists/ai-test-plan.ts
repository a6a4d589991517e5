import type { Checklist } from "@/lib/coverage/slots";

/** What to test and when it is good enough: behaviour, failures to look for, pass marks. */
export const aiTestPlan: Checklist = [
  {
    key: "behaviour",
    label: "Behaviour to test",
    hint: "Write or paste the document that says what should happen.",
    kind: "related_document",
    required: true,
    satisfiesLabels: ["ai_implementation_spec", "prd", "epic", "user_story"],
  },
  {
    key: "risks",
    label: "What could go wrong",
    hint: "Add the failures that would hurt most, one item for each.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["risk"],
  },
  {
    key: "pass_mark",
    label: "Pass mark",
    hint: "Add a measurable or constraint goal that says how good is good enough.",
    kind: "goal",
    required: true,
    satisfiesLabels: ["success_metric", "constraint"],
  },
  {
    key: "limits_and_rules",
    label: "Limits and rules to verify",
    hint: "Add the limits and rules each release must be checked against.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["technical_constraint", "compliance_requirements"],
  },
  {
    key: "environment",
    label: "Test environment",
    hint: "Add the platforms, devices and services the tests run on.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["tech_stack"],
  },
  {
    key: "users",
    label: "Users and their situations",
    hint: "Add who uses it and how, so that tests follow real use.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["target_users"],
  },
  {
    key: "known_failures",
    label: "Known failures and complaints",
    hint: "Add bugs and complaints that must not come back.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["user_feedback"],
  },
  {
    key: "test_data",
    label: "Test data",
    hint: "Upload sample inputs with the results you expect.",
    kind: "upload",
    required: false,
    satisfiesLabels: [],
  },
];
