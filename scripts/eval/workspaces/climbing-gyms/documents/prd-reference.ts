import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const need = ["Requirements", "User experience"];
const limits = ["Constraints and dependencies", "Requirements"];
const open = ["Open questions and risks"];
const targets = ["Goals and success metrics", "Summary"];

export const prd: DocumentReference = {
  initiative: "Freeze and cancel in Chalkbag",
  type: "prd",
  points: [
    {
      point: "members pause or end it in the app",
      words: ["pause", "member", "app"],
      sections: ["Summary"],
    },
    {
      point: "9 minutes of staff time per request",
      words: ["9 min"],
      sections: ["Problem", "Summary"],
    },
    {
      point: "41% would have taken a freeze",
      words: ["41 %"],
      sections: ["Problem", ...need],
    },
    { point: "students leave for the summer", words: ["student"], sections: ["Target users"] },
    {
      point: "corporate passes and punch cards are out",
      words: ["punch cards|corporate pass"],
      sections: ["Non-goals", "Target users"],
    },
    { point: "70% by members themselves", words: ["70 %"], sections: targets },
    { point: "cancellations at 3.3%", words: ["3.3 %"], sections: targets },
    { point: "freeze offer next to cancel", words: ["freeze", "cancel button"], sections: need },
    {
      point: "the gym sets the rules",
      words: ["freeze fee", "notice"],
      sections: [...need, "Constraints and dependencies"],
    },
    {
      point: "Paywright's file by the 25th",
      words: ["paywright", "25th"],
      sections: [...limits, ...open],
    },
    {
      point: "joined online, cancelled online",
      words: ["california"],
      sections: limits,
    },
    {
      point: "billed twice at the thaw: no fix",
      words: ["twice|19 people", "ach"],
      sections: open,
    },
    { point: "pilot on 1 February", words: ["feb 1|1 february|february 1"], sections: ["Rollout"] },
    {
      point: "off above 3 billing errors per 1,000",
      words: ["3 billing errors"],
      sections: ["Rollout", ...open],
    },
  ],
  wrong: [
    { says: ["4A5459|stoked|exclamation mark"], because: "House style is no content." },
    { says: ["pizza box|raspberry|comcast"], because: "Another initiative." },
    { says: ["sandbagged|whiteboard"], because: "Another initiative." },
    { says: ["chili|cook-off"], because: "A staff party." },
    { says: ["shoe demo"], because: "Archived." },
    {
      says: ["95,000"],
      sections: ["Requirements", "Goals and success metrics", "Summary"],
      because: "A fee that was turned down.",
    },
    {
      says: ["doctor's note"],
      sections: ["Requirements", "Summary", "Goals and success metrics"],
      because: "One owner's wish that two others laughed at.",
    },
    countered("wave of cancellations", "Off by default, notice stays, a weekly sheet."),
  ],
  belongs: {
    "Freeze and cancel in Chalkbag": ["Summary", "Rollout", "Requirements"],
    "The freeze form, summer 2026": "anywhere",
    "Chockstone in five lines": ["Summary", "Problem"],
    "Which gyms we sell to": ["Target users", "Problem"],
    "What it runs on": ["Constraints and dependencies"],
    Ropeline: ["Problem"],
    FitPilot: ["Problem"],
    "Card numbers": limits,
    "Who freezes, and who has to deal with it": ["Target users", "Non-goals", "Problem"],
    "Dana Whitlock, Granite Union, Spokane": ["Problem", "Target users"],
    "App store + tickets, Aug/Sept (copied together)": ["Problem", "Target users"],
    "Owners' circle, freeze session": ["Problem", "Target users", "Requirements", ...open],
    "Desk log, October 2026": ["Problem", "Summary", "Goals and success metrics"],
    "Exit survey of former members": ["Problem", "Target users", "Goals and success metrics"],
    "What other subscriptions do": ["Problem", "User experience"],
    "Offer a freeze before the goodbye": need,
    "Thaw date and a heads-up": need,
    "House rules as settings": need,
    "Freeze one kid, keep the family": need,
    "Win-back text": ["Non-goals"],
    "Paywright and its file": [...limits, ...open],
    "Old app versions": [...limits, "User experience"],
    "Cancel the way you joined": [...limits, ...open],
    "We take no cut of freeze fees": ["Non-goals", ...limits],
    "One save offer, never two": ["Non-goals", "User experience", ...limits],
    "A wave of cancellations in the first month": [...open, "Rollout"],
    "Billed twice at the thaw": [...open, "Requirements"],
    "Dates, as of Nov 16": ["Rollout", ...open],
    "Pilot gyms": ["Rollout", ...open],
    "Off the desk's plate": targets,
    "Fewer people gone for good": targets,
    "Nobody writes an email to stop paying": targets,
    "The gym's terms stay the gym's": [
      "Goals and success metrics",
      "Non-goals",
      "Constraints and dependencies",
    ],
    "Gyms stay and grow": targets,
  },
};
