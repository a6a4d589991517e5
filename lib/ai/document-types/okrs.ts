import type { Outline } from "./outline";

/** A few objectives for one period, with results that can be counted at its end. */
export const okrs: Outline = [
  {
    heading: "Period and focus",
    purpose: "Name the period and the strategy it serves, and why these objectives come first.",
  },
  {
    heading: "Objectives and key results",
    purpose:
      "Write one to four objectives, each with two to four key results that have baseline, target and owner.",
  },
  {
    heading: "Initiatives",
    purpose: "List the work expected to move each key result, as a bet and not as the result.",
  },
  {
    heading: "Guardrails",
    purpose: "Name the numbers that must not get worse while the objectives are pursued.",
  },
  {
    heading: "Not in this period",
    purpose: "List the worthy aims that were left out, so that nobody pursues them by the way.",
  },
  {
    heading: "Dependencies and risks",
    purpose: "Say what other teams must deliver and what could keep a result out of reach.",
  },
  {
    heading: "Check-ins and scoring",
    purpose: "Fix how often progress is read, from which source, and how the end is scored.",
  },
];
