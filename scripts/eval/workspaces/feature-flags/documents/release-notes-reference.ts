import type { DocumentReference } from "../../../reference";

const offer = ["Highlights", "New"];
const known = ["Known issues"];
const act = ["Changes that need action"];
const where = ["Availability and help"];

/** Nothing has been released yet, so the workspace supports this document badly. */
export const releaseNotes: DocumentReference = {
  initiative: "Flag cleanup",
  type: "release_notes",
  points: [
    {
      point: "finds flags that decide nothing and opens pull requests",
      words: ["pull request"],
      sections: offer,
    },
    {
      point: "keeps the served branch and deletes unneeded imports",
      words: ["imports", "branch"],
      sections: offer,
    },
    {
      point: "at most 3 open per repo",
      words: ["3 open"],
      sections: [...offer, "Improved", ...known],
    },
    {
      point: "Python, Go, Java, TypeScript",
      words: ["python", "typescript", "go"],
      sections: [...offer, ...where, ...known],
    },
    { point: "no Ruby, no C#", words: ["ruby"], sections: [...known, ...where] },
    { point: "an admin has to approve the permission", words: ["permission"], sections: act },
    {
      point: "the addendum has to be signed first",
      words: ["addendum"],
      sections: [...act, ...where],
    },
    {
      point: "keys made at run time get no PR",
      words: ["run time|runtime"],
      sections: known,
    },
    { point: "repos over 4 GB time out", words: ["4 gb|4gb"], sections: known },
    {
      point: "on 2 March",
      words: ["2 march"],
      sections: [...where, "Highlights"],
    },
    {
      point: "for Business and Enterprise",
      words: ["business and enterprise"],
      sections: [...where, ...offer],
    },
    {
      point: "a read-only mode with a patch file",
      words: ["patch file"],
      sections: [...offer, ...where, "Improved"],
    },
    {
      point: "GitHub only",
      words: ["github", "gitlab|only"],
      sections: [...where, ...known, ...offer],
    },
  ],
  wrong: [
    { says: ["E4572E|coral|exclamation"], because: "House style is no content." },
    { says: ["relay|inc 231|nordbrygg|mortgage"], because: "Another initiative." },
    { says: ["stickers|socks|saml"], because: "Beside the point." },
    {
      says: ["190k|141k|322k|420k|160k|31k|85k|churn|ravi|ten biggest"],
      because: "Internal numbers and quarrels, none of the customers' business.",
    },
    { says: ["switchyard|openflag|grapheme"], because: "No rivals in release notes." },
    { says: ["approver bot|code owner|4 per developer"], because: "Archived." },
    {
      says: ["leaderboard|2099|nudge"],
      because: "Ideas that nobody has built.",
    },
    {
      says: ["corvane|parcelhen|lumen|fernway|tolbooth"],
      because: "Customers are not named in public without being asked.",
    },
  ],
  belongs: {
    "Flag cleanup": [...offer, ...where],
    "Cleanup beta, first four weeks": ["Highlights", "Improved", "Fixed", ...known],
    "How stale are they? (data pull, 14 Sept)": ["Highlights"],
    "Developer survey, August": ["Highlights"],
    "Who has to do the cleaning": ["Highlights", ...where],
    "Pricing page as it stands": where,
    "What the parser can and can't follow": [...known, ...offer, ...where],
    "GitHub limits": [...act, ...known],
    "Customers' source code": [...act, ...where],
    "Removal pull requests": [...offer, "Improved"],
    "#cleanup-beta, week 3": [...known, "Fixed"],
    "We open PRs, we never merge them": offer,
    "Included in Business and Enterprise": [...where, ...offer],
    "GitHub first": [...where, ...known, ...offer],
    "Security says no to write access": [...offer],
    "A removal that changes what the code does": [...known, ...offer],
    "Plan to 2 March": [...where, ...act, ...offer, "Fixed", ...known],
    "Minutes, not an hour": ["Highlights"],
    "No code at rest": [...offer, ...where],
  },
};
