import { GOAL_TYPES } from "@/lib/schemas/enums";
import { defineType, LIMITS } from "./definition";
import { DECIDED, OPTIONS, REVISIT } from "./topics";

const PLANS = ["business_case", "prd", "epic", "ai_implementation_spec"] as const;

export const decisionLog = defineType({
  sections: {
    "Decisions at a glance": {
      purpose: "List every decision in a table with number, date, who decided and status.",
      good: "One row a decision with date, person and status; nobody has to read on to know what stands.",
      feed: { labels: ["decision"] },
      layout: "decisions",
      kinds: [],
    },
    Context: {
      purpose: "Tell for each decision what forced it, and what was known at the time.",
      good: "Says what forced each decision and what was known then, with sources, and no hindsight.",
      feed: {
        initiative: true,
        labels: [
          "market_research",
          "user_feedback",
          ...LIMITS,
          "general_note",
          "external_link",
          ...PLANS,
        ],
      },
      kinds: ["problem", "summary"],
    },
    "Options and criteria": {
      purpose: "List what else was possible and the goals the options were judged by.",
      good: "Each decision has at least two real options and the goals they were judged by.",
      feed: { labels: ["feature_idea", "key_competitors", ...GOAL_TYPES, "business_case"] },
      about: { labels: ["feature_idea", "key_competitors"], words: OPTIONS },
      check: "Groundwork cannot tell whether these were options. Write about those that were.",
      checks: ["feature_idea"],
      kinds: ["option"],
    },
    "Decisions and reasons": {
      purpose: "State each decision in one sentence, then the arguments that settled it.",
      good: "Each decision is one sentence with a verb, followed by the arguments that settled it.",
      feed: { labels: ["decision", "prd", "epic"] },
      about: { labels: ["general_note"], words: DECIDED },
      sentences: { labels: ["decision"] },
      kinds: ["decision", "entry"],
    },
    Consequences: {
      purpose: "Say what becomes easier, what becomes harder, and which risks were accepted.",
      good: "Names for each decision what becomes harder and which risk was accepted, beside the gain.",
      feed: { labels: ["risk"] },
      check: "Groundwork cannot tell which of these risks a decision accepted.",
    },
    "When to revisit": {
      purpose: "Name the date or event on which each decision should be looked at again.",
      good: "Each decision has a date, a figure or an event on which it is looked at again.",
      feed: { labels: PLANS },
      sentences: { labels: ["decision"], words: REVISIT },
      kinds: ["review"],
    },
    "Open questions": {
      purpose: "List what still has to be decided, by whom, by when, and what waits for it.",
      good: "Each open decision has a person, a date and the work that waits for it.",
      feed: { labels: PLANS },
      kinds: ["question", "assumption"],
    },
  },
  required: {
    decisions: { label: "Decisions", labels: ["decision"] },
    reasons: {
      label: "Reasons behind them",
      labels: ["user_feedback", "market_research", ...LIMITS],
    },
  },
  optional: {
    options: { label: "Options considered", labels: ["feature_idea", "key_competitors"] },
    consequences: { label: "Risks accepted", labels: ["risk"] },
    goals_served: { label: "Goals the decisions serve", labels: GOAL_TYPES },
    affected_documents: { label: "Documents concerned", labels: PLANS },
    meeting_notes: { label: "Meeting notes and links", labels: ["general_note", "external_link"] },
  },
});
