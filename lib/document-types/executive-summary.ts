import { defineType, FINDINGS, LIMITS, listPhrases, TARGETS } from "./definition";
import { COST, DECIDED, NOT_BEFORE, RECOMMENDATION } from "./topics";

const SOURCES = ["business_case", "prd", "launch_plan", "okrs", "retrospective"] as const;

/** Words of notes on what a customer pays us. */
const REVENUE = listPhrases`customer since, client since,
  kunde seit, kundin seit,
  klant sinds,
  client depuis, cliente depuis,
  pays us, pay us,
  zahlt uns, zahlen uns,
  betaalt ons, betalen ons,
  nous paie`;

export const executiveSummary = defineType({
  sections: {
    "Key message": {
      room: 550,
      purpose: "Give the conclusion in two or three sentences that can stand alone.",
      good: "States the conclusion, not the topic, in at most three sentences with one figure.",
      initiative: true,
      labels: ["business_case", "prd", "okrs", "retrospective"],
      kinds: ["summary", "happened", "launched"],
    },
    Situation: {
      room: 850,
      purpose: "Say what has changed or come to light, with the facts that matter most.",
      good: "Two to five facts with source and date that explain why this comes up now.",
      labels: [...FINDINGS, "company_info", "target_market", "business_case", "prd", "okrs"],
      isBrief: true,
    },
    Recommendation: {
      room: 450,
      purpose: "Say what should be done and why this rather than the next best thing.",
      good: "Names one course, the reason it beats the next best one, and what speaks against it.",
      labels: ["business_case", "prd"],
      about: { labels: ["decision", "general_note"], words: RECOMMENDATION },
      kinds: ["proposal"],
    },
    "Expected impact": {
      room: 650,
      purpose: "Quantify the gain for the business and for users, with dates and confidence.",
      good: "Each gain has today's figure, the target, a date, and how sure we are of it.",
      labels: [...TARGETS, "okrs"],
      kinds: ["goal", "measure"],
    },
    "Cost and effort": {
      room: 550,
      purpose: "Give the money, people and time needed, and what they are taken from.",
      good: "Gives money, people and time as figures, and names what is not done because of it.",
      labels: ["business_case"],
      about: { labels: ["general_note", "constraint"], words: COST, unless: REVENUE },
      takesBudget: true,
      kinds: ["cost"],
    },
    "Main risks": {
      room: 1_000,
      purpose: "Name the two or three risks a reader would ask about, and the answer to each.",
      good: "Two or three risks with effect and answer, the worst one first.",
      labels: ["risk", "business_case", "launch_plan"],
      about: { labels: LIMITS, words: NOT_BEFORE },
      kinds: ["risk", "stop"],
    },
    "Decision and next steps": {
      room: 950,
      purpose: "Ask for one clear decision, and list what happens in the weeks after it.",
      good: "One question that can be answered with yes or no, by whom and by when, and dated steps after it.",
      dates: true,
      people: true,
      labels: ["decision", ...SOURCES],
      about: { labels: ["decision", "general_note"], words: DECIDED },
      kinds: ["decision", "next_step", "plan", "question", "change"],
    },
  },
  required: {
    business_outcome: ["Business outcome", "business_outcome"],
    evidence: ["Evidence behind the case", "market_research", "user_feedback"],
  },
  optional: {
    source_document: ["Document to summarize", ...SOURCES],
    risks: ["Main risks", "risk"],
    decisions: ["Decisions made or asked for", "decision"],
    current_numbers: ["Current numbers", "success_metric"],
    company_background: ["Company and market", "company_info", "target_market"],
  },
});
