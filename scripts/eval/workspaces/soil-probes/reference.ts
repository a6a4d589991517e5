import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { launchPlan } from "./documents/launch-plan-reference";
import { riskRegister } from "./documents/risk-register-reference";
import { pastes } from "./pastes";
import { soilProbesWorkspace } from "./workspace";

const initiative = "Firmware over the air";
const requirements = "FOTA requirements r3";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prd_critic",
    about: requirements,
    must: [
      { says: ["good overview"], because: "R5 cannot be tested." },
      { says: ["dug up"], because: "A question without a name or a date." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "No target, though the workspace has four.",
      },
      {
        says: ["user|audience|who it is for"],
        because: "It does not say for whom; the workspace does.",
      },
    ],
    mustNot: [
      { says: ["nobody is named who answers|no owner"], because: "A. Brannigan, first line." },
      { says: ["nemko", "nobody|no date|no person"], because: "Osei, by 4 December." },
      { says: ["15 min", "vague|testable"], because: "R6 can be tested." },
      { says: ["7 days", "vague|testable"], because: "R2 can be tested." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
      {
        says: ["no heading covers", "problem|requirements|non-goals|rollout"],
        because: "All four are there.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: requirements,
    must: [
      { says: ["nearly always online"], because: "No figure behind it." },
      {
        says: ["leave updates on automatic"],
        because: "“Presumably”; Delaney wants the opposite.",
      },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["relay between"], because: "A non-goal." },
      { says: ["ed25519"], because: "A requirement of the standard, no guess." },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["june airtime"], because: "Nothing is done about it, nobody measured." },
      { says: ["launch plan"], because: "There is none." },
      { says: ["dug up|re-assessment|open question"], because: "Open in the requirements." },
      { says: ["no holes"], because: "A goal without a date." },
    ],
    mustNot: [
      countered("bricked", "Two banks, watchdog, the 1 % ring, 5,000 swaps."),
      { says: ["no decision"], because: "2 October." },
      { says: ["no prd|prd is missing"], because: "r3 is in review." },
      { says: ["users are not described"], because: "They are." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Aquasense",
    must: [
      { says: ["310|22"], because: "What it costs." },
      { says: ["since 2024|good app|every minute"], because: "Where it is strong." },
      { says: ["valves locked|40 min"], because: "Where it is weak." },
      { says: ["send people into fields"], because: "What a lost buyer said." },
      { says: ["sim fee"], because: "Why one came back." },
    ],
    mustNot: [
      { says: ["no item says why deals"], because: "One lost and one won back, with reasons." },
      { says: ["no price"], because: "Both prices are on record." },
      { says: ["dug up|58k"], because: "Our own worry is no argument." },
      { says: ["margin"], because: "Our own money is no argument." },
      { says: ["bluetooth"], because: "A void plan." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["Send the difference only", "Quiet weeks"],
    must: [
      { says: ["send the difference"], because: "Without it the airtime does not suffice." },
      { says: ["quiet weeks"], because: "Delaney and 4 distributors asked for it." },
      { says: ["neighbour"], because: "Dropped: that has to be said." },
    ],
    mustNot: [
      {
        says: ["quiet weeks", "no other feedback|no feedback"],
        because: "Delaney wants nothing while they pick.",
      },
      { says: ["first by score", "neighbour"], because: "Not before gen-4." },
    ],
  },
];

export const soilProbes: EvaluatedWorkspace = {
  workspace: soilProbesWorkspace,
  language: "English",
  trade: "soil probes",
  half: "tune",
  documents: [riskRegister, launchPlan],
  pastes,
  advisors,
};
