import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const response = ["Responses", "Register"];
const source = ["Sources of risk", "Register"];
const sign = ["Warning signs", "Contingency plans"];

export const riskRegister: DocumentReference = {
  initiative: "Boarding by number plate",
  type: "risk_register",
  points: [
    {
      point: "one plate in fifty could be misread",
      words: ["one in fifty"],
      sections: ["Register", "Scope and scales", "Sources of risk"],
    },
    { point: "under 95% confidence to the booth", words: ["95 %", "booth"], sections: response },
    { point: "the tablet shows make and colour", words: ["make and colour"], sections: response },
    { point: "Dev Anand owns it", words: ["dev anand"], sections: [...response, "Review"] },
    { point: "no list of bookings without 4G", words: ["4g"], sections: source },
    {
      point: "twice in August",
      words: ["twice in august"],
      sections: [...source, "Warning signs"],
    },
    {
      point: "there is no answer to it yet",
      words: ["no answer"],
      sections: [...source, ...response],
    },
    { point: "78% read in driving rain", words: ["78 %"], sections: source },
    { point: "nobody knows how many are in the car", words: ["heads|ramp"], sections: source },
    {
      point: "hire cars and trailers don't match",
      words: ["one vehicle in eight|hire cars"],
      sections: source,
    },
    { point: "back to paper above 5 cars", words: ["paper", "5 cars"], sections: sign },
    {
      point: "the duty manager decides",
      words: ["duty manager"],
      sections: [...sign, "Responses", "Review"],
    },
    { point: "one booth stays staffed", words: ["booth", "staffed"], sections: response },
    {
      point: "looked at again after two summers",
      words: ["two summers"],
      sections: ["Review"],
    },
  ],
  wrong: [
    { says: ["14284B|puns|mate who"], because: "House style is no content." },
    { says: ["co-op|seafood|lane metres|freight desk"], because: "Another initiative." },
    { says: ["tea towels"], because: "Archived." },
    countered("misread", "The booth takes the doubtful ones; the tablet shows make and colour."),
    {
      says: ["38.50"],
      sections: ["Register", "Responses", ...sign],
      because: "A rival's fare is no risk of cameras.",
    },
    {
      says: ["tolvision|pierlink"],
      sections: ["Responses", ...sign],
      because: "Bids that lost.",
    },
    {
      says: ["misread|4g"],
      sections: ["Closed risks"],
      because: "Both are open.",
    },
  ],
  belongs: {
    "Boarding by number plate": ["Scope and scales", "Review"],
    "Spring trial at Carrick": "anywhere",
    "About the company": ["Scope and scales"],
    Systems: ["Sources of risk"],
    "Who we carry": ["Sources of risk", "Scope and scales"],
    "Who drives on": ["Scope and scales", "Sources of risk"],
    "Isla Rennie, Harrasay": ["Sources of risk"],
    "Booth staff at Carrick": ["Sources of risk", "Register"],
    "Check-in timed, July 2026": ["Sources of risk"],
    "Summer passenger survey": ["Sources of risk"],
    "Northway Ferries": ["Sources of risk"],
    "Lane number on the big screen": ["Responses"],
    "Change your plate by text": ["Responses"],
    "Cameras and salt": ["Sources of risk", "Register", "Warning signs", "Responses"],
    "Passenger counts": source,
    "Plates are personal data": [...source, "Responses"],
    "One manned booth stays open": [
      "Responses",
      "Review",
      "Contingency plans",
      "Closed risks",
      "Sources of risk",
    ],
    "Harbourgate supplies the cameras": ["Sources of risk", "Responses"],
    "Misread plate, wrong car": [...source, "Responses", "Warning signs", "Scope and scales"],
    "Harrasay drops off the network": [...source, "Responses", "Warning signs", "Scope and scales"],
    "Plan as of November": [
      "Scope and scales",
      "Responses",
      "Warning signs",
      "Contingency plans",
      "Review",
    ],
    "Seconds at the gate": ["Scope and scales", "Warning signs"],
    "Away on time": ["Scope and scales", "Warning signs"],
    "Getting on board stops being the worst bit": ["Scope and scales", "Warning signs"],
    "No redundancies": ["Scope and scales", "Sources of risk"],
    "Keep the lifeline contract": ["Scope and scales"],
  },
};
