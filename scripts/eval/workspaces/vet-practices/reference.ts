import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { decisionLog } from "./documents/decision-log-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { userStory } from "./documents/user-story-reference";
import { pastes } from "./pastes";
import { vetPracticesWorkspace } from "./workspace";

const initiative = "Afspraken online";
const requirements = "Programma van eisen";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prd_critic",
    about: requirements,
    must: [
      { says: ["prettig en snel"], because: "Dat valt niet te toetsen." },
      { says: ["drie katten"], because: "Een vraag zonder naam en datum." },
      {
        says: ["goal|metric|outcome|doel", "figure|number|measur|baseline|target|cijfer"],
        because: "Er staat geen doel in, terwijl de werkruimte er vier heeft.",
      },
    ],
    mustNot: [
      {
        says: ["vaste dierenarts", "nobody|no date|no person|niemand"],
        because: "Kamphuis, vóór 4 december.",
      },
      {
        says: ["28 dagen|vier schermen|twee minuten", "vague|tested|vaag"],
        because: "Die eisen zijn te toetsen.",
      },
      { says: ["no non-goals|no out of scope"], because: "Er staan er drie." },
      { says: ["nobody is named who answers|no owner"], because: "Marloes Verstegen." },
      {
        says: ["does not say for whom|users are not described|no audience"],
        because: "Het staat onder “Voor wie”.",
      },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      {
        says: ["oudere klanten|65-plus"],
        because: "Er is niets voor bedacht, dat staat er met zoveel woorden.",
      },
      { says: ["launch plan"], because: "Dat is er niet." },
      { says: ["drie katten|vaste dierenarts"], because: "Open vragen in het programma." },
      { says: ["7.1|7.3|wijchen"], because: "Drie praktijken kunnen nog niet mee." },
    ],
    mustNot: [
      countered("twee dieren", "Webblokken, en elke avond een controle."),
      { says: ["no decision"], because: "Er zijn er drie." },
      { says: ["no prd|prd is missing"], because: "Het is vastgesteld." },
      { says: ["prd", "not approved|still a draft|in review"], because: "Het is vastgesteld." },
      { says: ["initiative", "no goals|no target"], because: "Er zijn er vier." },
      { says: ["fenobarbital|recept"], because: "Een ander initiatief." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: [
      "Keuzehulp met alarmvragen",
      "Sms de dag ervoor",
      "Wachtlijst voor vrijgekomen plekken",
    ],
    must: [
      { says: ["keuzehulp"], because: "Saskia is juist hier bang voor." },
      { says: ["sms"], because: "Klein werk, met een doel erachter." },
      { says: ["wachtlijst"], because: "Twee balies vroegen erom." },
    ],
    mustNot: [
      {
        says: ["wachtlijst", "nobody asked|no feedback|no one asked"],
        because: "Elst en Wijchen vroegen erom.",
      },
      { says: ["first by score", "wachtlijst"], because: "Pas zinvol als er veel online komt." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["tiel", "11 januari"], because: "De balies moeten weten wanneer." },
      { says: ["consulten", "vaccinaties"], because: "Wat een klant wel kan boeken." },
      { says: ["oudere klanten|65-plus"], because: "Daar krijgt de balie vragen over." },
      { says: ["dubbele|dubbel|twee dieren"], because: "Dat gaat de balie merken." },
    ],
    mustNot: [
      { says: ["petrol|0F5C63"], because: "Huisstijl." },
      { says: ["fenobarbital|dieetvoer|bezorg"], because: "Een ander initiatief." },
      countered("twee dieren", "Webblokken, en elke avond een controle."),
      { says: ["aanbetaling van"], because: "Er komt geen aanbetaling." },
      { says: ["launched|is live", "tiel"], because: "De proef moet nog beginnen." },
    ],
  },
];

export const vetPractices: EvaluatedWorkspace = {
  workspace: vetPracticesWorkspace,
  language: "Dutch",
  trade: "veterinary practices",
  half: "kept",
  documents: [launchPlan, decisionLog, userStory],
  pastes,
  advisors,
};
