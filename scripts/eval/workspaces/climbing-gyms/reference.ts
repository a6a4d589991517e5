import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { decisionLog } from "./documents/decision-log-reference";
import { okrs } from "./documents/okrs-reference";
import { prd } from "./documents/prd-reference";
import { pastes } from "./pastes";
import { climbingGymsWorkspace } from "./workspace";

const initiative = "Freeze and cancel in Chalkbag";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["billed twice|twice at the thaw"], because: "It says itself that there is no fix." },
      { says: ["launch plan"], because: "There is none." },
      { says: ["prd"], because: "Nobody has written any." },
    ],
    mustNot: [
      countered("wave of cancellations", "Off by default, notice stays, a weekly sheet."),
      { says: ["no decision"], because: "Two are on record." },
      { says: ["no goals|no target"], because: "There are four." },
      { says: ["users are not described"], because: "“Who freezes, and who has to deal with it”." },
      { says: ["punch used|banned|sandbagged"], because: "Other initiatives." },
      { says: ["freeze form", "draft|not approved"], because: "It is approved." },
      { says: ["chili"], because: "A staff party." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Offline desk, requirements v0.2",
    must: [
      { says: ["seamless"], because: "Cannot be tested." },
      { says: ["one punch"], because: "A question without a name or a date." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "No target.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers"], because: "Ben Oyelaran." },
      { says: ["in person", "nobody|no date|no person"], because: "Marisol, by January 15." },
      { says: ["two seconds|five minutes", "vague|tested"], because: "Testable." },
      { says: ["no non-goals|no out of scope"], because: "There are three." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Setter board: worth building?",
    must: [
      { says: ["third of our gyms"], because: "“We think”." },
      { says: ["log on their phones"], because: "“Surely”." },
      { says: ["draw their walls"], because: "Under assumptions, and nobody asked." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["19 of the 24"], because: "Counted in a call-around." },
      { says: ["four head setters"], because: "A plan, not a guess." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["feb 1|1 february|february 1"], because: "The pilot gyms call them first." },
      { says: ["wave of cancellations|off by default"], because: "The owners will ask about it." },
      { says: ["twice"], because: "Tickets come from it, and there is no fix." },
    ],
    mustNot: [
      { says: ["4A5459|stoked"], because: "House style." },
      { says: ["raspberry|pizza box|sandbagged"], because: "Other initiatives." },
      countered("wave of cancellations", "Off by default, notice stays, a weekly sheet."),
      { says: ["live since|went live"], because: "It has not." },
      { says: ["chili"], because: "A staff party." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Ropeline",
    must: [
      { says: ["249"], because: "What they charge." },
      { says: ["spring 2024|freeze in their app"], because: "Where they are strong." },
      { says: ["belay test|index cards|calendar months"], because: "Where they are weak." },
    ],
    mustNot: [
      { says: ["no price"], because: "Both prices are on record." },
      { says: ["19 people"], because: "Our own mishap is no argument." },
      { says: ["95,000"], because: "Our own money is no argument." },
      { says: ["129|asheville"], because: "That is FitPilot." },
      { says: ["raspberry|sandbagged|pizza box"], because: "Other initiatives." },
    ],
  },
];

export const climbingGyms: EvaluatedWorkspace = {
  workspace: climbingGymsWorkspace,
  language: "English",
  trade: "software for climbing gyms",
  half: "tune",
  documents: [prd, decisionLog, okrs],
  pastes,
  advisors,
};
