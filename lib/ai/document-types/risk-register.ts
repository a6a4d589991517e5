import type { Outline } from "./outline";

/** What could go wrong, how bad it would be, and who does what about it. */
export const riskRegister: Outline = [
  {
    heading: "Scope and scales",
    purpose: "Name the plan the risks belong to, and define the levels of likelihood and impact.",
    good: "Names plan and period, what is at stake in figures, and one sentence for each level of both scales.",
    feed: {
      initiative: true,
      goals: ["business_outcome", "user_outcome", "success_metric", "general", "constraint"],
      documents: ["business_case", "prd", "launch_plan"],
    },
    layout: "goals",
    headings: ["summary", "in short", "what we launch", "what is launched"],
  },
  {
    heading: "Top risks",
    purpose: "Sum up the few risks that need attention now, and what is asked of the reader.",
    good: "At most five risks with what is asked of the reader, each of them also in the register.",
    feed: { labels: ["risk"] },
  },
  {
    heading: "Register",
    purpose:
      "List every risk in a table with cause, event, effect, likelihood, impact, owner and status.",
    good: "Every risk has cause, event and effect told apart, a level on both scales, one owner and a status.",
    feed: { labels: ["risk"], documents: ["business_case", "launch_plan"] },
    layout: "risk_causes",
    headings: ["risk"],
  },
  {
    heading: "Responses",
    purpose:
      "Say for each serious risk how it is avoided, reduced, shared or accepted, and by when.",
    good: "Each serious risk has one response with a person and a date, or is accepted by name.",
    feed: { labels: ["risk", "decision"] },
    layout: "risk_responses",
  },
  {
    heading: "Warning signs",
    purpose: "Name the measure or event that shows a risk is coming true, and who watches it.",
    good: "Each sign can be seen before the damage is done, and has a person who watches it.",
    feed: { labels: ["user_feedback", "market_research", "key_competitors"] },
  },
  {
    heading: "Contingency plans",
    purpose: "Describe what is done, by whom and with which reserve, once a risk has happened.",
    good: "Says who acts, within what time and with which reserve, and which limits leave no room.",
    feed: {
      labels: ["technical_constraint", "compliance_requirements"],
      documents: ["launch_plan"],
    },
    headings: ["when we stop", "rollback"],
  },
  {
    heading: "Closed risks",
    purpose: "Keep the risks that passed or happened, with what they taught.",
    good: "Each closed risk has a date, whether it happened, and what it taught.",
    feed: { labels: ["risk", "decision"] },
    topics: ["closed", "came true", "no longer a risk", "has passed"],
  },
  {
    heading: "Review",
    purpose: "Fix how often the register is gone through, by whom, and who is told of changes.",
    good: "Names the rhythm, the person who leads it and those who hear of changes.",
    feed: { labels: ["general_note"], documents: ["launch_plan", "prd"] },
    headings: ["measuring", "after launch"],
  },
];
