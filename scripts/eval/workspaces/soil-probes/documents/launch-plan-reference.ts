import type { DocumentReference } from "../../../reference";

export const launchPlan: DocumentReference = {
  initiative: "Firmware over the air",
  type: "launch_plan",
  points: [
    { point: "new firmware by radio", words: ["by radio"], sections: ["What is launched"] },
    {
      point: "gen-2 probes are out",
      words: ["gen-2"],
      sections: ["What is launched", "Audience and phases"],
    },
    {
      point: "90 % on the newest release after 30 days",
      words: ["90 %", "30 days"],
      sections: ["Launch goal", "After launch"],
    },
    {
      point: "firmware-only visits fall from 74 % to 10 %",
      words: ["firmware-only|firmware only", "10 %"],
      sections: ["Launch goal", "After launch"],
    },
    {
      point: "beta from 9 March, everything by 30 June",
      words: ["9 march", "30 june"],
      sections: ["Audience and phases", "Timeline and owners"],
    },
    {
      point: "Delaney, Kilmore and Balandran",
      words: ["delaney", "kilmore", "balandran"],
      sections: ["Audience and phases", "Timeline and owners"],
    },
    {
      point: "rings 48 h apart",
      words: ["48 h"],
      sections: ["Audience and phases", "Timeline and owners", "Risks and rollback"],
    },
    {
      point: "halt above 0.5 % silent probes, Aoife calls it",
      words: ["0.5 %", "aoife"],
      sections: ["Risks and rollback", "Audience and phases"],
    },
    {
      point: "Balandran's lawyer has to sign first",
      words: ["addendum"],
      sections: ["Readiness checklist", "Audience and phases"],
    },
    {
      point: "Nemko has to be asked before",
      words: ["nemko"],
      sections: ["Readiness checklist", "Risks and rollback"],
    },
    {
      point: "Aoife leads, Tomasz has the radio",
      words: ["brannigan", "wilk"],
      sections: ["Timeline and owners"],
    },
    {
      point: "growers with pickers want no laptop in the rows",
      words: ["three days|pickers"],
      sections: ["Positioning and messages"],
    },
  ],
  wrong: [
    {
      says: ["bluetooth|september 2026"],
      sections: ["What is launched", "Audience and phases", "Timeline and owners"],
      because: "The spring plan is void.",
    },
    { says: ["bent antennas|app logins"], because: "Tickets about something else." },
    { says: ["3F6B3A|exclamation"], because: "House style is no content." },
    {
      says: ["neighbour"],
      sections: ["Launch goal", "Audience and phases", "Positioning and messages"],
      because: "Dropped on 2 October.",
    },
    {
      says: ["hardware margin"],
      sections: ["Launch goal", "Positioning and messages"],
      because: "The board's margin is neither its goal nor a message.",
    },
    {
      says: ["good overview of progress"],
      sections: ["Launch goal", "Positioning and messages"],
      because: "A vague requirement promises nothing.",
    },
    { says: ["brother-in-law|solar"], because: "Another initiative." },
  ],
  belongs: {
    "Firmware over the air": "anywhere",
    "FOTA requirements r3": "anywhere",
    "Sondra, five lines": ["Audience and phases", "Positioning and messages"],
    "Who has the laptop today": [
      "Audience and phases",
      "Positioning and messages",
      "What is launched",
      "Channels and material",
    ],
    "Delaney Berries, 14 Sep": [
      "Positioning and messages",
      "Audience and phases",
      "Readiness checklist",
    ],
    "Tickets Jan-Sep": ["Positioning and messages"],
    "60 visits, sampled": ["Positioning and messages", "Launch goal"],
    Aquasense: ["Positioning and messages"],
    "Send the difference only": ["What is launched", "Positioning and messages"],
    "Quiet weeks": ["What is launched", "Positioning and messages", "Audience and phases"],
    "Probe hands the image to its neighbour": ["What is launched"],
    "868 MHz": ["Risks and rollback", "Readiness checklist", "What is launched"],
    "Flash and volts": ["Risks and rollback", "Readiness checklist", "What is launched"],
    "RED and what Nemko wants": ["Readiness checklist", "Risks and rollback"],
    "Two banks": ["Risks and rollback", "What is launched"],
    "Beta and rings": [
      "Audience and phases",
      "Timeline and owners",
      "Risks and rollback",
      "Readiness checklist",
    ],
    "Bricked in the ground": ["Risks and rollback", "Readiness checklist"],
    "June airtime": ["Risks and rollback", "Readiness checklist", "After launch"],
    "Field on the newest release": ["Launch goal", "After launch"],
    "Fewer vans": ["Launch goal", "After launch"],
    "No holes in the curve": ["Launch goal", "After launch"],
    "Battery budget": ["Launch goal", "After launch", "Readiness checklist"],
  },
};
