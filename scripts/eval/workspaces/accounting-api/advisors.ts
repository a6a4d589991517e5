import type { AdvisorReference } from "../../reference";
import { countered } from "../countered";

export const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prd_critic",
    about: "PRD: Webhooks v2 (approved 14 September)",
    must: [
      {
        says: ["one very large ledger|one huge ledger"],
        because: "A question that is still open.",
      },
      { says: ["vault|secret"], because: "A risk on record that the document does not name." },
    ],
    mustNot: [
      { says: ["nobody is named who answers|no owner"], because: "The table names Priyanka Nair." },
      {
        says: ["very large ledger", "nobody is named"],
        because: "Tomasz measures it by 20 November.",
      },
      { says: ["no baseline"], because: "Each metric has one." },
      { says: ["no non-goals|no out of scope"], because: "There are three." },
      { says: ["no date", "tomasz"], because: "By 20 November." },
      { says: ["no risk"], because: "It names two." },
      { says: ["72 hours", "vague|testable"], because: "It can be tested." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: "Consolidation for groups",
    competitor: "Numera",
    must: [
      { says: ["€1,400"], because: "The price." },
      { says: ["tax codes"], because: "A strength." },
      { says: ["webhooks without signature"], because: "A weakness." },
      { says: ["180 milliseconds|trace any|behind a figure"], because: "An advantage with proof." },
      { says: ["they consolidate and you don't"], because: "What a lost buyer said." },
    ],
    mustNot: [
      { says: ["no item says why deals"], because: "One deal lost and one won, with reasons." },
      { says: ["do not touch"], because: "A controller's words on spreadsheets are no objection." },
      { says: ["mei tanaka"], because: "Our own staffing is no argument." },
      { says: ["tallybook"], because: "Another rival." },
      { says: ["#1B2A49"], because: "House style." },
    ],
  },
  {
    advisor: "prioritization",
    about: "Consolidation for groups",
    candidates: [
      "Elimination rules as code",
      "Trace any group figure to its entries",
      "Own exchange rates",
    ],
    must: [
      { says: ["trace any group figure"], because: "It answers auditors, and Numera cannot." },
      { says: ["elimination rules"], because: "6 of 14 controllers want it." },
      { says: ["own exchange rates"], because: "3 trust nobody with their rates." },
    ],
    mustNot: [
      {
        says: ["elimination rules", "no goal is linked"],
        because: "It makes the close of a group shorter, which is a goal.",
      },
      {
        says: ["own exchange rates", "no other feedback"],
        because: "3 of 14 controllers trust nobody with their rates.",
      },
    ],
  },
  {
    advisor: "launch_readiness",
    about: "Webhooks v2",
    must: [
      { says: ["secrets in the vault"], because: "The item says nothing about what is done." },
      { says: ["v1 is switched off"], because: "The last step of the rollout is open." },
    ],
    mustNot: [
      {
        says: ["nothing says how this initiative keeps"],
        because: "The PRD does: payloads in logs are masked.",
      },
      countered("sleep through", "Mails, a banner and calls."),
      { says: ["no decision"], because: "8 July." },
      { says: ["no prd|prd is missing"], because: "It is approved." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: "Webhooks v2",
    audience: "customer_success",
    must: [
      { says: ["move to v2|30 june 2027"], because: "Customers have to act." },
      { says: ["stackpay|5 minute"], because: "The question that they will get." },
      { says: ["replay"], because: "What is new." },
    ],
    mustNot: [
      {
        says: ["collect what customers say", "replay from the console"],
        because: "Lettings Hub and Payrolla have said it.",
      },
      { says: ["sqs", "shipped"], because: "Not started." },
      { says: ["#1B2A49"], because: "House style is no news." },
    ],
  },
];
