import type { DocumentReference } from "../../../reference";

export const summary: DocumentReference = {
  initiative: "Repairs you can book yourself",
  type: "executive_summary",
  points: [
    {
      point: "tenants pick a slot on their phone",
      words: ["own slot|on your phone"],
      sections: ["Key message", "Recommendation"],
    },
    {
      point: "people wait 17 minutes and a fifth of visits is wasted",
      words: ["17 minutes"],
      sections: ["Situation", "Key message"],
    },
    {
      point: "£48 for each missed visit",
      words: ["48"],
      sections: ["Situation", "Cost and effort"],
    },
    {
      point: "other landlords miss 8% against 18%",
      words: ["8 %", "18 %"],
      sections: ["Situation", "Expected impact"],
    },
    {
      point: "missed visits fall to 9%",
      words: ["9 %", "nobody at home"],
      sections: ["Expected impact", "Key message"],
    },
    { point: "half booked online", words: ["50 %"], sections: ["Expected impact"] },
    {
      point: "£85,000 in the first year",
      words: ["85,000"],
      sections: ["Cost and effort", "Key message"],
    },
    { point: "the connector is £6,200", words: ["6,200"], sections: ["Cost and effort"] },
    {
      point: "the good slots may be gone at once",
      words: ["disappointed|half past five"],
      sections: ["Main risks"],
    },
    {
      point: "the line keeps four people",
      words: ["four people"],
      sections: ["Main risks", "Cost and effort"],
    },
    {
      point: "Thornhill 1 March, everybody 30 September",
      words: ["1 march", "30 september"],
      sections: ["Decision and next steps", "Key message", "Recommendation"],
    },
    {
      point: "gas was left out on 21 October",
      words: ["21 october", "gas"],
      sections: ["Decision and next steps", "Recommendation", "Situation"],
    },
  ],
  wrong: [
    { says: ["lift in block c|bin stores|lovely cake"], because: "Nothing a board needs." },
    { says: ["chatbot|molly|70,000"], because: "An old plan that nobody should quote." },
    {
      says: ["video call|dressing gown"],
      sections: ["Key message", "Recommendation", "Expected impact"],
      because: "It was turned down in August.",
    },
    { says: ["earliest convenience|not a unit"], because: "House style is no content." },
    { says: ["window boxes|tulips"], because: "Another initiative." },
    {
      says: ["2.40"],
      sections: ["Cost and effort", "Recommendation"],
      because: "The price of the neighbours' tool, not of ours.",
    },
    {
      says: ["one return visit in six"],
      sections: ["Expected impact", "Key message"],
      because: "Darren's guess.",
    },
    {
      says: ["comments to me"],
      because: "A remark to the readers of a draft.",
    },
  ],
  belongs: {
    "Repairs you can book yourself": "anywhere",
    "Starting in Thornhill, second go": "anywhere",
    "Who we are, for new starters": ["Situation", "Cost and effort"],
    "What it all runs on (ask Jonny)": ["Cost and effort"],
    "Who's on the other end of the line": ["Situation"],
    "Tea with Mrs Adeyemi, Thornhill Court": ["Situation"],
    "What came up at the tenants' forum": ["Situation"],
    "Dawn's numbers for October": ["Situation", "Cost and effort", "Key message"],
    "How the other landlords are getting on": ["Situation", "Expected impact", "Main risks"],
    "Don Valley Homes and their FixMate": ["Situation"],
    "Text when he's ten minutes away": ["Recommendation"],
    "Send us a photo of it": ["Recommendation"],
    "The diary only talks to us at night": ["Cost and effort", "Main risks"],
    "Damp, mould and the deadlines": ["Main risks", "Recommendation"],
    "Gas stays on the phone": ["Recommendation", "Decision and next steps", "Situation"],
    "Bacon sandwiches with the trades": ["Decision and next steps", "Cost and effort", "Situation"],
    "People who aren't online": ["Main risks"],
    "Everybody wants half past five": ["Main risks"],
    "Fewer wasted trips": ["Expected impact", "Key message"],
    "No more hanging on": ["Expected impact", "Key message"],
    "Half of it booked online": ["Expected impact", "Key message"],
    "What it may cost": ["Cost and effort", "Key message"],
  },
};
