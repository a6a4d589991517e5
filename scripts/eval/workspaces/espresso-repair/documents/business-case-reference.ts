import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const problem = ["Problem or opportunity", "Summary"];
const money = ["Costs and returns", "Summary"];
const options = ["Options considered", "Recommendation", "Decisions and next steps"];
const measures = ["Success measures", "Summary"];
const limits = ["Risks and constraints"];

export const businessCase: DocumentReference = {
  initiative: "Fixed-price overhaul with a swap machine",
  type: "business_case",
  points: [
    {
      point: "a machine is brought, yours is overhauled, one price",
      words: ["machine", "overhaul", "one price"],
      sections: ["Summary", "Recommendation"],
    },
    {
      point: "nine days without a machine",
      words: ["9 days|nine days|median 9"],
      sections: problem,
    },
    { point: "118 were booked and called off", words: ["118"], sections: problem },
    { point: "31% cost more than quoted", words: ["31 %"], sections: problem },
    {
      point: "38 of 60 put it off",
      words: ["38", "60"],
      sections: [...problem, "Market"],
    },
    { point: "5,200 cafés, one in five is ours", words: ["5,200"], sections: ["Market"] },
    {
      point: "Espresso Medics have no swap machine",
      words: ["medics"],
      sections: ["Market", "Options considered"],
    },
    { point: "leasing was dearer", words: ["leas", "210|14 months"], sections: options },
    {
      point: "three price classes were dropped",
      words: ["three price classes"],
      sections: options,
    },
    { point: "$46,700 to get going", words: ["46,700"], sections: money },
    { point: "$1,288 left per job", words: ["1,288"], sections: money },
    { point: "rotten boilers, undecided", words: ["boiler", "900|one in nine"], sections: limits },
    { point: "520 overhauls a year", words: ["520"], sections: [...measures, "Costs and returns"] },
    {
      point: "1 March in metro",
      words: ["1 march"],
      sections: ["Decisions and next steps", "Summary"],
    },
  ],
  wrong: [
    { says: ["9A5B2E|passion|bean pun"], because: "House style is no content." },
    { says: ["cartridge|softener"], because: "Another initiative." },
    { says: ["domestic"], because: "Archived." },
    { says: ["tyres|ficus|rego"], because: "Has nothing to do with it." },
    {
      says: ["espresso medics|cuppa"],
      sections: ["Costs and returns", "Success measures"],
      because: "A rival's price is no cost of ours.",
    },
    countered("come back", "Only in exchange, and a hold on the card."),
  ],
  belongs: {
    "Fixed-price overhaul with a swap machine": [
      "Summary",
      "Recommendation",
      "Decisions and next steps",
    ],
    "Four cafés, one borrowed machine": "anywhere",
    "Who we are": ["Summary", "Problem or opportunity", "Market"],
    "Cafés and roasters": ["Market", "Problem or opportunity"],
    "Job cards": limits,
    "Boilers and leads": limits,
    "Which cafés it suits": ["Market", "Problem or opportunity"],
    "Con Stavrou, Sydney Rd": problem,
    "Northside Roasters (Jacinta)": [...problem, "Market"],
    "Toolbox talk 22 Oct": [...limits, "Problem or opportunity"],
    "Job book 2025/26": [...problem, "Success measures"],
    "Ring-around, August": [...problem, "Market", "Costs and returns"],
    "Espresso Medics": ["Market", "Options considered"],
    "Cuppa Hire": ["Market", "Options considered"],
    "A photo from the bench": ["Options considered", "Recommendation"],
    "Quick-connect kit": ["Options considered", "Recommendation"],
    "Tune the grinder while we're there": ["Options considered"],
    "Power, taps and benches": limits,
    "Lending out hot, heavy things": [...limits, "Costs and returns"],
    "$3,480, one price": [...options, ...money],
    "Ten Lario second-hand": [...options, ...money],
    "Swap machine doesn't come back": limits,
    "Rotten boilers": [...limits, "Costs and returns"],
    "Running the numbers": [...money],
    "When and who": ["Decisions and next steps", ...limits],
    "Pouring again within the hour": measures,
    "More overhauls": [...measures, "Costs and returns"],
    "No fright at the invoice": [...measures, "Problem or opportunity"],
    "Bench closes at five thirty": [...limits, "Success measures"],
    "Keep the apprentices": ["Success measures"],
  },
};
