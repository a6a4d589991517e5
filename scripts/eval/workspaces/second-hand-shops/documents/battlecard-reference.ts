import type { DocumentReference } from "../../../reference";

const theirs = ["Competitor at a glance", "Where they win"];
const ours = ["Where we win", "Objections and answers"];

/** One note about one rival is all that there is. */
export const battlecard: DocumentReference = {
  initiative: "Ophalen boeken via de site",
  type: "competitive_battlecard",
  points: [
    {
      point: "boekformulier sinds 2024",
      words: ["2024", "boekformulier"],
      sections: theirs,
    },
    { point: "zij komen binnen 5 dagen", words: ["5 dagen"], sections: theirs },
    {
      point: "zij vragen € 10 per rit",
      words: ["10 per rit|10 euro|vragen 10|vraagt 10"],
      sections: ["Price comparison", "Competitor at a glance", ...ours],
    },
    {
      point: "zij halen geen witgoed",
      words: ["witgoed"],
      sections: [...ours, "Competitor at a glance", "Questions to ask"],
    },
    {
      point: "niet in Doesburg",
      words: ["doesburg", "niet|geen"],
      sections: [...ours, "Competitor at a glance", "When we meet them", "Questions to ask"],
    },
    {
      point: "hun formulier heeft geen foto's",
      words: ["zonder foto|geen foto"],
      sections: [...ours, "Competitor at a glance"],
    },
    {
      point: "bij ons is ophalen gratis",
      words: ["gratis", "ophalen|halen"],
      sections: [...ours, "Price comparison"],
    },
    {
      point: "bij ons de eerste plek pas na 13 dagen",
      words: ["13 dagen"],
      sections: ["Where they win", "Objections and answers", "Proof and sources"],
    },
  ],
  wrong: [
    { says: ["3F7D4E|jij geen u"], because: "Huisstijl is geen inhoud." },
    { says: ["kerst|loterij|karaoke"], because: "Heeft er niets mee te maken." },
    { says: ["ambachtscentrum|repaircafé"], because: "Een subsidie voor iets anders." },
    { says: ["webshop|platenverzamelaar|koffiekring"], because: "Gestopt." },
    { says: ["41.000|3.800|8.160"], because: "Eigen geld is geen argument." },
    {
      says: ["€ 15"],
      sections: ["Price comparison"],
      because: "Een prijs die wij nooit gevraagd hebben.",
    },
    { says: ["dubbele boekingen"], because: "Eigen planning zegt niets over een ander." },
  ],
  belongs: {
    "Ophalen boeken via de site": [...ours, "Price comparison"],
    "over ons": ["Where we win", "Proof and sources", "When we meet them"],
    "wie laten er ophalen": ["When we meet them", "Questions to ask"],
    "mw Hoitink uit Gaanderen": ["Where they win", "Objections and answers", "Proof and sources"],
    "praatje met Ali en Gerrit (chauffeurs)": ["Proof and sources"],
    "geteld in het ophaalschrift, september": [
      "Where they win",
      "Proof and sources",
      "Objections and answers",
    ],
    "De Lappendeken (Zevenaar)": [
      ...theirs,
      ...ours,
      "When we meet them",
      "Price comparison",
      "Questions to ask",
      "Proof and sources",
    ],
    "foto's meesturen": ["Where we win"],
    "smsje de dag ervoor": ["Where we win"],
    "zelf verzetten via een linkje": ["Where we win"],
    "mensen zonder computer": [...ours, "When we meet them"],
    "ophalen blijft gratis": [...ours, "Price comparison"],
    "planning (Marloes)": ["Where we win", "Objections and answers"],
  },
};
