import type { Outline } from "./outline";

/** One page for somebody who decides and reads nothing else. */
export const executiveSummary: Outline = [
  {
    heading: "Key message",
    purpose: "Give the conclusion in two or three sentences that can stand alone.",
  },
  {
    heading: "Situation",
    purpose: "Say what has changed or come to light, with the facts that matter most.",
  },
  {
    heading: "Recommendation",
    purpose: "Say what should be done and why this rather than the next best thing.",
  },
  {
    heading: "Expected impact",
    purpose: "Quantify the gain for the business and for users, with dates and confidence.",
  },
  {
    heading: "Cost and effort",
    purpose: "Give the money, people and time needed, and what they are taken from.",
  },
  {
    heading: "Main risks",
    purpose: "Name the two or three risks a reader would ask about, and the answer to each.",
  },
  {
    heading: "Decision and next steps",
    purpose: "Ask for one clear decision, and list what happens in the weeks after it.",
  },
];
