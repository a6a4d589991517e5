import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const problem = ["Problem or opportunity", "Summary"];
const money = ["Costs and returns", "Summary"];
const options = ["Options considered", "Recommendation"];
const risks = ["Risks and constraints"];
const success = ["Success measures"];
const next = ["Decisions and next steps"];

export const businessCase: DocumentReference = {
  initiative: "Flag cleanup",
  type: "business_case",
  points: [
    {
      point: "47% of flags have served one value for three months",
      words: ["47 %"],
      sections: [...problem, "Market"],
    },
    {
      point: "14 accounts left over it, worth £322k",
      words: ["322k|322,000"],
      sections: [...problem, "Market", "Costs and returns"],
    },
    {
      point: "50 minutes to remove a flag by hand",
      words: ["50 minutes|50 min"],
      sections: [...problem, ...success],
    },
    {
      point: "Switchyard charges $12",
      words: ["switchyard|sweep", "12"],
      sections: ["Market", "Options considered", "Problem or opportunity"],
    },
    {
      point: "licensing Grapheme was looked at",
      words: ["grapheme"],
      sections: [...options, ...next],
    },
    {
      point: "an add-on would bring £420k a year",
      words: ["420k|420,000", "add on"],
      sections: [...options, ...next, "Costs and returns"],
    },
    {
      point: "building costs £190k",
      words: ["190k|190,000"],
      sections: [...money, ...options, ...next],
    },
    { point: "£31k a year to run", words: ["31k|31,000"], sections: money },
    { point: "about £160k of ARR a year", words: ["160k|160,000"], sections: money },
    {
      point: "pays back in 18 months",
      words: ["18 months"],
      sections: [...money, "Recommendation"],
    },
    {
      point: "included in Business and Enterprise",
      words: ["business and enterprise|part of the plan"],
      sections: [...options, ...next, ...money],
    },
    {
      point: "PRs that nobody merges",
      words: ["131|nobody merges"],
      sections: risks,
    },
    {
      point: "no more than 6 leave over clutter",
      words: ["6 accounts|14 to 6"],
      sections: [...success, "Summary"],
    },
    {
      point: "70% merged within 14 days",
      words: ["70 %", "14 days"],
      sections: [...success, "Summary"],
    },
  ],
  wrong: [
    { says: ["E4572E|coral|exclamation"], because: "House style is no content." },
    { says: ["relay|inc 231|nordbrygg|mortgage"], because: "Another initiative." },
    { says: ["stickers|socks|saml"], because: "Beside the point." },
    { says: ["4 per developer"], because: "The price of an archived proposal." },
    {
      says: ["approver bot|code owner"],
      sections: ["Summary", "Recommendation", "Decisions and next steps", "Success measures"],
      because: "An archived proposal that was turned down.",
    },
    {
      says: ["420k|420,000"],
      sections: success,
      because: "A revenue that was given up.",
    },
    {
      says: ["leaderboard"],
      sections: ["Summary", "Recommendation"],
      because: "Nobody has asked for it.",
    },
    countered("changes what", "Drafts, 30 days of watching, the customer's tests."),
    countered("write access", "A read-only mode with a patch file."),
  ],
  belongs: {
    "Flag cleanup": ["Summary", "Recommendation", ...next, "Problem or opportunity"],
    "Cleanup beta, first four weeks": "anywhere",
    "Merge while you sleep": ["Options considered"],
    "Burgee in short": ["Market", "Summary", "Problem or opportunity"],
    "Pricing page as it stands": ["Market", "Costs and returns", "Options considered"],
    "What runs where": risks,
    "Who pays us": ["Market"],
    "Who has to do the cleaning": ["Problem or opportunity", "Market"],
    "Call notes: Tolbooth Payments, 22 Sep": ["Problem or opportunity", "Market"],
    "Ticket #48112": ["Problem or opportunity", "Market"],
    "#cleanup-beta, week 3": ["Problem or opportunity", ...risks],
    "How stale are they? (data pull, 14 Sept)": [...problem, "Market"],
    "Why they left, FY26": [...problem, "Market", "Costs and returns"],
    "Developer survey, August": [...problem, "Market"],
    Switchyard: ["Market", "Options considered", "Problem or opportunity", ...risks],
    Openflag: ["Market", "Options considered"],
    "What the parser can and can't follow": risks,
    "GitHub limits": risks,
    "Customers' source code": [...risks, ...next],
    "Removal pull requests": [...options, "Summary"],
    "Stale score on the flag list": [...options],
    "Nudge in Slack": [...options],
    "Expiry date when you create a flag": [...options],
    "Cleanup leaderboard": ["Options considered"],
    "We open PRs, we never merge them": [...options, ...next, ...risks, "Summary"],
    "Included in Business and Enterprise": [...options, ...next, "Costs and returns", "Summary"],
    "Build the rewriter ourselves": [...options, ...next, "Costs and returns", "Summary"],
    "GitHub first": [...options, ...next, ...risks, "Market"],
    "A removal that changes what the code does": risks,
    "PRs that nobody merges": risks,
    "Security says no to write access": risks,
    "Talk: 3,000 flags deleted at a bank": ["Market", "Problem or opportunity"],
    "Numbers for Ravi": [...money, "Recommendation"],
    "Plan to 2 March": [...next, ...risks, "Recommendation"],
    "Fewer leave over clutter": [...success, ...money, "Problem or opportunity"],
    "Merged, not ignored": [...success, "Summary"],
    "Minutes, not an hour": [...success, "Summary", "Problem or opportunity"],
    "People stop being scared of old flags": [...success, "Summary", "Problem or opportunity"],
    "No code at rest": [...risks, ...success],
    "Customers grow with us": [...success, ...money, "Problem or opportunity"],
  },
};
