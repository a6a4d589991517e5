import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { businessCase } from "./documents/business-case-reference";
import { decisionLog } from "./documents/decision-log-reference";
import { releaseNotes } from "./documents/release-notes-reference";
import { pastes } from "./pastes";
import { featureFlagsWorkspace } from "./workspace";

const initiative = "Flag cleanup";
const anotherInitiative = {
  says: ["relay|inc 231|nordbrygg|mortgage"],
  because: "Another initiative.",
};

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prioritization",
    about: initiative,
    candidates: [
      "Removal pull requests",
      "Stale score on the flag list",
      "Nudge in Slack",
      "Expiry date when you create a flag",
      "Cleanup leaderboard",
    ],
    must: [
      { says: ["stale score", "two weeks|2 weeks|23"], because: "Its effort or its demand." },
      {
        says: ["nudge", "three of the nine|3 of 9|4 to 6 weeks"],
        because: "Its demand or its effort.",
      },
      { says: ["leaderboard", "no customer"], because: "Nobody has asked for it." },
    ],
    mustNot: [
      anotherInitiative,
      { says: ["leaderboard", "customers want|customers ask"], because: "None does." },
      { says: ["saml|socks"], because: "Beside the point." },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["nobody merges|131"], because: "It says itself that there is no idea yet." },
      { says: ["launch plan"], because: "There is none." },
      { says: ["prd"], because: "The only one is archived." },
    ],
    mustNot: [
      countered("changes what", "Drafts, 30 days of watching, the customer's tests."),
      countered("write access", "A read-only mode with a patch file."),
      { says: ["no decision"], because: "Four are on record." },
      { says: ["no goals|no target"], because: "There are five." },
      { says: ["users are not described"], because: "“Who has to do the cleaning”." },
      { says: ["first four weeks", "draft|not approved"], because: "It is approved." },
      anotherInitiative,
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Switchyard",
    must: [
      { says: ["12", "developer"], because: "What they charge per developer." },
      { says: ["python"], because: "They have two languages, we have more." },
      { says: ["write access|patch file"], because: "Where they are weak." },
      { says: ["last day"], because: "Where they are strong." },
    ],
    mustNot: [
      { says: ["no price"], because: "$12 is on record." },
      { says: ["131|nobody merges"], because: "Our own worry is no argument." },
      { says: ["190k|420k|322k|ravi"], because: "Our own money is no argument." },
      { says: ["openflag|grapheme"], because: "Somebody else." },
      anotherInitiative,
    ],
  },
  {
    advisor: "prd_critic",
    about: "Relay 1.0",
    must: [
      { says: ["robust and simple"], because: "Cannot be tested." },
      { says: ["charge for it"], because: "A question without a name or a date." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "No target.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers"], because: "Samir Okafor." },
      { says: ["report back", "nobody|no date|no person"], because: "Samir, by 11 December." },
      { says: ["200 ms|72 hours|5 seconds", "vague|tested"], because: "Testable." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["2 march"], because: "When customers get it." },
      { says: ["business and enterprise"], because: "Who gets it." },
      { says: ["permission"], because: "What admins have to do." },
      { says: ["read only|patch file"], because: "The answer to worried security teams." },
    ],
    mustNot: [
      { says: ["E4572E|exclamation"], because: "House style." },
      { says: ["socks|stickers"], because: "Beside the point." },
      { says: ["approver bot|overnight"], because: "Archived and turned down." },
      { says: ["available since|went live"], because: "It has not." },
      countered("changes what", "Drafts, 30 days of watching, the customer's tests."),
      anotherInitiative,
    ],
  },
];

export const featureFlags: EvaluatedWorkspace = {
  workspace: featureFlagsWorkspace,
  language: "English",
  trade: "feature flags",
  half: "tune",
  documents: [businessCase, decisionLog, releaseNotes],
  pastes,
  advisors,
};
