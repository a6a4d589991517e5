import type { Outline } from "./outline";

/** Tells the people who use the product what changed for them. */
export const releaseNotes: Outline = [
  {
    heading: "Highlights",
    purpose: "Name the one to three changes most readers will notice, and what they gain.",
  },
  {
    heading: "New",
    purpose: "Describe each new ability, where to find it and who has it.",
  },
  {
    heading: "Improved",
    purpose: "Describe what already existed and now works better, with the difference.",
  },
  {
    heading: "Fixed",
    purpose: "List the faults that are gone, in the words of those who met them.",
  },
  {
    heading: "Changes that need action",
    purpose: "Say what stops working as before, who is affected, what to do and until when.",
  },
  {
    heading: "Known issues",
    purpose: "List what does not work yet, with a way around where there is one.",
  },
  {
    heading: "Availability and help",
    purpose: "Give the date and order in which people get the release, and where to ask.",
  },
];
