import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const need = ["Requirements", "User experience"];
const limits = ["Constraints and dependencies", "Requirements"];
const open = ["Open questions and risks"];
const targets = ["Goals and success metrics", "Summary"];

export const prd: DocumentReference = {
  initiative: "Roll call",
  type: "prd",
  points: [
    {
      point: "tick off who is safe, on the phone",
      words: ["phone", "tick off"],
      sections: ["Summary"],
    },
    {
      point: "14 minutes to a complete count",
      words: ["14 min"],
      sections: ["Problem", ...targets],
    },
    {
      point: "23% of the list wasn't in the building",
      words: ["23 %"],
      sections: ["Problem", "Summary"],
    },
    {
      point: "the printed list is fiction by ten",
      words: ["fiction"],
      sections: ["Problem", "Target users"],
    },
    { point: "contractors at gate C", words: ["gate c"], sections: ["Problem", "Target users"] },
    { point: "wardens sweep a floor", words: ["wardens", "floor"], sections: ["Target users"] },
    {
      point: "not for sites under 30 people",
      words: ["30 people"],
      sections: ["Non-goals", "Target users"],
    },
    { point: "6 minutes", words: ["6 minutes"], sections: targets },
    { point: "120 sites on Plus", words: ["120 sites"], sections: targets },
    { point: "mark a floor swept", words: ["floor", "swept"], sections: need },
    { point: "at most 60 seconds old", words: ["60 seconds"], sections: limits },
    { point: "deleted within 24 hours", words: ["24 hours"], sections: limits },
    {
      point: "a link for one shift, no accounts",
      words: ["one shift"],
      sections: [...limits, "User experience", "Non-goals"],
    },
    {
      point: "people think that it calls the fire brigade",
      words: ["raises the alarm|fire brigade"],
      sections: open,
    },
    { point: "beta on January 18", words: ["january 18|18 january"], sections: ["Rollout"] },
    { point: "back to the PDF", words: ["printed pdf"], sections: ["Rollout", ...open] },
  ],
  wrong: [
    { says: ["0B6E6E|siren|flames"], because: "House style is no content." },
    { says: ["ficus|watering"], because: "Office." },
    { says: ["badge printer|sticky notes|webusb"], because: "Another initiative." },
    {
      says: ["accounts for every warden"],
      sections: ["Requirements", "Summary"],
      because: "Turned down on November 9.",
    },
    {
      says: ["off the guest wi-fi"],
      sections: ["Requirements", "Summary"],
      because: "Not in the first version.",
    },
    countered("by mistake", "Photo and company, and an undo for ten minutes."),
  ],
  belongs: {
    "Roll call": ["Summary", "Rollout", "Requirements"],
    "Two drills with a paper prototype": "anywhere",
    "Gatewell in short": ["Summary", "Problem"],
    "Sites we sell to": ["Target users", "Problem", "Non-goals"],
    Stack: ["Constraints and dependencies"],
    Atrio: ["Problem"],
    "Fire wardens and the person with the megaphone": ["Target users", "Non-goals", "Problem"],
    "Birgit Amsel, site safety, Norwell Coatings": ["Problem", "Target users"],
    "Tickets about evacuation, July to October": ["Problem", "Target users", "Requirements"],
    "22 drills timed": ["Problem", ...targets],
    "Why the Plus plan doesn't sell": ["Problem", ...targets],
    "Tick off by floor": need,
    "Text to everyone who is missing": need,
    "Sign out by leaving the Wi-Fi": ["Non-goals"],
    "No network in the car park": [...limits, ...open],
    Turnstiles: [...limits, ...open],
    "Keeping the list": [...limits, ...open],
    "Wardens need no account": [...limits, "User experience", "Non-goals"],
    "Somebody is ticked off by mistake": [...open, "Requirements"],
    "People think it calls the fire brigade": [...open, "User experience"],
    "Dates as of November 20": ["Rollout", ...open],
    "Everybody accounted for": targets,
    "Roll call sells Plus": targets,
    "Nothing that needs the building": [
      "Goals and success metrics",
      "Non-goals",
      "Constraints and dependencies",
    ],
  },
};
