import type { DocumentReference } from "../../../reference";

export const battlecard: DocumentReference = {
  initiative: "Immutable Vault",
  type: "competitive_battlecard",
  points: [
    { point: "Cohestra in a sentence", words: ["cohestra"], sections: ["Competitor at a glance"] },
    {
      point: "large buyers, such as Halvorsen and Ostrava",
      words: ["halvorsen|ostrava"],
      sections: ["When we meet them", "Where we win", "Where they win", "Proof and sources"],
    },
    {
      point: "nobody can delete, not even we",
      words: [
        "nobody can delete|not by us|not even we|cannot be changed or deleted|no way to lift",
      ],
      sections: ["Where we win", "Objections and answers"],
    },
    {
      point: "their support lifts a lock on one ticket",
      words: ["lifts a lock|lifted the lock"],
      sections: ["Where we win", "Questions to ask", "Proof and sources", "Competitor at a glance"],
    },
    {
      point: "restores are free with us",
      words: ["restores free"],
      sections: ["Where we win", "Price comparison"],
    },
    {
      point: "they have an appliance",
      words: ["appliance"],
      sections: ["Where they win", "Competitor at a glance"],
    },
    {
      point: "they have SOC 2 Type II",
      words: ["soc 2"],
      sections: ["Where they win", "Objections and answers", "Competitor at a glance"],
    },
    { point: "€2,100 a month for 10 TB", words: ["2,100"], sections: ["Price comparison"] },
    { point: "we take €0.011 per GB", words: ["0.011"], sections: ["Price comparison"] },
    {
      point: "they charge €0.09 per GB restored",
      words: ["0.09"],
      sections: ["Price comparison", "Where we win", "Questions to ask"],
    },
    { point: "what if we lock rubbish?", words: ["rubbish"], sections: ["Objections and answers"] },
    {
      point: "no box we can touch",
      words: ["no box"],
      sections: ["Objections and answers", "Where they win"],
    },
    {
      point: "Ostrava Steel may be named",
      words: ["ostrava"],
      sections: ["Proof and sources", "Where we win"],
    },
    {
      point: "insurers give 8 to 15 % off",
      words: ["8 to 15 %"],
      sections: ["Where we win", "Proof and sources", "When we meet them"],
    },
  ],
  wrong: [
    { says: ["bluedeep"], because: "Another rival, of another product." },
    {
      says: ["everybody chooses 90|margin of the vault"],
      because: "Our own worry is no argument.",
    },
    {
      says: ["2 high|replay of an expired"],
      because: "Findings of a penetration test are not for buyers.",
    },
    { says: ["appliance in the building"], sections: ["Where we win"], because: "That is theirs." },
    { says: ["soc 2 type"], sections: ["Where we win"], because: "That is theirs." },
    { says: ["no box"], sections: ["Where we win"], because: "Why a deal was lost." },
    { says: ["lifted the lock"], sections: ["Where they win"], because: "Why a deal was won." },
    { says: ["tie up"], because: "What hardware would cost us is for ourselves." },
    { says: ["military-grade|0F7173"], because: "House style is no content." },
    {
      says: ["lock for years|1 to 10 years"],
      sections: ["Where we win", "Objections and answers"],
      because: "Not there yet.",
    },
    { says: ["passphrase|telvia"], because: "Of other initiatives." },
  ],
  belongs: {
    "Immutable Vault": ["Where we win", "When we meet them", "Objections and answers"],
    Harborline: ["When we meet them", "Proof and sources"],
    "Where we sell": ["When we meet them"],
    "Certificates and laws": ["Objections and answers", "Proof and sources", "Where we win"],
    "PRD: Immutable Vault (signed off 2 October)": [
      "Where we win",
      "Objections and answers",
      "Proof and sources",
      "When we meet them",
    ],
    "Launch plan: Immutable Vault, 24 February": [
      "Where we win",
      "Objections and answers",
      "Proof and sources",
      "When we meet them",
    ],
    Cohestra: "anywhere",
    "Our price": ["Price comparison", "Where we win", "Objections and answers"],
    "Lost: Halvorsen Shipping": [
      "When we meet them",
      "Where they win",
      "Objections and answers",
      "Proof and sources",
    ],
    "Won: Ostrava Steel": [
      "When we meet them",
      "Where we win",
      "Questions to ask",
      "Proof and sources",
    ],
    "Design partners, first week": ["Proof and sources", "Objections and answers"],
    Insurers: [
      "When we meet them",
      "Where we win",
      "Where they win",
      "Questions to ask",
      "Proof and sources",
    ],
    "Object lock": ["Where we win", "Objections and answers", "Proof and sources"],
    "Compliance mode, not governance mode": [
      "Where we win",
      "Objections and answers",
      "Questions to ask",
    ],
    "No appliance": ["Where they win", "Objections and answers"],
    "What sales hears": ["Objections and answers", "Price comparison"],
    "Erasure under the GDPR against a lock": ["Objections and answers"],
    "Someone turns the clock forward": ["Objections and answers", "Proof and sources"],
    "No backup lost to a stolen password": ["Where we win", "Proof and sources"],
  },
};
