import type { Outline } from "./outline";

/** Helps a salesperson in a live conversation: short, quotable and fair. */
export const competitiveBattlecard: Outline = [
  {
    heading: "Competitor at a glance",
    purpose: "Sum up what they sell, to whom, at what price, and what they are known for.",
  },
  {
    heading: "When we meet them",
    purpose: "Describe the buyers and situations in which both products are considered.",
  },
  {
    heading: "Where we win",
    purpose: "List our advantages for this buyer, each with proof that can be shown.",
  },
  {
    heading: "Where they win",
    purpose: "List their real strengths, and what to say about each without denying it.",
  },
  {
    heading: "Price comparison",
    purpose: "Compare the full cost for a typical customer, with the date of the figures.",
  },
  {
    heading: "Questions to ask",
    purpose: "Write questions whose honest answers lead the buyer to what we do better.",
  },
  {
    heading: "Objections and answers",
    purpose: "Pair each thing buyers hold against us with an answer of two sentences.",
  },
  {
    heading: "Proof and sources",
    purpose: "Link the customer stories, reviews and pages that back the claims above.",
  },
];
