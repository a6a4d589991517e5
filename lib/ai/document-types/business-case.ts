import type { Outline } from "./outline";

/** Convinces whoever holds the money, or shows in time that it should be kept. */
export const businessCase: Outline = [
  {
    heading: "Summary",
    purpose:
      "State in a few sentences what is proposed, what it costs, what it returns and by when.",
    good: "Names the proposal, one figure for cost, one for return and one date. It can be read alone.",
    feed: { initiative: true, documents: ["executive_summary", "prd"] },
    headings: ["in short", "key message"],
  },
  {
    heading: "Problem or opportunity",
    purpose: "Show what goes wrong or is missed today, for whom, and what that costs.",
    good: "Holds at least one figure or quote with its source, and says who bears the cost today.",
    feed: { labels: ["user_feedback", "market_research", "target_users"] },
  },
  {
    heading: "Market",
    purpose: "Give the number of people or companies who would buy or benefit, with its source.",
    good: "Gives a number of buyers or users with source and year, and the share that can be reached.",
    feed: { labels: ["target_market", "company_info", "market_research"] },
  },
  {
    heading: "Options considered",
    purpose:
      "Compare the realistic options, doing nothing among them, by cost, benefit, time and risk.",
    good: "Compares at least three options by the same criteria; one of them is to do nothing.",
    feed: { labels: ["key_competitors", "feature_idea"] },
  },
  {
    heading: "Recommendation",
    purpose: "Name the option to take and the reasons that outweigh its drawbacks.",
    good: "Names exactly one option, the reasons that settled it and the drawback that is accepted.",
    feed: { labels: ["decision"], documents: ["executive_summary"] },
  },
  {
    heading: "Costs and returns",
    purpose:
      "List investment, running costs and expected return by period, with the assumption behind each figure.",
    good: "Every figure has a period and an assumption. One-off and running costs stand apart.",
    feed: {
      goals: ["business_outcome", "constraint"],
      workspaceGoals: true,
      documents: ["executive_summary"],
      uploads: true,
    },
    layout: "goals",
    headings: ["cost", "money", "budget", "impact"],
  },
  {
    heading: "Risks and assumptions",
    purpose: "Say what has to be true for the return to come, and what happens to it otherwise.",
    good: "Each risk has an effect on the return and a countermeasure; each assumption can be checked.",
    feed: { labels: ["risk", "technical_constraint", "compliance_requirements"] },
    layout: "risks",
  },
  {
    heading: "Success measures",
    purpose:
      "Set the measures, with baseline, target and date, that decide whether to go on or to stop.",
    good: "Each measure has baseline, target and date, and one of them says when to stop.",
    feed: { goals: ["success_metric", "user_outcome", "general"] },
    layout: "goals",
  },
  {
    heading: "Decision requested",
    purpose: "Say who has to approve what by when, and which step follows first.",
    good: "Names one approver, one question that can be answered with yes or no, and a date.",
    feed: { labels: ["decision", "general_note"], documents: ["executive_summary", "prd"] },
    topics: ["approv", "sign-off", "sign off", "budget", "fund"],
    headings: ["next step", "plan"],
  },
];
