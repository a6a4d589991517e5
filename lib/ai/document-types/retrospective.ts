import type { Outline } from "./outline";

/** Turns what happened into a few changes that somebody owns. */
export const retrospective: Outline = [
  {
    heading: "What we set out to do",
    purpose: "Recall the goals, the plan and the dates as they stood at the start.",
  },
  {
    heading: "What happened",
    purpose: "Set the results beside the goals, with a short timeline of the turning points.",
  },
  {
    heading: "What went well",
    purpose: "Name what helped and should be done again, with an example for each.",
  },
  {
    heading: "What went badly",
    purpose: "Name what cost time, quality or trust, as facts and without blame.",
  },
  {
    heading: "Why",
    purpose: "Trace the main good and bad results to causes the team can influence.",
  },
  {
    heading: "What we learned",
    purpose: "Write the insights that would have changed our decisions, had we known them.",
  },
  {
    heading: "Actions",
    purpose: "Agree on a few changes, each with an owner, a date and a sign that it worked.",
  },
];
