import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { prd } from "./documents/prd-reference";
import { riskRegister } from "./documents/risk-register-reference";
import { summary } from "./documents/summary-reference";
import { pastes } from "./pastes";
import { ferryWorkspace } from "./workspace";

const initiative = "Boarding by number plate";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["harrasay drops|4g"], because: "It says itself that there is no answer." },
      { says: ["launch plan"], because: "There is none." },
      { says: ["prd"], because: "Nobody has written any." },
    ],
    mustNot: [
      countered("misread", "The booth, and the tablet with make and colour."),
      { says: ["no decision"], because: "Two are on record." },
      { says: ["no goals|no target"], because: "There are four." },
      { says: ["users are not described"], because: "“Who drives on”." },
      { says: ["lane metres|co-op|freight desk"], because: "Another initiative." },
      {
        says: ["spring trial", "draft|not approved"],
        because: "It is approved.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Freight online: is it worth it?",
    must: [
      { says: ["70 %"], because: "“We reckon”." },
      { says: ["length of their trailer"], because: "“Presumably”." },
      { says: ["contractor"], because: "Taken for granted, and nobody asked." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["shuts at five"], because: "A fact." },
      { says: ["five largest accounts"], because: "A plan, not a guess." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Freight page, first requirements",
    must: [
      { says: ["modern and easy"], because: "Cannot be tested." },
      { says: ["sell a space"], because: "A question without a name or a date." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "No target.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers"], because: "Callum Baird." },
      {
        says: ["cancelled for weather", "nobody|no date|no person"],
        because: "Callum, by 18 December.",
      },
      { says: ["14 days|two hours|within a minute", "vague|tested"], because: "Testable." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "engineering",
    must: [
      { says: ["6 april"], because: "The date to work to." },
      { says: ["78 %|91 %|97"], because: "What the cameras can do." },
      { says: ["4g|harrasay drops"], because: "Engineers have to answer this." },
      { says: ["24 hours|7 days"], because: "What has to be deleted, and when." },
    ],
    mustNot: [
      { says: ["14284B|puns"], because: "House style." },
      { says: ["lane metres|co-op|seafood"], because: "Another initiative." },
      countered("misread", "The booth, and the tablet with make and colour."),
      { says: ["live at carrick since|went live"], because: "It has not." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Northway Ferries",
    must: [
      { says: ["38.50"], because: "What they charge." },
      { says: ["15 minutes|since 2023"], because: "Where they are strong." },
      { says: ["resident's rate|hour longer"], because: "Where they are weak." },
    ],
    mustNot: [
      { says: ["no price"], because: "Both fares are on record." },
      { says: ["twice in august"], because: "Our own worry is no argument." },
      { says: ["212,000|96,000"], because: "Our own money is no argument." },
      { says: ["tolvision|pierlink"], because: "Suppliers, not ferry companies." },
      { says: ["lane metres|seafood|co-op"], because: "Another initiative." },
    ],
  },
];

export const ferry: EvaluatedWorkspace = {
  workspace: ferryWorkspace,
  language: "English",
  trade: "ferry operator",
  half: "kept",
  documents: [prd, riskRegister, summary],
  pastes,
  advisors,
};
