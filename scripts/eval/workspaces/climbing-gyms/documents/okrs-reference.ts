import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const objectives = ["Objectives and key results", "Period and focus"];
const risks = ["Dependencies and risks"];

export const okrs: DocumentReference = {
  initiative: "Setter board",
  type: "okrs",
  points: [
    {
      point: "members notice fresh walls",
      words: ["fresh walls|something is new"],
      sections: objectives,
    },
    {
      point: "40 gyms log every reset",
      words: ["40 gyms"],
      sections: [...objectives, "Check-ins and scoring"],
    },
    {
      point: "until the end of 2027",
      words: ["end of 2027"],
      sections: [...objectives, "Check-ins and scoring"],
    },
    {
      point: "three months in a row",
      words: ["three months"],
      sections: [...objectives, "Check-ins and scoring"],
    },
    {
      point: "nothing starts before summer 2027",
      words: ["summer 2027"],
      sections: ["Period and focus", "Not in this period", "Initiatives"],
    },
    {
      point: "setters log, members vote",
      words: ["setter", "log", "vote"],
      sections: ["Period and focus", "Initiatives"],
    },
    {
      point: "walls colored by age",
      words: ["map of the gym|weeks since"],
      sections: ["Initiatives"],
    },
    {
      point: "soft, fair, sandbagged",
      words: ["three words|sandbagged"],
      sections: ["Initiatives"],
    },
    {
      point: "a setter's crew may quit over votes",
      words: ["crew", "quit"],
      sections: [...risks, "Guardrails"],
    },
    {
      point: "only the head setter sees the tally",
      words: ["head setter", "tally"],
      sections: [...risks, "Guardrails"],
    },
    { point: "there are no floor plans", words: ["floor plans"], sections: risks },
  ],
  wrong: [
    { says: ["4A5459|stoked|exclamation mark"], because: "House style is no content." },
    { says: ["raspberry|offline|comcast"], because: "Another initiative." },
    { says: ["freeze fee|save offer|finger surgery"], because: "Another initiative." },
    { says: ["shoe demo"], because: "Archived." },
    {
      says: ["a third of our gyms", "key result|target"],
      sections: ["Objectives and key results"],
      because: "An assumption of the business case, no target.",
    },
    countered("graded", "Only the head setter sees the tally, never by name."),
  ],
  belongs: {
    "Setter board": ["Period and focus", "Initiatives", "Not in this period"],
    "Setter board: worth building?": "anywhere",
    "Chockstone in five lines": ["Period and focus"],
    "Which gyms we sell to": ["Period and focus"],
    "What it runs on": risks,
    Setters: ["Period and focus"],
    "Malik, head setter, Basecamp Tulsa": ["Period and focus", "Objectives and key results"],
    "Comments on the suggestion card box, Granite Union": ["Period and focus"],
    "Call-around in September": ["Period and focus", "Objectives and key results"],
    "Wall age at a glance": ["Initiatives"],
    "Soft, fair, sandbagged": ["Initiatives"],
    "No map of any gym": [...risks, "Guardrails"],
    "Setters feel graded": [...risks, "Guardrails"],
    "Members notice fresh walls": objectives,
    "Gyms that log every reset": [...objectives, "Check-ins and scoring"],
    "Gyms stay and grow": [...objectives, "Check-ins and scoring"],
  },
};
