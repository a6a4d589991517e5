import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { battlecard } from "./documents/battlecard-reference";
import { epic } from "./documents/epic-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { pastes } from "./pastes";
import { secondHandWorkspace } from "./workspace";

const initiative = "Ophalen boeken via de site";

const noise = { says: ["kerst|loterij|karaoke|ambachtscentrum|webshop"], because: "Iets anders." };

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["stort"], because: "Er staat zelf bij dat er geen antwoord op is." },
      {
        says: ["boeken of blijven bellen|1 december"],
        because: "Over het geld is nog niet beslist.",
      },
      { says: ["prd|productvereisten|eisen"], because: "Niemand heeft opgeschreven wat het moet." },
    ],
    mustNot: [
      {
        says: ["geen besluiten|geen beslissingen|geen besluit vastgelegd|er staat geen besluit"],
        because: "Het bestuur besloot op 22 september.",
      },
      { says: ["geen doel|geen streefcijfer"], because: "Er zijn er drie, twee met een getal." },
      {
        says: ["doelgroep|gebruikers", "niet beschreven|ontbreekt|ontbreken"],
        because: "Er is een notitie over wie laten ophalen.",
      },
      {
        says: ["zonder computer", "geen maatregel|niets tegen|geen tegenmaatregel|geen antwoord"],
        because: "De telefoon blijft open en Henny vult in.",
      },
      noise,
    ],
  },
  {
    advisor: "assumption_map",
    about: "Boeken of blijven bellen?",
    must: [
      { says: ["helft van de mensen"], because: "“Schatten we”." },
      { says: ["slechte kant"], because: "“Vermoedelijk”, en een notitie zegt het omgekeerde." },
      { says: ["gemeente"], because: "Daar gaat het stuk van uit; niemand heeft het gevraagd." },
    ],
    mustNot: [
      { says: ["1 december"], because: "Een afspraak, geen aanname." },
      { says: ["vijf ochtenden"], because: "Een feit." },
      noise,
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["foto's meesturen", "smsje de dag ervoor", "zelf verzetten via een linkje"],
    must: [
      { says: ["4 dagen"], because: "Wat de foto's kosten." },
      { says: ["foto"], because: "25 van de 39 ritten voor niks waren om onbruikbare spullen." },
      { says: ["sms"], because: "Een dag werk tegen niet thuis." },
    ],
    mustNot: [
      { says: ["voorrijkosten"], because: "Afgewezen, geen idee om te bouwen." },
      { says: ["3F7D4E"], because: "Huisstijl." },
      noise,
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["1 maart"], because: "De datum voor Doetinchem." },
      { says: ["18 %|39"], because: "Waar het om begonnen is." },
      { says: ["stort"], because: "De zorg waar nog geen antwoord op is." },
      { says: ["1 december|3.800"], because: "Wat het bestuur moet beslissen." },
    ],
    mustNot: [
      { says: ["3F7D4E|jij geen u"], because: "Huisstijl." },
      { says: ["wordpress"], because: "Te technisch voor het bestuur." },
      { says: ["marktplaats gezet|zwager"], because: "Anekdotes." },
      noise,
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "De Lappendeken",
    must: [
      { says: ["10 per rit|10 euro|vragen 10|vraagt 10"], because: "Hun prijs." },
      { says: ["5 dagen|2024"], because: "Waar zij sterk zijn." },
      { says: ["witgoed|doesburg"], because: "Waar zij zwak zijn." },
    ],
    mustNot: [
      { says: ["geen prijs|prijs onbekend"], because: "Allebei de prijzen staan er." },
      { says: ["41.000|3.800|8.160"], because: "Eigen geld is geen argument." },
      { says: ["dubbele boekingen"], because: "Een eigen zorg." },
      noise,
    ],
  },
];

export const secondHandShops: EvaluatedWorkspace = {
  workspace: secondHandWorkspace,
  language: "Dutch",
  trade: "second-hand shops",
  half: "kept",
  documents: [epic, launchPlan, battlecard],
  pastes,
  advisors,
};
