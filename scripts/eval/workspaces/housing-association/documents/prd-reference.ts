import type { DocumentReference } from "../../../reference";

const limits = ["Constraints and dependencies", "Requirements"];

export const prd: DocumentReference = {
  initiative: "Repairs you can book yourself",
  type: "prd",
  points: [
    {
      point: "tenants pick their own slot on the phone",
      words: ["own slot"],
      sections: ["Summary", "Requirements"],
    },
    {
      point: "17 minutes of waiting, 22% give up",
      words: ["17 minutes", "22 %"],
      sections: ["Problem"],
    },
    { point: "a missed visit costs £48", words: ["48"], sections: ["Problem"] },
    {
      point: "Mrs Adeyemi lost a whole day",
      words: ["wednesday", "bath"],
      sections: ["Problem"],
    },
    {
      point: "families and people on shifts",
      words: ["shifts"],
      sections: ["Target users"],
    },
    {
      point: "19% of missed visits become 9%",
      words: ["19 %", "9 %"],
      sections: ["Goals and success metrics"],
    },
    { point: "no gas to begin with", words: ["gas"], sections: ["Non-goals"] },
    {
      point: "a text ten minutes before",
      words: ["text", "ten minutes"],
      sections: ["Requirements", "User experience"],
    },
    { point: "damp never waits for a slot", words: ["damp", "10 working days"], sections: limits },
    { point: "live slots need the connector", words: ["connector", "6,200"], sections: limits },
    {
      point: "Thornhill on 1 March",
      words: ["thornhill", "1 march"],
      sections: ["Rollout"],
    },
    {
      point: "nobody has an answer to the half past five slots",
      words: ["quicker way of being disappointed|half past five|answer to that"],
      sections: ["Open questions and risks"],
    },
  ],
  wrong: [
    { says: ["lift in block c|bin stores"], because: "Heard at the forum, nothing to do with it." },
    { says: ["chatbot|molly"], because: "An old plan that nobody should quote." },
    {
      says: ["video call|dressing gown"],
      sections: ["Requirements", "User experience", "Summary", "Rollout"],
      because: "It was turned down in August.",
    },
    {
      says: ["earliest convenience|not a unit"],
      because: "House style is no content.",
    },
    {
      says: ["gas"],
      sections: ["User experience", "Goals and success metrics"],
      because: "Gas is not part of it.",
    },
    { says: ["window boxes|tulips"], because: "Another initiative." },
    {
      says: ["weekdays nine to four|fixmate"],
      sections: ["Requirements", "Non-goals", "User experience", "Constraints and dependencies"],
      because: "That is how the neighbours' tool works.",
    },
    {
      says: ["never ring us again"],
      sections: ["Summary", "Problem", "Goals and success metrics", "Requirements"],
      because: "A guess, no fact.",
    },
  ],
  belongs: {
    "Repairs you can book yourself": ["Summary", "Rollout", "Problem"],
    "Starting in Thornhill, second go": "anywhere",
    "Who we are, for new starters": ["Problem", "Target users"],
    "What it all runs on (ask Jonny)": ["Constraints and dependencies"],
    "Who's on the other end of the line": ["Target users", "Non-goals"],
    "Tea with Mrs Adeyemi, Thornhill Court": ["Problem", "Target users"],
    "What came up at the tenants' forum": ["Problem", "Target users"],
    "Dawn's numbers for October": ["Problem"],
    "How the other landlords are getting on": ["Problem", "Open questions and risks"],
    "Don Valley Homes and their FixMate": ["Problem"],
    "Text when he's ten minutes away": ["Requirements", "User experience"],
    "Send us a photo of it": ["Requirements", "User experience"],
    "Video call with a plumber": ["Non-goals"],
    "The diary only talks to us at night": ["Constraints and dependencies", "Requirements"],
    "Damp, mould and the deadlines": ["Constraints and dependencies", "Requirements", "Non-goals"],
    "Gas stays on the phone": ["Non-goals", "Constraints and dependencies", "Rollout"],
    "Bacon sandwiches with the trades": ["Constraints and dependencies", "Requirements", "Rollout"],
    "People who aren't online": ["Open questions and risks", "Target users"],
    "Everybody wants half past five": ["Open questions and risks"],
    "Fewer wasted trips": ["Goals and success metrics"],
    "No more hanging on": ["Goals and success metrics"],
    "Half of it booked online": ["Goals and success metrics"],
    "What it may cost": ["Constraints and dependencies", "Goals and success metrics"],
  },
};
