import type { Outline } from "./outline";

/** Brings something finished to its audience on a date, with owners and a way back. */
export const launchPlan: Outline = [
  {
    heading: "What is launched",
    purpose: "Describe what goes out, to what extent, and what stays behind.",
  },
  {
    heading: "Launch goal",
    purpose: "Set the adoption, revenue or quality to reach, and the date on which it is read.",
  },
  {
    heading: "Audience and phases",
    purpose: "Say who gets access in which phase and what has to hold before the next phase.",
  },
  {
    heading: "Positioning and messages",
    purpose: "Give the one promise to the audience, its proof, and the words to use.",
  },
  {
    heading: "Channels and material",
    purpose: "List each announcement, page and training piece with its owner and due date.",
  },
  {
    heading: "Readiness checklist",
    purpose:
      "List what product, support, sales, legal and operations must have finished before launch.",
  },
  {
    heading: "Timeline and owners",
    purpose: "Lay out the dates from now to a few weeks after launch, with one owner for each.",
  },
  {
    heading: "Risks and rollback",
    purpose: "Name the signs that lead to a delay or a rollback, who decides, and how it is done.",
  },
  {
    heading: "After launch",
    purpose:
      "Say which numbers are watched, how feedback is gathered, and when the team reviews both.",
  },
];
