import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { battlecard } from "./documents/battlecard-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { pastes } from "./pastes";
import { bicycleLockWorkspace } from "./workspace";

const initiative = "Lancering Grendel Eén";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Sluyter",
    must: [
      { says: ["169 euro"], because: "De prijs." },
      { says: ["gps"], because: "Hun kracht." },
      { says: ["batterij gaat 3 maanden|3 maanden mee"], because: "Hun zwakte." },
      { says: ["alarm", "gratis"], because: "Ons antwoord op hun abonnement." },
    ],
    mustNot: [
      {
        says: ["no item says what sluyter does well"],
        because: "Het item noemt drie sterke punten.",
      },
      { says: ["no item says what sluyter costs"], because: "169 euro plus 3,99 per maand." },
      { says: ["0 strengths|0 weaknesses"], because: "Ze staan er met „Sterk“ en „Zwak“." },
      { says: ["#FF6A13"], because: "Huisstijl." },
      { says: ["buurman"], because: "Een klacht over ons eigen alarm." },
      { says: ["bol rekent"], because: "Gaat niet over Sluyter." },
      { says: ["no item says where sluyter is weak"], because: "Het item noemt vier zwaktes." },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["art-keurmerk"], because: "De uitslag komt in week 4." },
      { says: ["logistiek"], because: "Het contract is nog open." },
      { says: ["vals alarm"], because: "Er staat niet wat eraan gedaan wordt." },
      { says: ["beste slot van nederland"], because: "Dat doel kan niemand meten." },
      { says: ["weinig retouren"], because: "Zonder uitgangspunt." },
    ],
    mustNot: [
      {
        says: ["no document says what is launched"],
        because: "De goedgekeurde businesscase zegt het, ook wat er niet in zit.",
      },
      countered("brno", "Tweede ploeg en luchtvracht."),
      countered("art-keurmerk", "Kraaktest en een dikkere beugel."),
      { says: ["no business case"], because: "Die is goedgekeurd." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Businesscase Grendel Eén (aandeelhouders, 3 september)",
    must: [
      {
        says: ["helft van de e-bikekopers"],
        because: "„Wij verwachten“, zonder bron.",
      },
      { says: ["uitval van 3 %"], because: "De marge hangt eraan." },
      { says: ["5.000"], because: "Niemand heeft geteld of dat er te verkopen zijn." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "„Wij verwachten dat …“" },
      { says: ["contract met de fabriek"], because: "Afgevinkt." },
      { says: ["nulserie van 50"], because: "Afgevinkt." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "sales",
    must: [
      { says: ["9 maart"], because: "Vanaf dan wordt verkocht." },
      { says: ["bezorgdiensten|forens|e-bike"], because: "Voor wie het is." },
      { says: ["art"], because: "Zonder keurmerk niets beloven." },
    ],
    mustNot: [
      { says: ["#FF6A13"], because: "Huisstijl is geen nieuws." },
      { says: ["no competitor"], because: "Er zijn er twee." },
    ],
  },
];

export const bicycleLock: EvaluatedWorkspace = {
  workspace: bicycleLockWorkspace,
  language: "Dutch",
  trade: "bicycle locks",
  half: "tune",
  documents: [launchPlan, battlecard],
  pastes,
  advisors,
};
