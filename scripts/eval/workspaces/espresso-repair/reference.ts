import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { businessCase } from "./documents/business-case-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { releaseNotes } from "./documents/release-notes-reference";
import { pastes } from "./pastes";
import { espressoRepairWorkspace } from "./workspace";

const initiative = "Fixed-price overhaul with a swap machine";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["rotten boiler"], because: "It says itself that nothing is decided." },
      { says: ["launch plan"], because: "There is none." },
      { says: ["prd"], because: "Nobody has written any." },
    ],
    mustNot: [
      countered("come back", "Only in exchange, and a hold on the card."),
      { says: ["no decision"], because: "Two are on record." },
      { says: ["no goals|no target"], because: "There are four." },
      { says: ["users are not described"], because: "“Which cafés it suits”." },
      { says: ["cartridge|water is soft"], because: "Another initiative." },
      { says: ["borrowed machine", "draft|not approved"], because: "It is approved." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Is a filter round worth it?",
    must: [
      { says: ["half of the swap customers"], because: "“Probably”." },
      { says: ["before seven"], because: "Listed under what she assumes; nobody asked the cafés." },
      { says: ["supplier keeps"], because: "Taken for granted until it is in writing." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["51 of the 68"], because: "Counted." },
      { says: ["price in writing"], because: "A plan, not a guess." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Filter round: what it has to do",
    must: [
      { says: ["should be simple"], because: "Cannot be tested." },
      { says: ["old cartridges"], because: "A question without a name or a date." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "No target.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers"], because: "Tash Nguyen." },
      { says: ["xero bill", "nobody|no date|no person"], because: "Lorraine, by 11 December." },
      { says: ["two days|seven days|six months", "vague|tested"], because: "Testable." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "sales",
    must: [
      { says: ["3,480"], because: "What it costs." },
      { says: ["1 march"], because: "The date to promise." },
      { says: ["medics|cuppa"], because: "Whom they meet at the counter." },
    ],
    mustNot: [
      { says: ["9A5B2E|passion"], because: "House style." },
      { says: ["cartridge|softener"], because: "Another initiative." },
      countered("come back", "Only in exchange, and a hold on the card."),
      { says: ["went live|live since"], because: "It has not started." },
      { says: ["tyres|rego"], because: "Has nothing to do with it." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Espresso Medics",
    must: [
      { says: ["2,690|3,600"], because: "What they charge." },
      { says: ["seven days a week|overnight"], because: "Where they are strong." },
      { says: ["three months|no swap machine"], because: "Where they are weak." },
    ],
    mustNot: [
      { says: ["no price"], because: "Both prices are on record." },
      { says: ["95|180 to deliver"], because: "That is Cuppa Hire." },
      { says: ["1,288|2,192|46,700"], because: "Our own money is no argument." },
      { says: ["one boiler in nine"], because: "Our own worry is no argument." },
      { says: ["cartridge|softener"], because: "Another initiative." },
    ],
  },
];

export const espressoRepair: EvaluatedWorkspace = {
  workspace: espressoRepairWorkspace,
  language: "English",
  trade: "overhaul of espresso machines",
  half: "kept",
  documents: [businessCase, launchPlan, releaseNotes],
  pastes,
  advisors,
};
