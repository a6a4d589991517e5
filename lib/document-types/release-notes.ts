import type { BuiltInType } from "./definition";
import { NOT_SHIPPED, RELEASE, SHIPPED } from "./topics";

/** Describes the changes for the users of the product. */
export const releaseNotes: BuiltInType = {
  outline: [
    {
      heading: "Highlights",
      purpose: "Name the one to three changes most readers will notice, and what they gain.",
      good: "One to three changes, each with what the reader gains, in the reader's words and with no internal names.",
      feed: {
        initiative: true,
        documents: ["prd", "epic", "user_story"],
        guides: { labels: ["brand_guidelines", "target_users", "user_feedback"] },
      },
      headings: ["summary", "outcome"],
    },
    {
      heading: "New",
      purpose: "Describe each new ability, where to find it and who has it.",
      good: "Each entry says what one can do now, where to find it and who has it.",
      feed: {
        about: { labels: ["feature_idea", "general_note"], words: SHIPPED, unless: NOT_SHIPPED },
      },
      headings: ["what is new", "what's new", "new in this"],
    },
    {
      heading: "Improved",
      purpose: "Describe what already existed and now works better, with the difference.",
      good: "Gives before and after for each entry, as a number where there is one.",
      feed: {
        about: {
          labels: ["feature_idea", "general_note"],
          words: ["faster", "improv", "better than", "quicker", "easier"],
        },
      },
      headings: ["improve", "what improved", "what has been improved"],
    },
    {
      heading: "Fixed",
      purpose: "List the faults that are gone, in the words of those who met them.",
      good: "Names what readers saw go wrong, not its cause in the code, and says that it no longer happens.",
      feed: {
        about: {
          labels: ["feature_idea", "general_note"],
          words: ["fixed", "mended", "repaired", "no longer", "bug"],
        },
      },
      headings: ["fix", "bug", "what was fixed", "what has been fixed"],
    },
    {
      heading: "Changes that need action",
      purpose: "Say what stops working as before, who is affected, what to do and until when.",
      good: "Each entry says who is affected, what to do and until when, and what happens otherwise.",
      feed: {
        about: {
          labels: ["decision", "general_note"],
          words: [
            "switch on",
            "switches it on",
            "switched on",
            "turn on",
            "turned on",
            "opt in",
            "opt-in",
            "migrat",
            "deprecat",
            "have to",
            "stops working",
          ],
        },
      },
    },
    {
      heading: "Known issues",
      purpose: "List what does not work yet, with a way around where there is one.",
      good: "Each entry says for whom it does not work, and gives the way around or the date of a remedy.",
      feed: {
        about: {
          labels: ["risk", "technical_constraint", "general_note"],
          words: [
            "known issue",
            "known limit",
            "does not work",
            "not supported",
            "not yet",
            "workaround",
            "way around",
          ],
        },
        documents: ["prd", "epic"],
      },
      headings: ["known limit", "left for later"],
    },
    {
      heading: "Availability and help",
      purpose: "Give the date and order in which people get the release, and where to ask.",
      good: "Has the date for each group of readers, the help pages and one place to ask.",
      feed: {
        about: {
          labels: ["decision", "general_note"],
          words: [...RELEASE, "available", "support"],
        },
        labels: ["external_link"],
        documents: ["prd"],
      },
      headings: ["rollout", "plan"],
    },
  ],
  checklist: [
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
  ],
};
