import type { DocumentReference } from "../../../reference";

export const battlecard: DocumentReference = {
  initiative: "Consolidation for groups",
  type: "competitive_battlecard",
  points: [
    {
      point: "Numera: Amsterdam, about 500 customers",
      words: ["amsterdam|500 customers"],
      sections: ["Competitor at a glance"],
    },
    {
      point: "from €1,400 a month",
      words: ["€1,400"],
      sections: ["Competitor at a glance", "Price comparison"],
    },
    {
      point: "we meet them in 31 of 84 deals",
      words: ["31 of 84"],
      sections: ["When we meet them", "Competitor at a glance"],
    },
    {
      point: "groups: 97 customers with several entities",
      words: ["97 of 318"],
      sections: ["When we meet them"],
    },
    { point: "2.4 s p95 on balances", words: ["2.4 s"], sections: ["Where we win"] },
    {
      point: "webhooks without signature",
      words: ["without signature"],
      sections: ["Where we win"],
    },
    {
      point: "no audit trail behind a number",
      words: ["audit trails|trace any"],
      sections: ["Where we win"],
    },
    {
      point: "180 milliseconds at Sorrel Homes",
      words: ["180 milliseconds"],
      sections: ["Where we win", "Proof and sources"],
    },
    {
      point: "they consolidate today",
      words: ["consolidation|consolidate"],
      sections: ["Where they win"],
    },
    { point: "Dutch and German tax codes", words: ["tax codes"], sections: ["Where they win"] },
    {
      point: "Harbour & Finch went to them",
      words: ["harbour"],
      sections: ["Where they win", "Objections and answers"],
    },
    { point: "£900 a month for up to 5 entities", words: ["£900"], sections: ["Price comparison"] },
    {
      point: "objection: they consolidate and you don't",
      words: ["you don't"],
      sections: ["Objections and answers", "Where they win"],
    },
    { point: "Dina Farouk takes calls", words: ["dina farouk"], sections: ["Proof and sources"] },
  ],
  wrong: [
    { says: ["dutch and german tax codes"], sections: ["Where we win"], because: "Theirs." },
    { says: ["2.4 s p95"], sections: ["Where they win"], because: "Their weakness." },
    {
      says: ["do not touch"],
      sections: ["Where we win", "Objections and answers"],
      because: "About spreadsheets.",
    },
    { says: ["mei tanaka"], because: "Internal." },
    { says: ["a year later in an audit"], because: "Our risk is no argument." },
    { says: ["#1B2A49"], because: "House style is no content." },
    {
      says: ["two maintainers"],
      sections: ["Where they win"],
      because: "That is Tallybook's weakness.",
    },
  ],
  belongs: {
    "Consolidation for groups": ["Where we win"],
    "Business case: consolidation for groups, draft 3": ["When we meet them", "Price comparison"],
    "Ledgerline at a glance": ["Proof and sources"],
    "Software firms that need a ledger": ["When we meet them"],
    Numera: [
      "Competitor at a glance",
      "When we meet them",
      "Where we win",
      "Where they win",
      "Price comparison",
    ],
    "Foliant and Tallybook": ["Competitor at a glance", "Where they win", "Price comparison"],
    "How Numera consolidates": [
      "Competitor at a glance",
      "Where we win",
      "Where they win",
      "Proof and sources",
    ],
    "Group controllers and the engineers behind them": ["When we meet them"],
    "14 controllers, October": ["When we meet them", "Proof and sources", "Price comparison"],
    "Lost deal: Harbour & Finch": ["When we meet them", "Where they win", "Objections and answers"],
    "Won against Numera: Sorrel Homes": [
      "When we meet them",
      "Where we win",
      "Proof and sources",
      "Objections and answers",
    ],
    "How long a group close takes": ["Proof and sources", "When we meet them"],
    "Elimination rules as code": ["Where we win"],
    "Trace any group figure to its entries": ["Where we win", "Objections and answers"],
    "Own exchange rates": ["Where we win"],
    "Pricing talk, 6 November": ["Price comparison"],
    "SOC 2 and audit": ["Objections and answers", "Proof and sources"],
  },
};
