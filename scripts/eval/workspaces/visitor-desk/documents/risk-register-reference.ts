import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const response = ["Responses", "Register"];
const source = ["Sources of risk", "Register"];
const sign = ["Warning signs", "Contingency plans"];
const risk = [...source, "Responses", "Warning signs", "Scope and scales"];

export const riskRegister: DocumentReference = {
  initiative: "Roll call",
  type: "risk_register",
  points: [
    { point: "the wrong one is marked safe", words: ["marked safe|by mistake"], sections: source },
    { point: "photo and company", words: ["photo", "company"], sections: response },
    { point: "a tick can be undone", words: ["undone"], sections: response },
    { point: "Tom Becker owns it", words: ["tom becker"], sections: [...response, "Review"] },
    {
      point: "it is taken for an alarm",
      words: ["raises the alarm|fire brigade"],
      sections: source,
    },
    {
      point: "no answer to that",
      words: ["no answer"],
      sections: [...source, ...response],
    },
    { point: "no signal at 5 of 11 sites", words: ["5 of the 11"], sections: source },
    { point: "turnstiles report no exits", words: ["turnstiles"], sections: source },
    { point: "lists deleted in 24 hours", words: ["24 hours"], sections: [...source, "Responses"] },
    { point: "back to the PDF", words: ["printed pdf"], sections: [...sign, "Responses"] },
  ],
  wrong: [
    { says: ["0B6E6E|siren"], because: "House style is no content." },
    { says: ["ficus"], because: "Office." },
    { says: ["31 models|badge printer|webusb"], because: "Another initiative." },
    countered("by mistake", "Photo and company, and an undo for ten minutes."),
    {
      says: ["by mistake|fire brigade"],
      sections: ["Closed risks"],
      because: "Both are open.",
    },
    { says: ["4,000"], because: "A rival's price is no risk of ours." },
  ],
  belongs: {
    "Roll call": ["Scope and scales", "Review"],
    "Two drills with a paper prototype": "anywhere",
    "Gatewell in short": ["Scope and scales"],
    "Sites we sell to": ["Scope and scales"],
    Stack: ["Sources of risk"],
    Atrio: ["Sources of risk"],
    "Fire wardens and the person with the megaphone": ["Scope and scales", "Sources of risk"],
    "Birgit Amsel, site safety, Norwell Coatings": ["Sources of risk"],
    "Tickets about evacuation, July to October": ["Sources of risk"],
    "22 drills timed": ["Sources of risk"],
    "Why the Plus plan doesn't sell": ["Sources of risk"],
    "Tick off by floor": ["Responses"],
    "Text to everyone who is missing": ["Responses"],
    "No network in the car park": [...source, "Responses", "Warning signs"],
    Turnstiles: source,
    "Keeping the list": [...source, "Responses"],
    "Wardens need no account": ["Responses", "Sources of risk", "Closed risks"],
    "Somebody is ticked off by mistake": risk,
    "People think it calls the fire brigade": risk,
    "Dates as of November 20": ["Scope and scales", "Responses", ...sign, "Review"],
    "Everybody accounted for": ["Scope and scales", "Warning signs"],
    "Roll call sells Plus": ["Scope and scales", "Warning signs"],
    "Nothing that needs the building": ["Scope and scales", "Sources of risk", "Warning signs"],
  },
};
