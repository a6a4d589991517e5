import type { Checklist } from "@/lib/coverage/slots";

/** What changed, told to the people who use it: only what was specified and shipped. */
export const releaseNotes: Checklist = [
  {
    key: "specification",
    label: "What was specified",
    hint: "Write or paste the requirements, epic or stories behind this release.",
    kind: "related_document",
    required: true,
    satisfiesLabels: ["prd", "epic", "user_story"],
  },
  {
    key: "features",
    label: "Features in this release",
    hint: "Add each change that ships, one item for each.",
    kind: "context_label",
    required: true,
    satisfiesLabels: ["feature_idea"],
  },
  {
    key: "readers",
    label: "Who reads the notes",
    hint: "Add which users are affected and what they already know.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["target_users"],
  },
  {
    key: "requests_answered",
    label: "Requests this release answers",
    hint: "Add the feedback that asked for these changes.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["user_feedback"],
  },
  {
    key: "known_limits",
    label: "Known limits",
    hint: "Add what does not work yet and for whom.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["technical_constraint", "risk"],
  },
  {
    key: "voice",
    label: "Voice and wording",
    hint: "Add how release notes should sound and which names to use.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["brand_guidelines"],
  },
  {
    key: "links",
    label: "Help pages and links",
    hint: "Add links to guides, migration steps and status pages.",
    kind: "context_label",
    required: false,
    satisfiesLabels: ["external_link"],
  },
];
