import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const glance = ["Decisions at a glance"];
const reasons = ["Decisions and reasons"];
const options = ["Options and criteria", ...reasons];
const context = ["Context"];
const effects = ["Consequences", ...reasons];
const later = ["When to revisit"];
const open = ["Open questions"];
const anyDecision = [...glance, ...context, ...options, "Consequences", ...later, ...open];

export const decisionLog: DocumentReference = {
  initiative: "Flag cleanup",
  type: "decision_log",
  points: [
    {
      point: "we open PRs and never merge them",
      words: ["never merge|human merges"],
      sections: [...glance, ...reasons],
    },
    {
      point: "report only was an option",
      words: ["report only|reports change"],
      sections: options,
    },
    {
      point: "one bad removal costs more trust than a hundred good ones",
      words: ["bad removal|payment path"],
      sections: [...reasons, "Options and criteria"],
    },
    { point: "the price is that some PRs rot", words: ["will rot"], sections: effects },
    {
      point: "look again after 1,000 merged PRs",
      words: ["1,000|1000", "revert"],
      sections: later,
    },
    {
      point: "included in Business and Enterprise",
      words: ["business and enterprise|part of the plan"],
      sections: [...glance, ...reasons],
    },
    {
      point: "an add-on at £9",
      words: ["add on", "9"],
      sections: options,
    },
    {
      point: "the revenue of the add-on is given up",
      words: ["give up|gives up|given up|forgo"],
      sections: effects,
    },
    {
      point: "Ravi disagrees",
      words: ["ravi", "disagree"],
      sections: [...effects, ...open],
    },
    { point: "after the Q4 2027 renewals", words: ["q4 2027"], sections: later },
    { point: "Grapheme, £85k a year", words: ["grapheme"], sections: options },
    { point: "no new SDK before the spring", words: ["sdk", "spring"], sections: effects },
    { point: "71% are on GitHub", words: ["71 %"], sections: [...options, ...context] },
    { point: "two of the ten biggest have to wait", words: ["ten biggest"], sections: effects },
    {
      point: "nobody knows what to do about PRs that nobody merges",
      words: ["131|nobody merges"],
      sections: [...open, "Consequences"],
    },
  ],
  wrong: [
    { says: ["E4572E|coral|exclamation"], because: "House style is no content." },
    { says: ["relay|inc 231|nordbrygg|mortgage"], because: "Another initiative." },
    { says: ["stickers|socks|saml"], because: "Beside the point." },
    {
      says: ["approver bot|4 per developer"],
      sections: [...glance, ...reasons],
      because: "An archived proposal was never decided.",
    },
    {
      says: ["nudge|leaderboard|2099"],
      sections: [...glance, ...reasons],
      because: "Ideas, which nobody has decided on.",
    },
    countered("changes what", "Drafts, 30 days of watching, the customer's tests."),
  ],
  belongs: {
    "Flag cleanup": [...context, ...glance],
    "Cleanup beta, first four weeks": "anywhere",
    "Merge while you sleep": [...context, "Options and criteria"],
    "Burgee in short": context,
    "Pricing page as it stands": [...context, "Options and criteria"],
    "What runs where": context,
    "Who pays us": context,
    "Who has to do the cleaning": context,
    "Call notes: Tolbooth Payments, 22 Sep": [...context, ...options],
    "Ticket #48112": context,
    "#cleanup-beta, week 3": context,
    "How stale are they? (data pull, 14 Sept)": context,
    "Why they left, FY26": context,
    "Developer survey, August": context,
    Switchyard: [...context, "Options and criteria"],
    Openflag: [...context, "Options and criteria"],
    "What the parser can and can't follow": [...context, ...effects, "Options and criteria"],
    "GitHub limits": [...context, ...effects, "Options and criteria"],
    "Customers' source code": [...context, "Options and criteria", "Consequences"],
    "Removal pull requests": context,
    "Stale score on the flag list": open,
    "Nudge in Slack": open,
    "Expiry date when you create a flag": open,
    "Cleanup leaderboard": open,
    "We open PRs, we never merge them": anyDecision,
    "Included in Business and Enterprise": anyDecision,
    "Build the rewriter ourselves": anyDecision,
    "GitHub first": anyDecision,
    "A removal that changes what the code does": ["Consequences", ...context, ...later, ...open],
    "PRs that nobody merges": [...open, "Consequences", ...later],
    "Security says no to write access": ["Consequences", ...context, ...open],
    "Numbers for Ravi": [...context, "Options and criteria", "Consequences"],
    "Plan to 2 March": [...later, "Consequences", ...context],
    "Fewer leave over clutter": [...context, "Options and criteria", ...later],
    "Merged, not ignored": [...context, "Options and criteria", ...later],
    "Minutes, not an hour": [...context, "Options and criteria", ...later],
    "People stop being scared of old flags": [...context, "Options and criteria"],
    "No code at rest": [...context, "Options and criteria"],
    "Customers grow with us": [...context, "Options and criteria"],
  },
};
