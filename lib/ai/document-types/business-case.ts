import type { Outline } from "./outline";

/** Convinces whoever holds the money, or shows in time that it should be kept. */
export const businessCase: Outline = [
  {
    heading: "Summary",
    purpose:
      "State in a few sentences what is proposed, what it costs, what it returns and by when.",
  },
  {
    heading: "Problem or opportunity",
    purpose: "Show what goes wrong or is missed today, for whom, and what that costs.",
  },
  {
    heading: "Market",
    purpose: "Give the number of people or companies who would buy or benefit, with its source.",
  },
  {
    heading: "Options considered",
    purpose:
      "Compare the realistic options, doing nothing among them, by cost, benefit, time and risk.",
  },
  {
    heading: "Recommendation",
    purpose: "Name the option to take and the reasons that outweigh its drawbacks.",
  },
  {
    heading: "Costs and returns",
    purpose:
      "List investment, running costs and expected return by period, with the assumption behind each figure.",
  },
  {
    heading: "Risks and assumptions",
    purpose: "Say what has to be true for the return to come, and what happens to it otherwise.",
  },
  {
    heading: "Success measures",
    purpose:
      "Set the measures, with baseline, target and date, that decide whether to go on or to stop.",
  },
  {
    heading: "Decision requested",
    purpose: "Say who has to approve what by when, and which step follows first.",
  },
];
