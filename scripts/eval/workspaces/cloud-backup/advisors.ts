import type { AdvisorReference } from "../../reference";
import { countered } from "../countered";

const alerts = "Anomaly alerts, requirements (working draft)";

export const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prd_critic",
    about: alerts,
    must: [
      { says: ["clear and helpful"], because: "Nobody can test it." },
      {
        says: ["factory stopped its line|alert was false"],
        because: "A question without a name or a date.",
      },
      { says: ["nobody is named|owner|who answers"], because: "The draft names no owner." },
      { says: ["telvia|risk"], because: "It names no risk." },
    ],
    mustNot: [
      {
        says: ["pays for the calls", "nobody|no date|no person"],
        because: "Felix, by 15 January.",
      },
      { says: ["15 minutes", "vague|testable"], because: "It can be tested." },
      { says: ["one false alert", "vague|testable"], because: "It can be tested." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
      {
        says: ["no heading covers", "problem|requirements|non-goals"],
        because: "All three are there.",
      },
      {
        says: ["no rollout|no plan|no heading covers", "rollout"],
        because: "“Plan” has four steps with dates.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: alerts,
    must: [
      { says: ["1 kb"], because: "“Always”, with nothing behind it." },
      { says: ["linux"], because: "“We believe”." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["two years of change rates"], because: "It is done." },
      { says: ["starter plan"], because: "A non-goal." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: "Immutable Vault",
    competitor: "Cohestra",
    must: [
      { says: ["2,100"], because: "The price." },
      { says: ["appliance"], because: "A strength." },
      { says: ["lifts a lock|lifted the lock"], because: "A weakness, with proof." },
      { says: ["no box"], because: "What a lost buyer said." },
      { says: ["soc 2"], because: "An objection with an answer." },
    ],
    mustNot: [
      { says: ["no item says why deals"], because: "One deal lost and one won, with reasons." },
      { says: ["bluedeep"], because: "Another rival." },
      { says: ["margin of the vault|tie up"], because: "Our own money is no argument." },
      { says: ["replay of an expired|2 high"], because: "Not for buyers." },
      { says: ["no price"], because: "Both prices are on record." },
    ],
  },
  {
    advisor: "launch_readiness",
    about: "Immutable Vault",
    must: [
      { says: ["everybody chooses 90"], because: "Nothing is done about it." },
      { says: ["retest"], because: "Open in the checklist." },
      { says: ["runbook"], because: "Open in the checklist." },
      { says: ["court order"], because: "Open, though the PRD names Marta Ruiz." },
    ],
    mustNot: [
      {
        says: ["no launch plan|launch plan is missing|write a launch plan|not approved"],
        because: "It was approved on 16 November.",
      },
      { says: ["no prd|prd is missing"], because: "It is approved." },
      countered("clock forward", "Three sources, a node stops, tested weekly."),
      countered("erasure under", "A key for each data subject."),
      { says: ["no decision"], because: "Two in September." },
      { says: ["court order", "nobody|no date"], because: "Marta Ruiz, by 18 December." },
      {
        says: ["nothing says", "roll back|rollback|stop"],
        because: "The launch plan says when, how and who decides.",
      },
      { says: ["prices in the billing", "open|unfinished|not done"], because: "Ticked." },
    ],
  },
  {
    advisor: "prioritization",
    about: "Restore drills",
    candidates: ["Drill on Sunday", "Certificate for the insurer"],
    must: [
      { says: ["drill on sunday"], because: "It serves both goals." },
      { says: ["certificate for the insurer"], because: "Three insurers would take it." },
      { says: ["other vendors"], because: "Rejected: that has to be said." },
    ],
    mustNot: [
      { says: ["drill on sunday", "no goal is linked"], because: "“Drills are run” is its goal." },
      { says: ["certificate", "no evidence"], because: "Three insurers have said so." },
    ],
  },
];
