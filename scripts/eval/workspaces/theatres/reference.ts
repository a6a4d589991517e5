import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { executiveSummary } from "./documents/executive-summary-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { board } from "./pastes/board";
import { confluence } from "./pastes/confluence";
import { jira } from "./pastes/jira";
import { sheet } from "./pastes/sheet";
import { teams } from "./pastes/teams";
import { whatsapp } from "./pastes/whatsapp";
import { theatresWorkspace } from "./workspace";
import { answered } from "./wrong";

const initiative = "Kaarten teruggeven";
const drinks = { says: ["wijn|pauze|in de rij"], because: "Het andere initiatief." };

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["maarssen"], because: "Er staat zelf bij dat er geen oplossing is." },
      { says: ["10 december|geld"], because: "Over het geld is nog niet beslist." },
      { says: ["prd|productvereisten|eisen"], because: "Die heeft niemand geschreven." },
    ],
    mustNot: [
      ...answered,
      drinks,
      { says: ["no decision|geen besluit|geen beslissing"], because: "Er zijn er twee." },
      { says: ["no goals|no target|geen doelen|geen streefcijfer"], because: "Er zijn er drie." },
      { says: ["droger|glitter"], because: "Artiestenfoyer." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Businesscase kaarten teruggeven, versie 2",
    must: [
      { says: ["helft van de lege stoelen"], because: "„We gaan ervan uit”." },
      { says: ["derde voor een tegoed"], because: "„Waarschijnlijk”." },
      { says: ["producenten"], because: "„Vermoedelijk”." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption|geen aanname"], because: "Een kop heet zo." },
      { says: ["88 mensen"], because: "Geteld." },
      { says: ["10 december"], because: "Een datum, geen aanname." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Pauzedrankje: eisen, eerste versie",
    must: [
      { says: ["fijn aanvoelen"], because: "Niet te toetsen." },
      { says: ["pauze uitvalt"], because: "Een vraag zonder naam of datum." },
      {
        says: [
          "goal|outcome|metric|doel|uitkomst|resultaat|succes",
          "figure|number|measur|baseline|target|getal|cijfer|streef|meet|nulmeting|ontbreek",
        ],
        because: "Geen doel met een getal.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers|geen verantwoordelijke"], because: "Sjoerd." },
      {
        says: ["minderjarige", "nobody|no date|no person|niemand|geen datum"],
        because: "Sjoerd, voor 18 december.",
      },
      { says: ["tien minuten|twee minuten", "vague|tested|vaag|toetsen"], because: "Toetsbaar." },
      { says: ["no non-goals|no out of scope|geen niet-doelen"], because: "Er staan er twee." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["12 januari"], because: "Dan begint de proef." },
      { says: ["45.000|3 %"], because: "Wat het moet opleveren." },
      { says: ["maarssen"], because: "Het open risico." },
    ],
    mustNot: [
      ...answered,
      drinks,
      { says: ["6A1F2B|beleving|droger"], because: "Geen inhoud." },
      { says: ["sinds 12 januari|is begonnen|went live"], because: "Nog niet." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Stoeltje Over",
    must: [
      { says: ["12 %"], because: "Wat zij rekenen." },
      { says: ["38 theaters|scannen"], because: "Daarin zijn ze sterk." },
      { says: ["14 dagen|abonnementskaarten"], because: "Daarin zijn ze zwak." },
    ],
    mustNot: [
      drinks,
      { says: ["no price|geen prijs"], because: "Hun tarief staat er." },
      { says: ["dubbele kaarten|één stoel"], because: "Onze eigen zorg is geen argument." },
      { says: ["31.500|4.200"], because: "Ons eigen geld is geen argument." },
    ],
  },
];

export const theatres: EvaluatedWorkspace = {
  workspace: theatresWorkspace,
  language: "Dutch",
  trade: "theatres",
  half: "kept",
  documents: [launchPlan, executiveSummary],
  pastes: [whatsapp, jira, sheet, teams, confluence, board],
  advisors,
};
