import type { Outline } from "./outline";

/** One need of one kind of user, ready to be built and tested. */
export const userStory: Outline = [
  {
    heading: "Story",
    purpose: "Write it in one sentence: as a role, I want an ability, so that I get a benefit.",
  },
  {
    heading: "Context",
    purpose: "Tell when the need arises and how the person copes today.",
  },
  {
    heading: "Acceptance criteria",
    purpose: "List the cases as given, when, then, so that each can be passed or failed.",
  },
  {
    heading: "Edge cases and errors",
    purpose: "Say what happens with missing, wrong or extreme input, and without a connection.",
  },
  {
    heading: "Not in this story",
    purpose: "Name what a reader could take for part of the story and is not.",
  },
  {
    heading: "Notes for design and engineering",
    purpose: "Add the designs, interfaces and limits that the builders have to know.",
  },
];
