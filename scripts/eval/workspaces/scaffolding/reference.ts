import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { decisionLog } from "./documents/decision-log-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { userStory } from "./documents/user-story-reference";
import { pastes } from "./pastes";
import { scaffoldingWorkspace } from "./workspace";

const initiative = "Handover certs on the phone";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["designed jobs"], because: "“Not sorted, nobody's got it.”" },
      { says: ["launch plan"], because: "Dates are all that there is." },
      { says: ["what the app has to do", "draft|not approved"], because: "It is a draft." },
    ],
    mustNot: [
      countered("old hands", "Steve spends a fortnight with each of them."),
      { says: ["no decision"], because: "SiteSlip is bought." },
      { says: ["no goals|no target"], because: "There are three." },
      { says: ["has no prd|there is no prd|no requirements"], because: "There is a draft." },
      { says: ["forklift"], because: "Yard business." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "What the app has to do",
    must: [
      { says: ["somebody else's phone"], because: "Taken for granted." },
      { says: ["sage"], because: "“Presumably”." },
      { says: ["keep their phones charged"], because: "“We reckon”." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["48211"], because: "A fact." },
      { says: ["timesheets"], because: "Left out on purpose, not assumed." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "What the app has to do",
    must: [
      { says: ["quick and simple"], because: "Cannot be tested." },
      { says: ["customer's at work|domestic"], because: "A question without a name or a date." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "No target.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers"], because: "Gemma Holroyd." },
      { says: ["8 figure", "nobody|no date|no person"], because: "Karen, by 4 December." },
      { says: ["5 minutes|load class", "vague"], because: "Testable." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["11 jan|1 march"], because: "When it starts." },
      { says: ["2,350|500"], because: "The money." },
      { says: ["siteslip"], because: "Pete's decision." },
      { says: ["designed jobs|drawing"], because: "The risk that nobody has." },
    ],
    mustNot: [
      { says: ["forklift|big mark"], because: "Yard business." },
      countered("old hands", "Steve spends a fortnight with each of them."),
      { says: ["went live|is live"], because: "It starts on 11 January." },
      { says: ["password"], because: "Archived." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Pennine Access",
    must: [
      { says: ["65"], because: "What they charge." },
      { says: ["ten minutes|photos"], because: "Where they are strong." },
      { says: ["subcontract|different gang"], because: "Where they are weak." },
    ],
    mustNot: [
      { says: ["no price"], because: "The charge for an extra inspection is on record." },
      { says: ["2,350|credit note"], because: "Our own losses are no argument." },
      { says: ["siteslip"], because: "A supplier, and our own purchase is no argument." },
      { says: ["forklift"], because: "Yard business." },
    ],
  },
];

export const scaffolding: EvaluatedWorkspace = {
  workspace: scaffoldingWorkspace,
  language: "English",
  trade: "scaffolding hire",
  half: "kept",
  documents: [launchPlan, userStory, decisionLog],
  pastes,
  advisors,
};
