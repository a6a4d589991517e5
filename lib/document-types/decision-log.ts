import { GOAL_TYPES } from "@/lib/schemas/enums";
import { defineType, FINDINGS, LIMITS, listPhrases } from "./definition";
import { DECIDED, OPEN, OPTIONS, REVISIT } from "./topics";

const PLANS = ["business_case", "prd", "epic", "ai_implementation_spec"] as const;

/** The labels of lines that say what follows from a decision. */
const CONSEQUENCES = listPhrases`consequence:, consequences:, folge:, folgen:, konsequenz:, konsequenzen:, gevolg:, gevolgen:, conséquence :, conséquences :, 影響:, 帰結:`;

export const decisionLog = defineType({
  sections: {
    "Decisions at a glance": {
      purpose: "List every decision in a table with number, date, who decided and status.",
      good: "One row a decision with date, person and status; nobody has to read on to know what stands.",
      labels: ["decision"],
      layout: "decisions",
      kinds: [],
    },
    Context: {
      purpose: "Tell for each decision what forced it, and what was known at the time.",
      good: "Says what forced each decision and what was known then, with sources, and no hindsight.",
      initiative: true,
      labels: [...FINDINGS, ...LIMITS, "external_link", ...PLANS],
      kinds: ["problem", "summary"],
    },
    "Options and criteria": {
      purpose: "List what else was possible and the goals the options were judged by.",
      good: "Each decision has at least two real options and the goals they were judged by.",
      labels: ["feature_idea", "key_competitors", ...GOAL_TYPES, "business_case"],
      about: { labels: ["feature_idea", "key_competitors"], words: OPTIONS },
      check:
        "Groundwork cannot tell whether these were options or criteria. Write about those that were.",
      checks: ["feature_idea", "key_competitors", ...GOAL_TYPES],
      kinds: ["option"],
    },
    "Decisions and reasons": {
      purpose: "State each decision in one sentence, then the arguments that settled it.",
      good: "Each decision is one sentence with a verb, followed by the arguments that settled it.",
      labels: ["decision", "prd", "epic"],
      about: { labels: ["general_note"], words: DECIDED, unless: OPEN },
      sentences: { labels: ["decision"] },
      kinds: ["decision", "entry"],
    },
    Consequences: {
      purpose: "Say what becomes easier, what becomes harder, and which risks were accepted.",
      good: "Names for each decision what becomes harder and which risk was accepted, in addition to the gain.",
      labels: ["risk"],
      sentences: { labels: ["decision"], words: CONSEQUENCES },
      check: "Groundwork cannot tell which of these risks a decision accepted.",
    },
    "When to revisit": {
      purpose: "Name the date or event on which each decision should be looked at again.",
      good: "Each decision has a date, a figure or an event on which it is looked at again.",
      labels: PLANS,
      sentences: { labels: ["decision"], words: REVISIT },
      kinds: ["review"],
    },
    "Open questions": {
      purpose: "List what still has to be decided, by whom, by when, and what waits for it.",
      good: "Each open decision has a person, a date and the work that waits for it.",
      labels: PLANS,
      kinds: ["question", "assumption"],
    },
  },
  required: {
    decisions: ["Decisions", "decision"],
    reasons: ["Reasons behind them", "user_feedback", "market_research", ...LIMITS],
  },
  optional: {
    options: ["Options considered", "feature_idea", "key_competitors"],
    consequences: ["Risks accepted", "risk"],
    goals_served: ["Goals the decisions serve", ...GOAL_TYPES],
    affected_documents: ["Documents concerned", ...PLANS],
    meeting_notes: ["Meeting notes and links", "general_note", "external_link"],
  },
});
