import { defineType, LIMITS } from "./definition";
import { COST, DECIDED, OPTIONS, RECOMMENDATION } from "./topics";

export const businessCase = defineType({
  sections: {
    Summary: {
      purpose: "State what is proposed, what it costs, what it returns and by when.",
      good: "Names the proposal, one figure for cost, one for return and one date. It can be read alone.",
      initiative: true,
      labels: ["executive_summary", "prd"],
      kinds: ["summary", "launched"],
    },
    "Problem or opportunity": {
      purpose: "Show what goes wrong or is missed today, for whom, and what that costs.",
      good: "Holds at least one figure or quote with its source, and says who bears the cost today.",
      labels: ["market_research", "user_feedback", "target_users", "general_note", "upload"],
    },
    Market: {
      purpose: "Give the number of people or companies who would buy, and what others offer them.",
      good: "Gives a number of buyers or users with source and year, and what they can buy from others today.",
      labels: ["target_market", "company_info", "market_research", "key_competitors"],
      kinds: ["market", "users"],
    },
    "Options considered": {
      purpose: "Compare the real options, doing nothing included, by cost, benefit, time and risk.",
      good: "Compares at least three options by the same criteria; one of them is to do nothing.",
      labels: ["feature_idea", "executive_summary"],
      about: { labels: ["feature_idea", "general_note"], words: OPTIONS },
      check: "These ideas may be parts of any option. Compare those that are options of their own.",
      kinds: ["option"],
    },
    Recommendation: {
      purpose: "Name the option to take and the reasons that outweigh its drawbacks.",
      good: "Names exactly one option, the reasons that settled it and the drawback that is accepted.",
      labels: ["executive_summary"],
      about: { labels: ["decision", "general_note"], words: RECOMMENDATION },
      kinds: ["proposal"],
    },
    "Costs and returns": {
      purpose: "List investment, running costs and return by period, and what each figure assumes.",
      good: "Every figure has a period and an assumption. One-off and running costs stand apart.",
      labels: ["upload", "business_outcome", "executive_summary"],
      about: { labels: ["general_note", "constraint"], words: COST },
      takesBudget: true,
      kinds: ["cost"],
    },
    "Risks and constraints": {
      purpose: "Say what the return depends on, which limits hold, and what happens otherwise.",
      good: "Each risk has an effect on the return and a countermeasure; each limit and assumption can be checked.",
      labels: ["risk", ...LIMITS, "constraint"],
      kinds: ["risk", "constraint", "assumption", "stop"],
    },
    "Success measures": {
      purpose: "Set measures with baseline, target and date that decide whether to go on or stop.",
      good: "Each measure has baseline, target and date, and one of them says when to stop.",
      labels: ["success_metric", "user_outcome", "general"],
      kinds: ["measure", "goal", "done"],
    },
    "Decisions and next steps": {
      purpose: "Say what is decided, who has to approve what by when, and what follows first.",
      good: "Tells decided from open; asks one person one question that yes or no answers, with a date.",
      labels: ["decision", "executive_summary", "prd"],
      about: { labels: ["decision", "general_note"], words: DECIDED },
      kinds: ["next_step", "plan", "decision", "question"],
    },
  },
  required: {
    problem_evidence: ["Evidence of the problem", "user_feedback"],
    market: ["Market and its size", "target_market", "market_research"],
    alternatives: ["Alternatives and competitors", "key_competitors"],
    business_outcome: ["Business outcome", "business_outcome"],
  },
  optional: {
    risks: ["Risks", "risk"],
    success_metric: ["How success is measured", "success_metric"],
    budget_limits: ["Budget and date limits", "constraint"],
    company_strategy: ["Company and its strategy", "company_info"],
    figures: ["Figures file", "upload"],
  },
});
