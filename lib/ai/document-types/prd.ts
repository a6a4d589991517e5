import type { Outline } from "./outline";

/** Lets design and engineering start without asking again what is wanted and why. */
export const prd: Outline = [
  {
    heading: "Problem",
    purpose: "Describe the problem as users meet it, with the evidence that it is real.",
  },
  {
    heading: "Target users",
    purpose: "Name the users this is for, their situation, and the users it is not for.",
  },
  {
    heading: "Goals and success metrics",
    purpose:
      "Set the outcome to reach and the metrics that show it, each with baseline and target.",
  },
  {
    heading: "Non-goals",
    purpose: "List what readers might expect here but will not get, with the reason.",
  },
  {
    heading: "Requirements",
    purpose: "Number each thing the product must do, in testable words and ordered by priority.",
  },
  {
    heading: "User experience",
    purpose: "Walk through the main flows step by step, with empty, error and edge states.",
  },
  {
    heading: "Constraints and dependencies",
    purpose: "List the technical, legal and time limits, and the teams or systems this waits for.",
  },
  {
    heading: "Rollout",
    purpose: "Say who gets it first, how it widens, and what would stop it.",
  },
  {
    heading: "Open questions and risks",
    purpose: "List what is not known yet, who will find out, and by when it has to be known.",
  },
];
