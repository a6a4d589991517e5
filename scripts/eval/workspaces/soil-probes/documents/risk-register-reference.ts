import type { DocumentReference } from "../../../reference";

const response = ["Responses", "Register"];
const source = ["Sources of risk", "Register", "Scope and scales"];
const sign = ["Warning signs", "Contingency plans", "Responses"];

export const riskRegister: DocumentReference = {
  initiative: "Firmware over the air",
  type: "risk_register",
  points: [
    { point: "digging up a probe costs €95", words: ["dug up", "95"], sections: source },
    {
      point: "1 % of the field is €58k",
      words: ["58k"],
      sections: ["Register", "Scope and scales"],
    },
    { point: "5,000 swaps on the bench, Osei", words: ["5,000 swaps"], sections: response },
    { point: "a release in June may take 3 weeks", words: ["3 weeks"], sections: source },
    {
      point: "nobody has measured the airtime",
      words: ["measured"],
      sections: [...source, ...response],
    },
    { point: "halt above 0.5 % silent probes", words: ["0.5 %", "24 h"], sections: sign },
    { point: "two failed boots, back to A", words: ["two failed boots"], sections: sign },
    {
      point: "Nemko takes 6 weeks and has not started",
      words: ["nemko", "6 weeks"],
      sections: [...source, "Warning signs"],
    },
    { point: "1 % duty cycle, 36 s an hour", words: ["36 s"], sections: source },
    { point: "no writes below 2.9 V", words: ["2.9 v"], sections: [...source, ...sign] },
    {
      point: "reopen if gen-2 stays above 30 %",
      words: ["gen-2", "30 %"],
      sections: ["Review", "Warning signs", "Contingency plans"],
    },
    {
      point: "gateways are assumed to be online",
      words: ["nearly always online"],
      sections: source,
    },
  ],
  wrong: [
    { says: ["bent antennas|app logins"], because: "Tickets about something else." },
    { says: ["3F6B3A|exclamation"], because: "House style is no content." },
    { says: ["brother-in-law|solar"], because: "Another initiative." },
    {
      says: ["bluetooth"],
      sections: ["Register", "Responses", "Contingency plans", "Scope and scales"],
      because: "The spring plan is void.",
    },
    {
      says: ["neighbour|relay between"],
      sections: ["Register", "Responses", "Contingency plans"],
      because: "Dropped on 2 October.",
    },
    {
      says: ["bricked", "no response|nothing is recorded|no countermeasure|not recorded"],
      because: "Four countermeasures are on record.",
    },
    {
      says: ["every minute|310"],
      sections: ["Register", "Responses", "Warning signs"],
      because: "What a rival's probe costs is no risk of updates.",
    },
    {
      says: ["5,000 swaps"],
      sections: ["Closed risks"],
      because: "The test is still ahead.",
    },
  ],
  belongs: {
    "Firmware over the air": ["Scope and scales", "Review"],
    "FOTA requirements r3": "anywhere",
    "Sondra, five lines": ["Scope and scales"],
    "Delaney Berries, 14 Sep": ["Sources of risk"],
    "Tickets Jan-Sep": ["Sources of risk"],
    Aquasense: ["Sources of risk"],
    "Quiet weeks": ["Responses"],
    "Send the difference only": ["Responses"],
    "Probe hands the image to its neighbour": ["Closed risks", "Sources of risk"],
    "868 MHz": ["Sources of risk", "Register"],
    "Flash and volts": ["Sources of risk", "Register", "Warning signs", "Responses"],
    "RED and what Nemko wants": ["Sources of risk", "Register", "Warning signs"],
    "Two banks": ["Responses", "Sources of risk", "Review", "Contingency plans", "Warning signs"],
    "Beta and rings": [
      "Responses",
      "Warning signs",
      "Contingency plans",
      "Review",
      "Scope and scales",
    ],
    "Bricked in the ground": [
      "Scope and scales",
      "Register",
      "Responses",
      "Sources of risk",
      "Warning signs",
    ],
    "June airtime": ["Register", "Responses", "Sources of risk", "Warning signs"],
    "Field on the newest release": ["Scope and scales", "Warning signs"],
    "Fewer vans": ["Scope and scales", "Warning signs"],
    "No holes in the curve": ["Scope and scales", "Warning signs"],
    "Battery budget": ["Scope and scales", "Sources of risk", "Warning signs"],
  },
};
