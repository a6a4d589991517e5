import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { prd } from "./documents/prd-reference";
import { riskRegister } from "./documents/risk-register-reference";
import { confluence } from "./pastes/confluence";
import { jira } from "./pastes/jira";
import { notion } from "./pastes/notion";
import { slack } from "./pastes/slack";
import { zoom } from "./pastes/zoom";
import { visitorDeskWorkspace } from "./workspace";

const initiative = "Roll call";
const badges = { says: ["sticky notes|webusb|31 models"], because: "Another initiative." };
const mistake = countered("by mistake", "Photo and company, and an undo for ten minutes.");

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["fire brigade"], because: "It says itself that there is no answer." },
      { says: ["launch plan"], because: "There is none." },
      { says: ["prd"], because: "Nobody has written any." },
    ],
    mustNot: [
      mistake,
      badges,
      { says: ["no decision"], because: "One is on record." },
      { says: ["no goals|no target"], because: "There are three." },
      { says: ["paper prototype", "draft|not approved"], because: "It is approved." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Badges from the browser, requirements 0.3",
    must: [
      { says: ["effortless"], because: "Cannot be tested." },
      { says: ["ipads"], because: "A question without a name or a date." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "No target.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers"], because: "Kofi Mensah." },
      { says: ["borrow", "nobody|no date|no person"], because: "Kofi, by December 18." },
      { says: ["four seconds|one hour", "vague|tested"], because: "Testable." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Badges from the browser, requirements 0.3",
    must: [
      { says: ["nine of ten"], because: "“We assume”." },
      { says: ["without their it"], because: "“Probably”." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["412"], because: "Counted." },
      { says: ["december 18"], because: "A date, not a guess." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "sales",
    must: [
      { says: ["march 1|1 march"], because: "When it can be sold." },
      { says: ["29|evacuation list"], because: "Why deals were lost." },
      { says: ["120 sites"], because: "What it is to reach." },
    ],
    mustNot: [
      badges,
      mistake,
      { says: ["0B6E6E|siren|ficus"], because: "No content." },
      { says: ["live since|went live"], because: "It has not." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Atrio",
    must: [
      { says: ["210"], because: "What they charge." },
      { says: ["photo of everyone|since 2023"], because: "Where they are strong." },
      { says: ["blank|4,000|three years"], because: "Where they are weak." },
    ],
    mustNot: [
      badges,
      { says: ["no price"], because: "Both prices are on record." },
      { says: ["by mistake|raises the alarm"], because: "Our own worry is no argument." },
    ],
  },
];

export const visitorDesk: EvaluatedWorkspace = {
  workspace: visitorDeskWorkspace,
  language: "English",
  trade: "visitor sign-in software",
  half: "tune",
  documents: [prd, riskRegister],
  pastes: [jira, slack, confluence, zoom, notion],
  advisors,
};
