import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const situation = ["Situation", "Key message"];
const next = ["Decision and next steps"];

export const summary: DocumentReference = {
  initiative: "Boarding by number plate",
  type: "executive_summary",
  points: [
    {
      point: "most drivers never stop at the booth",
      words: ["never stop"],
      sections: ["Key message", "Recommendation"],
    },
    {
      point: "74 s at the booth today",
      words: ["74 s"],
      sections: [...situation, "Expected impact"],
    },
    { point: "5 of 9 left late", words: ["5 of 9"], sections: situation },
    {
      point: "4.9 for getting on board",
      words: ["4.9"],
      sections: [...situation, "Expected impact"],
    },
    { point: "20 s or less", words: ["20 s"], sections: ["Expected impact", "Key message"] },
    {
      point: "95% away on time",
      words: ["95 %", "timetable"],
      sections: ["Expected impact", "Key message"],
    },
    {
      point: "16 s in the trial",
      words: ["16 seconds"],
      sections: [...situation, "Expected impact", "Recommendation"],
    },
    {
      point: "Harbourgate, £212,000",
      words: ["harbourgate", "212,000"],
      sections: ["Cost and effort", "Recommendation"],
    },
    { point: "the network at Harrasay", words: ["4g"], sections: ["Main risks"] },
    { point: "misread plates", words: ["one in fifty|misread"], sections: ["Main risks"] },
    {
      point: "one booth stays staffed",
      words: ["booth", "staffed"],
      sections: ["Recommendation", ...next, "Main risks"],
    },
    {
      point: "6 April at Carrick",
      words: ["6 april"],
      sections: [...next, "Key message", "Recommendation"],
    },
    {
      point: "18 May at Harrasay",
      words: ["18 may"],
      sections: [...next, "Key message", "Recommendation"],
    },
  ],
  wrong: [
    { says: ["14284B|puns|mate who"], because: "House style is no content." },
    { says: ["co-op|seafood|lane metres|74,000|freight desk"], because: "Another initiative." },
    { says: ["spider|daughter"], because: "An anecdote." },
    {
      says: ["ip67|php"],
      because: "Too technical for a board.",
    },
    { says: ["tea towels"], because: "Archived." },
    countered("misread", "The booth takes the doubtful ones; the tablet shows make and colour."),
    {
      says: ["96,000"],
      sections: ["Expected impact", "Key message", "Cost and effort"],
      because: "A saving that was turned down.",
    },
  ],
  belongs: {
    "Boarding by number plate": ["Key message", "Recommendation", ...next, "Situation"],
    "Spring trial at Carrick": "anywhere",
    "About the company": ["Situation"],
    "Who we carry": ["Situation"],
    "Who drives on": ["Situation"],
    "Isla Rennie, Harrasay": ["Situation"],
    "Booth staff at Carrick": ["Situation", "Main risks"],
    "Check-in timed, July 2026": situation,
    "Summer passenger survey": [...situation, "Expected impact"],
    "Northway Ferries": ["Situation"],
    "Lane number on the big screen": ["Recommendation"],
    "Change your plate by text": ["Recommendation"],
    "Cameras and salt": ["Main risks"],
    "Passenger counts": ["Main risks"],
    "Plates are personal data": ["Main risks"],
    "One manned booth stays open": ["Recommendation", ...next],
    "Harbourgate supplies the cameras": ["Cost and effort", "Recommendation", ...next],
    "Misread plate, wrong car": ["Main risks"],
    "Harrasay drops off the network": ["Main risks"],
    "Plan as of November": [...next, "Recommendation"],
    "Seconds at the gate": ["Expected impact", "Key message"],
    "Away on time": ["Expected impact", "Key message"],
    "Getting on board stops being the worst bit": ["Expected impact", "Key message"],
    "No redundancies": ["Main risks", "Expected impact", "Recommendation", "Cost and effort"],
    "Keep the lifeline contract": ["Expected impact", "Situation", "Key message"],
  },
};
