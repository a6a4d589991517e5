import type { DocumentReference } from "../../../reference";

const need = ["Requirements", "User experience"];
const limits = ["Constraints and dependencies", "Requirements"];
const open = ["Open questions and risks"];

export const prd: DocumentReference = {
  initiative: "Boarding by number plate",
  type: "prd",
  points: [
    {
      point: "cameras read the plate and send the car to its lane",
      words: ["plate", "lane"],
      sections: ["Summary"],
    },
    { point: "74 seconds at the booth", words: ["74 s"], sections: ["Problem", "Summary"] },
    { point: "five of nine sailings were late", words: ["5 of 9"], sections: ["Problem"] },
    { point: "getting on board scores 4.9", words: ["4.9"], sections: ["Problem"] },
    {
      point: "islanders are 45% of cars",
      words: ["45 %"],
      sections: ["Target users"],
    },
    {
      point: "20 s or less",
      words: ["20 s"],
      sections: ["Goals and success metrics"],
    },
    {
      point: "95% away within five minutes",
      words: ["95 %", "timetable"],
      sections: ["Goals and success metrics"],
    },
    {
      point: "not foot passengers, cyclists, coaches",
      words: ["foot passengers"],
      sections: ["Non-goals", "Target users"],
    },
    { point: "lane number on a screen", words: ["screen", "lane"], sections: need },
    { point: "change the plate by text", words: ["reminder", "registration"], sections: need },
    {
      point: "one booth stays staffed",
      words: ["booth", "staffed"],
      sections: [...limits, "Non-goals"],
    },
    {
      point: "78% in driving rain",
      words: ["78 %", "rain"],
      sections: limits,
    },
    { point: "heads must be counted", words: ["ramp"], sections: limits },
    { point: "images go after 24 hours", words: ["24 hours"], sections: limits },
    { point: "live at Carrick on 6 April", words: ["6 april"], sections: ["Rollout"] },
    {
      point: "back to paper above 5 cars",
      words: ["paper", "5 cars"],
      sections: ["Rollout", ...open],
    },
    { point: "Harrasay's network: no answer yet", words: ["4g"], sections: [...open, ...limits] },
  ],
  wrong: [
    { says: ["14284B|puns|mate who"], because: "House style is no content." },
    { says: ["haulage|freight desk|co-op|lane metres"], because: "Another initiative." },
    { says: ["spider"], because: "An anecdote." },
    {
      says: ["tolvision|pierlink"],
      sections: ["Requirements", "Rollout", "Summary"],
      because: "Bids that lost.",
    },
    {
      says: ["fully unmanned"],
      sections: ["Requirements", "Summary", "Goals and success metrics"],
      because: "Turned down on 20 October.",
    },
    {
      says: ["fog"],
      sections: ["Problem", "Summary"],
      because: "The delay that check-in did not cause is no part of the problem by itself.",
    },
    { says: ["tea towels"], because: "Archived." },
  ],
  belongs: {
    "Boarding by number plate": ["Summary", "Rollout", "Requirements"],
    "Spring trial at Carrick": "anywhere",
    "About the company": ["Summary", "Problem"],
    Systems: ["Constraints and dependencies"],
    "Who we carry": ["Target users", "Problem"],
    "Who drives on": ["Target users", "Non-goals"],
    "Isla Rennie, Harrasay": ["Problem", "Target users", "User experience"],
    "Booth staff at Carrick": ["Problem", "Target users", ...open, "Requirements"],
    "Check-in timed, July 2026": ["Problem", "Goals and success metrics", "Summary"],
    "Summer passenger survey": ["Problem", "Target users", "Goals and success metrics"],
    "Northway Ferries": ["Problem"],
    "Lane number on the big screen": need,
    "Change your plate by text": need,
    "Standby list on your phone": [...need, "Non-goals"],
    "Cameras and salt": [...limits, ...open],
    "Passenger counts": [...limits, ...open],
    "Plates are personal data": limits,
    "One manned booth stays open": [...limits, "Non-goals", "Rollout", "User experience"],
    "Harbourgate supplies the cameras": ["Constraints and dependencies"],
    "Misread plate, wrong car": [...open, ...need],
    "Harrasay drops off the network": [...open, "Constraints and dependencies"],
    "Plan as of November": ["Rollout", ...open],
    "Seconds at the gate": ["Goals and success metrics", "Summary"],
    "Away on time": ["Goals and success metrics", "Summary"],
    "Getting on board stops being the worst bit": ["Goals and success metrics", "Summary"],
    "No redundancies": ["Constraints and dependencies", "Goals and success metrics", "Non-goals"],
    "Keep the lifeline contract": ["Goals and success metrics", "Problem", "Summary"],
  },
};
