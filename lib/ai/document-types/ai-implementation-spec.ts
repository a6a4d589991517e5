import type { Outline } from "./outline";

/** Says enough for a coding assistant to build the right thing without guessing. */
export const aiImplementationSpec: Outline = [
  {
    heading: "Goal",
    purpose: "Say what the finished code must achieve and how a person can see that it does.",
  },
  {
    heading: "Scope and boundaries",
    purpose: "List the parts of the code to change, and those that must stay untouched.",
  },
  {
    heading: "Behaviour",
    purpose: "Number each required behaviour with its input, its output and an example.",
  },
  {
    heading: "Data and interfaces",
    purpose: "Define the types, schemas, endpoints and messages exactly, with names and bounds.",
  },
  {
    heading: "Technology and conventions",
    purpose:
      "Name languages, libraries and versions to use, the patterns to follow, and what not to add.",
  },
  {
    heading: "Errors and edge cases",
    purpose:
      "State for each failure what the code does, what it reports and what it leaves behind.",
  },
  {
    heading: "Security and privacy",
    purpose: "Say who may do what, and which data may be stored, logged or sent.",
  },
  {
    heading: "Build order",
    purpose: "Cut the work into steps that each leave the code working and tested.",
  },
  {
    heading: "Verification",
    purpose: "Give the commands and tests that must pass before the work counts as done.",
  },
];
