import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { battlecard } from "./documents/battlecard-reference";
import { epic } from "./documents/epic-reference";
import { asana } from "./pastes/asana";
import { canny } from "./pastes/canny";
import { githubIssue } from "./pastes/github-issue";
import { githubList } from "./pastes/github-list";
import { otter } from "./pastes/otter";
import { zendesk } from "./pastes/zendesk";
import { walkingMapsWorkspace } from "./workspace";

const initiative = "Offline regions";
const paper = { says: ["lancaster|own area|settle"], because: "Another initiative." };
const stale = countered("stale paths", "The date stands on the map; the app asks after 60 days.");

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["good friday"], because: "It says itself that there is no plan." },
      { says: ["launch plan"], because: "There is none." },
      { says: ["draft|not approved|approv", "requirements|prd"], because: "The PRD is a draft." },
    ],
    mustNot: [
      stale,
      paper,
      { says: ["no decision"], because: "Two are on record." },
      { says: ["no goals|no target"], because: "There are four." },
      { says: ["tilly|cheese"], because: "The dog." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Offline regions, requirements draft 2",
    must: [
      { says: ["natural"], because: "Cannot be tested." },
      { says: ["crosses a border"], because: "A question without a name or a date." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "No target.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers"], because: "Gillian Bell." },
      { says: ["family", "nobody|no date|no person"], because: "Tamsin, by December 15." },
      { says: ["30 seconds", "vague|tested"], because: "Testable." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Paper maps, is there money in it?",
    must: [
      { says: ["one reader in ten"], because: "“We assume”." },
      { says: ["below 3 %"], because: "“Probably”." },
      { says: ["licence covers prints"], because: "“Surely”." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["8.20"], because: "A price, not a guess." },
      { says: ["january 22"], because: "A date, not a guess." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: [
      "Draw your own region",
      "Carry on where it stopped",
      "Share a region phone to phone",
    ],
    must: [
      { says: ["carry on where it stopped"], because: "It is what fails most." },
      { says: ["draw your own region"], because: "An idea too." },
    ],
    mustNot: [
      paper,
      {
        says: ["carry on where", "no evidence|no other feedback"],
        because: "Reviews and logs speak of it.",
      },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["february 8|8 february"], because: "The beta begins." },
      { says: ["march 22|22 march"], because: "Then everyone has it." },
      { says: ["good friday|94 %"], because: "They will get the tickets that weekend." },
    ],
    mustNot: [
      paper,
      stale,
      { says: ["5B6B3A|conquer"], because: "House style." },
      { says: ["tilly"], because: "The dog." },
      { says: ["live since|went live"], because: "It has not." },
    ],
  },
];

export const walkingMaps: EvaluatedWorkspace = {
  workspace: walkingMapsWorkspace,
  language: "English",
  trade: "walking maps",
  half: "kept",
  documents: [epic, battlecard],
  pastes: [githubList, githubIssue, canny, otter, asana, zendesk],
  advisors,
};
