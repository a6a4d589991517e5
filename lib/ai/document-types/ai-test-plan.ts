import type { Outline } from "./outline";

/** What to test and how good is good enough, exact enough to be run by an assistant. */
export const aiTestPlan: Outline = [
  {
    heading: "Scope",
    purpose: "Name the behaviour under test, its version, and what is left to other tests.",
  },
  {
    heading: "Pass criteria",
    purpose: "Set for each quality the measure, the threshold, and who may accept less.",
  },
  {
    heading: "Test data",
    purpose: "Describe the inputs with their expected results, where they come from and how many.",
  },
  {
    heading: "Functional cases",
    purpose: "Number the cases of normal use with input, steps and expected result.",
  },
  {
    heading: "Failure and abuse cases",
    purpose: "List wrong, hostile and unusual inputs, and what must never happen with them.",
  },
  {
    heading: "Limits and rules",
    purpose: "Say how speed, cost, safety, privacy and fairness are checked.",
  },
  {
    heading: "Environment and method",
    purpose: "Name the platforms, settings and tools, how often each case runs, and who judges.",
  },
  {
    heading: "Regression and monitoring",
    purpose: "List past faults that must not return, and what is watched once it is in use.",
  },
];
