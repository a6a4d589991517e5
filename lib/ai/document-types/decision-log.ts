import type { Outline } from "./outline";

/** Decisions that somebody can still understand, and question, a year later. */
export const decisionLog: Outline = [
  {
    heading: "Decisions at a glance",
    purpose: "List every decision in a table with number, date, who decided and status.",
  },
  {
    heading: "Context",
    purpose: "Tell for each decision what forced it, and what was known at the time.",
  },
  {
    heading: "Options and criteria",
    purpose: "List what else was possible and the goals the options were judged by.",
  },
  {
    heading: "Decisions and reasons",
    purpose: "State each decision in one sentence, then the arguments that settled it.",
  },
  {
    heading: "Consequences",
    purpose: "Say what becomes easier, what becomes harder, and which risks were accepted.",
  },
  {
    heading: "When to revisit",
    purpose: "Name the date or event on which each decision should be looked at again.",
  },
  {
    heading: "Open decisions",
    purpose: "List what still has to be decided, by whom, by when, and what waits for it.",
  },
];
