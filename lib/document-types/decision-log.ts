import { type BuiltInType, listSlots } from "./definition";

/** Records decisions so that they can be understood and questioned a year later. */
export const decisionLog: BuiltInType = {
  outline: [
    {
      heading: "Decisions at a glance",
      purpose: "List every decision in a table with number, date, who decided and status.",
      good: "One row a decision with date, person and status; nobody has to read on to know what stands.",
      feed: { labels: ["decision"] },
      layout: "decisions",
    },
    {
      heading: "Context",
      purpose: "Tell for each decision what forced it, and what was known at the time.",
      good: "Says what forced each decision and what was known then, with sources, and no hindsight.",
      feed: {
        initiative: true,
        labels: [
          "market_research",
          "user_feedback",
          "technical_constraint",
          "compliance_requirements",
          "key_competitors",
          "general_note",
          "external_link",
        ],
        documents: ["business_case", "prd", "epic", "ai_implementation_spec"],
      },
      headings: ["problem", "background"],
    },
    {
      heading: "Options and criteria",
      purpose: "List what else was possible and the goals the options were judged by.",
      good: "Each decision has at least two real options and the goals they were judged by.",
      feed: {
        labels: ["feature_idea"],
        goals: ["business_outcome", "user_outcome", "success_metric", "general", "constraint"],
        documents: ["business_case"],
      },
      layout: "goals",
    },
    {
      heading: "Decisions and reasons",
      purpose: "State each decision in one sentence, then the arguments that settled it.",
      good: "Each decision is one sentence with a verb, followed by the arguments that settled it.",
      feed: { labels: ["decision"], documents: ["prd", "epic"] },
      layout: "decision_reasons",
      headings: ["trade-off"],
    },
    {
      heading: "Consequences",
      purpose: "Say what becomes easier, what becomes harder, and which risks were accepted.",
      good: "Names for each decision what becomes harder and which risk was accepted, beside the gain.",
      feed: { labels: ["risk"] },
      layout: "risks",
    },
    {
      heading: "When to revisit",
      purpose: "Name the date or event on which each decision should be looked at again.",
      good: "Each decision has a date, a figure or an event on which it is looked at again.",
      feed: {
        documents: ["business_case", "prd", "epic", "ai_implementation_spec"],
      },
      headings: ["moves the result", "review", "change our mind"],
    },
    {
      heading: "Open questions",
      purpose: "List what still has to be decided, by whom, by when, and what waits for it.",
      good: "Each open decision has a person, a date and the work that waits for it.",
      feed: {
        about: {
          labels: ["general_note"],
          words: ["open question", "undecided", "not decided", "to be decided", "open:"],
        },
        documents: ["business_case", "prd", "epic", "ai_implementation_spec"],
      },
      headings: ["open"],
    },
  ],
  checklist: listSlots({
    required: {
      decisions: {
        label: "Decisions",
        hint: "Add each decision with its date, who made it and who agreed.",
        labels: ["decision"],
      },
      reasons: {
        label: "Reasons behind them",
        hint: "Add the evidence or limits that tipped the balance.",
        labels: [
          "user_feedback",
          "market_research",
          "technical_constraint",
          "compliance_requirements",
        ],
      },
    },
    optional: {
      options: {
        label: "Options considered",
        hint: "Add what else was possible, including what others do.",
        labels: ["feature_idea", "key_competitors"],
      },
      consequences: {
        label: "Risks accepted",
        hint: "Add what could go wrong because of each decision.",
        labels: ["risk"],
      },
      goals_served: {
        label: "Goals the decisions serve",
        hint: "Add the goals the options were judged by.",
        goals: ["business_outcome", "user_outcome", "success_metric", "general", "constraint"],
      },
      affected_documents: {
        label: "Documents concerned",
        hint: "Write or paste the plans these decisions change.",
        documents: ["business_case", "prd", "epic", "ai_implementation_spec"],
      },
      meeting_notes: {
        label: "Meeting notes and links",
        hint: "Add notes or links from where the decision was made.",
        labels: ["general_note", "external_link"],
      },
    },
  }),
};
