import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { businessCase } from "./documents/business-case-reference";
import { epic } from "./documents/epic-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { pastes } from "./pastes";
import { beekeepersWorkspace } from "./workspace";

const initiative = "Chargen lückenlos verfolgen";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      {
        says: ["hängt alles an kerstin|ausfällt"],
        because: "It says itself that there is no answer.",
      },
      { says: ["launch plan|einführungsplan|startplan"], because: "There is none." },
      {
        says: ["prd|annahme mit nummer", "draft|not approved|entwurf|nicht freigegeben"],
        because: "Discussed with nobody yet.",
      },
    ],
    mustNot: [
      countered("ohne Zettel", "The blocked shelf; no payment until the keeper calls."),
      { says: ["no decision|keine entscheidung"], because: "Two are on record." },
      { says: ["no goals|keine ziele"], because: "There are three." },
      {
        says: ["users are not described|nutzer sind nicht beschrieben"],
        because: "“Wer damit zu tun hat”.",
      },
      { says: ["likör|oxalsäure"], because: "Archived, and another matter." },
      {
        says: ["probelauf", "not approved|still a draft|nicht freigegeben|noch ein entwurf"],
        because: "It is approved.",
      },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Annahme mit Nummer, was es können muss",
    must: [
      { says: ["idiotensicher"], because: "Cannot be tested." },
      { says: ["druckt nummern nach"], because: "A question without a name or a date." },
      {
        says: [
          "goal|outcome|metric|ziel|ergebnis",
          "figure|number|measur|baseline|target|zahl|mess|ausgangswert",
        ],
        because: "No target.",
      },
    ],
    mustNot: [
      {
        says: ["alte waage", "nobody|no date|no person|niemand|kein datum"],
        because: "Jonas, by 30 November.",
      },
      {
        says: ["18 %|einen tag weiter", "vague|tested|vage|unklar"],
        because: "Testable.",
      },
      {
        says: ["no non-goals|no out of scope|keine nicht-ziele|keine abgrenzung"],
        because: "There are two.",
      },
      {
        says: ["no open questions|keine offenen fragen"],
        because: "There are two.",
      },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["21. juni|21.6|21 june|june 21"], because: "By then it must work." },
      { says: ["30 minuten|1.200"], because: "What it is to achieve." },
      { says: ["600 kg|losbuch|kessel"], because: "What the board has decided." },
      { says: ["hängt alles an kerstin|ausfällt"], because: "The risk that has no answer." },
    ],
    mustNot: [
      { says: ["pantone|duzen"], because: "House style." },
      { says: ["oxalsäure|likör"], because: "Another matter, and archived." },
      countered("ohne Zettel", "The blocked shelf; no payment until the keeper calls."),
      { says: ["läuft seit|went live|is live"], because: "It does not run yet." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Elbkontor Honig",
    must: [
      { says: ["6,90"], because: "What they charge." },
      { says: ["qr", "2024"], because: "Where they are strong." },
      { says: ["drei ländern|nur das land"], because: "Where they are weak." },
    ],
    mustNot: [
      { says: ["no price|kein preis"], because: "Both prices are on record." },
      { says: ["thymol|11.400|2.140"], because: "Our own recall is no argument." },
      { says: ["ausfällt"], because: "Our own worry is no argument." },
      { says: ["reetz|molkereisoftware"], because: "Suppliers, not beekeepers." },
      { says: ["oxalsäure|likör"], because: "Another matter, and archived." },
    ],
  },
];

export const beekeepers: EvaluatedWorkspace = {
  workspace: beekeepersWorkspace,
  language: "German",
  trade: "beekeepers' cooperative",
  half: "kept",
  documents: [epic, businessCase, launchPlan],
  pastes,
  advisors,
};
