import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const problem = ["Problem or opportunity", "Summary"];
const chosen = ["Recommendation", "Decisions and next steps"];
const options = ["Options considered", "Decisions and next steps"];
const limits = ["Risks and constraints"];

export const businessCase: DocumentReference = {
  initiative: "Chargen lückenlos verfolgen",
  type: "business_case",
  points: [
    { point: "2,140 jars were recalled", words: ["2.140"], sections: problem },
    { point: "only 160 were affected", words: ["160"], sections: problem },
    {
      point: "the recall cost 11,400 euros",
      words: ["11.400"],
      sections: [...problem, "Costs and returns"],
    },
    { point: "a shop cleared 340 jars", words: ["340"], sections: problem },
    { point: "Elbkontor has had a code since 2024", words: ["2024", "qr"], sections: ["Market"] },
    { point: "a day as a batch: up to 1,800 kg", words: ["1.800"], sections: options },
    { point: "a keeper as a batch: rinsing", words: ["40 min"], sections: options },
    {
      point: "one kettle, at most 600 kg",
      words: ["600 kg"],
      sections: [...chosen, "Options considered", "Summary"],
    },
    {
      point: "2,900 euros to set up, 79 a month",
      words: ["2.900"],
      sections: [...chosen, "Options considered", "Costs and returns", "Summary"],
    },
    {
      point: "dairy software at 8,500 euros a year",
      words: ["8.500"],
      sections: [...options, "Costs and returns"],
    },
    { point: "all depends on Kerstin", words: ["kerstin", "ausfällt"], sections: limits },
    { point: "blocked shelf without a number", words: ["sperrregal"], sections: limits },
    {
      point: "within 30 minutes instead of two days",
      words: ["30 minuten"],
      sections: ["Success measures", "Summary"],
    },
    {
      point: "all members from 21 June",
      words: ["21. juni|21.6"],
      sections: ["Decisions and next steps", "Summary", "Recommendation"],
    },
  ],
  wrong: [
    { says: ["pantone|duzen"], because: "House style is no content." },
    { says: ["oxalsäure|ameisensäure|kanister"], because: "An order of members, another matter." },
    { says: ["likör"], because: "Archived." },
    countered("ohne Zettel", "The blocked shelf; no payment until the keeper calls."),
    {
      says: ["1.800|abfülltag|8.500|molkereisoftware"],
      sections: ["Recommendation", "Summary", "Success measures"],
      because: "Turned down.",
    },
    {
      says: ["6,90|foto vom imker"],
      sections: ["Costs and returns", "Success measures", "Risks and constraints"],
      because: "A rival's price is neither our cost nor our return.",
    },
    {
      says: ["612"],
      sections: ["Costs and returns", "Success measures"],
      because: "The turnover does not come from batches.",
    },
  ],
  belongs: {
    "Chargen lückenlos verfolgen": ["Summary", ...chosen],
    "Probelauf mit Raps, Mai 2026": "anywhere",
    "Annahme mit Nummer, was es können muss": "anywhere",
    "Über uns": [...problem, "Market"],
    "Was vorgeschrieben ist": [...limits, "Problem or opportunity"],
    "Wer damit zu tun hat": [...problem, "Market"],
    "Marktleiter Bohn": problem,
    "Stammtisch Oktober": [...problem, ...limits],
    "Rückruf März 2026, nachgerechnet": [...problem, "Costs and returns"],
    "Elbkontor Honig": ["Market", "Problem or opportunity"],
    "Aufkleber für die Hobbocks": ["Recommendation", "Options considered", "Costs and returns"],
    "Linie + Technik": limits,
    "Eine Charge ist ein Kessel": [...chosen, "Options considered", "Summary"],
    "Wir nehmen Losbuch": [...chosen, "Options considered", "Costs and returns", "Summary"],
    "Hobbock ohne Zettel": limits,
    "Hängt alles an Kerstin": limits,
    Fahrplan: [...chosen, ...limits],
    "Schnell wissen, woher und wohin": ["Success measures", "Summary", "Costs and returns"],
    "Rückruf bleibt klein": ["Success measures", "Summary", "Costs and returns"],
    "Die Mitglieder nicht mit Papierkram verjagen": [...limits, "Success measures"],
  },
};
