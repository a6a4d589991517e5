import type { DocumentReference } from "../../../reference";

export const battlecard: DocumentReference = {
  initiative: "Offline regions",
  type: "competitive_battlecard",
  points: [
    {
      point: "Trailpost in a sentence",
      words: ["trailpost"],
      sections: ["Competitor at a glance"],
    },
    {
      point: "2 million users",
      words: ["2 million"],
      sections: ["Competitor at a glance", "Where they win"],
    },
    { point: "$49 a year", words: ["49"], sections: ["Price comparison"] },
    { point: "ours is $38 a year", words: ["38"], sections: ["Price comparison", "Where we win"] },
    {
      point: "their downloads carry on",
      words: ["carry on after a break"],
      sections: ["Where they win", "Competitor at a glance", "Objections and answers"],
    },
    {
      point: "9 of 40 paths were wrong",
      words: ["40 lake district|9 were wrong"],
      sections: ["Where we win", "Proof and sources", "Questions to ask"],
    },
    {
      point: "no survey maps outside the US",
      words: ["survey maps"],
      sections: ["Where we win", "Questions to ask", "Proof and sources"],
    },
    {
      point: "support after five days",
      words: ["five days"],
      sections: ["Where we win", "Questions to ask", "Proof and sources"],
    },
  ],
  wrong: [
    { says: ["5B6B3A|tilly"], because: "No content." },
    { says: ["good friday|94 %|stale paths"], because: "Our own worry is no argument." },
    { says: ["64,000|2,300"], because: "Our own money is no argument." },
    { says: ["lancaster|own area"], because: "Another initiative." },
    { says: ["carry on after a break"], sections: ["Where we win"], because: "That is theirs." },
    { says: ["volunteers"], sections: ["Where they win"], because: "Their weak point." },
    {
      says: ["grey square|80-something|useless"],
      sections: ["Where we win", "Proof and sources"],
      because: "Complaints about us prove nothing for us.",
    },
    {
      says: ["wi-fi direct"],
      sections: ["Where we win", "Objections and answers"],
      because: "Not there, and left out of the first release.",
    },
  ],
  belongs: {
    "Offline regions": ["Where we win", "When we meet them", "Objections and answers"],
    "Offline regions, requirements draft 2": [
      "Where we win",
      "Objections and answers",
      "When we meet them",
    ],
    "Fellside in brief": ["When we meet them", "Proof and sources", "Price comparison"],
    "Where we sell": ["When we meet them"],
    Trailpost: "anywhere",
    "Who downloads maps": ["When we meet them"],
    "Iona, hut warden, Glen Affric": ["When we meet them", "Objections and answers"],
    "Store reviews, September (two stars and below)": [
      "When we meet them",
      "Objections and answers",
    ],
    "Download logs, August 2026": ["Objections and answers"],
    "Cancellation survey": ["When we meet them", "Objections and answers"],
    "Draw your own region": ["Where we win", "Objections and answers"],
    "Carry on where it stopped": ["Objections and answers"],
    "Regions are archives, not tiles": ["Objections and answers"],
    "No grey squares on the hill": ["Where we win", "Objections and answers"],
  },
};
