import type { DocumentReference } from "../../../reference";

export const battlecard: DocumentReference = {
  initiative: "Lancering Grendel Eén",
  type: "competitive_battlecard",
  points: [
    {
      point: "Sluyter: Belgisch, sinds 2021",
      words: ["sluyter|belgisch", "2021"],
      sections: ["Competitor at a glance"],
    },
    {
      point: "169 euro plus 3,99 per maand",
      words: ["169", "3,99"],
      sections: ["Competitor at a glance", "Price comparison"],
    },
    {
      point: "wij: 149 euro",
      words: ["149"],
      sections: ["Price comparison", "Where we win"],
    },
    {
      point: "ons alarm op de telefoon blijft gratis",
      words: ["alarm", "gratis"],
      sections: ["Where we win", "Price comparison"],
    },
    {
      point: "GPS ingebouwd is hun kracht",
      words: ["gps ingebouwd"],
      sections: ["Where they win"],
    },
    {
      point: "600 winkels",
      words: ["600 winkels"],
      sections: ["Where they win", "Competitor at a glance"],
    },
    {
      point: "hun batterij: 3 maanden",
      words: ["batterij", "3 maanden"],
      sections: ["Where we win"],
    },
    {
      point: "onze batterij: 7,5 maand",
      words: ["7,5 maand"],
      sections: ["Where we win", "Proof and sources"],
    },
    {
      point: "vervanging duurt bij hen drie weken",
      words: ["drie weken"],
      sections: ["Where we win"],
    },
    {
      point: "gewone sloten: 6 van de 10 vergelijken daarmee",
      words: ["6 van de 10"],
      sections: ["When we meet them", "Competitor at a glance"],
    },
    {
      point: "71 % wil geen abonnement",
      words: ["71 %"],
      sections: ["Proof and sources", "Where we win", "Price comparison", "Objections and answers"],
    },
    {
      point: "de koper: forens met e-bike",
      words: ["e-bike", "station|forens"],
      sections: ["When we meet them"],
    },
  ],
  wrong: [
    { says: ["3.000 in de webshop"], because: "Ons doel gaat een koper niets aan." },
    { says: ["geld tot juli"], because: "Hoe lang ons geld duurt, gaat een koper niets aan." },
    {
      says: ["display"],
      sections: ["Objections and answers"],
      because: "De wens van een winkel is geen bezwaar tegen het slot.",
    },
    {
      says: ["gps ingebouwd"],
      sections: ["Where we win"],
      because: "GPS heeft Sluyter en hebben wij niet.",
    },
    {
      says: ["980 gram"],
      sections: ["Where they win"],
      because: "Het gewicht is hun zwakte.",
    },
    { says: ["#FF6A13"], because: "Huisstijl is geen inhoud." },
    {
      says: ["vals alarm"],
      sections: ["Where we win", "Proof and sources"],
      because: "Ons eigen gebrek is geen bewijs.",
    },
    {
      says: ["drie keer drukken"],
      sections: ["Proof and sources", "Where we win"],
      because: "Een klacht over ons is geen bewijs.",
    },
    { says: ["brno"], because: "De fabriek gaat een koper niets aan." },
    {
      says: ["bol rekent"],
      sections: ["Price comparison"],
      because: "Wat Bol rekent is geen prijs voor kopers.",
    },
  ],
  belongs: {
    "Lancering Grendel Eén": ["Where we win", "When we meet them"],
    "Businesscase Grendel Eén (aandeelhouders, 3 september)": [
      "Where we win",
      "Price comparison",
      "When we meet them",
    ],
    "Grendel B.V.": ["Proof and sources"],
    Markt: ["When we meet them"],
    "Forens met een dure e-bike": ["When we meet them"],
    "Testers van de nulserie, november": [
      "Where we win",
      "Objections and answers",
      "Proof and sources",
    ],
    "Fietswinkel De Spaak": [
      "When we meet them",
      "Where we win",
      "Objections and answers",
      "Proof and sources",
    ],
    "Wat mensen willen betalen": [
      "Where we win",
      "Price comparison",
      "Objections and answers",
      "Proof and sources",
    ],
    Sluyter: [
      "Competitor at a glance",
      "When we meet them",
      "Where we win",
      "Where they win",
      "Price comparison",
    ],
    "Gewone ringsloten": [
      "Competitor at a glance",
      "When we meet them",
      "Where they win",
      "Price comparison",
    ],
    "Ontgrendelen zonder telefoon": ["Where we win", "Objections and answers"],
    "Slot delen met huisgenoten": ["Where we win"],
    "Keuringen voor de verkoop": ["Proof and sources"],
    "Overleg 10 november": ["Where we win", "Price comparison"],
  },
};
