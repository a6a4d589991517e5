import type { Outline } from "./outline";

/** Holds a body of work together while it is split into stories. */
export const epic: Outline = [
  {
    heading: "Outcome",
    purpose: "Say what will be different for users or the business when the epic is finished.",
  },
  {
    heading: "Background",
    purpose: "Explain in short why this work comes now and which plan it carries out.",
  },
  {
    heading: "Users",
    purpose: "Name the roles that the stories of this epic will speak of.",
  },
  {
    heading: "In scope",
    purpose: "List the capabilities that belong to the epic, each in one line.",
  },
  {
    heading: "Out of scope",
    purpose: "List the neighbouring work that is left to other epics or to later.",
  },
  {
    heading: "Stories",
    purpose: "Split the scope into stories that can each be released, in the order to build them.",
  },
  {
    heading: "Dependencies and risks",
    purpose: "Name the systems, teams and decisions the work waits for, and what could stop it.",
  },
  {
    heading: "Done when",
    purpose: "List the checks that tell everybody the epic can be closed.",
  },
];
