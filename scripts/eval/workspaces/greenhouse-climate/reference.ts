import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { prd } from "./documents/prd-reference";
import { retrospective } from "./documents/retrospective-reference";
import { riskRegister } from "./documents/risk-register-reference";
import { pastes } from "./pastes";
import { greenhouseWorkspace } from "./workspace";

const initiative = "Sturen op uurprijs";

const elsewhere = {
  says: ["meetbox|natte bol|monteursapp|storingsapp|champignon|solex|parkeerkaart"],
  because: "Iets anders.",
};

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["straat|groepscontract"], because: "Niemand heeft er iets op bedacht." },
      { says: ["4.500|abonnement|verkoopprijs"], because: "De prijs is nog open." },
      { says: ["prd|productvereisten|eisen"], because: "Die heeft niemand geschreven." },
    ],
    mustNot: [
      {
        says: ["geen besluiten|geen beslissingen|geen besluit vastgelegd|er staat geen besluit"],
        because: "Er staan er drie.",
      },
      { says: ["geen doel|geen streefcijfer"], because: "Er zijn er vier, drie met een getal." },
      {
        says: ["doelgroep|gebruikers", "niet beschreven|ontbreekt|ontbreken"],
        because: "“Voor wie het is”.",
      },
      {
        says: [
          "lichtsom|licht tekort",
          "geen maatregel|geen tegenmaatregel|niets tegen|geen antwoord",
        ],
        because: "De ondergrens gaat voor, en na twee dagen gaat het plan uit.",
      },
      {
        says: ["business case", "concept|niet goedgekeurd|niet vastgesteld"],
        because: "Het MT heeft hem vastgesteld.",
      },
      elsewhere,
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: [
      "Lichtsom als ondergrens",
      "Maximaal aantal starts van de WKK",
      "Knop 'vandaag niet'",
      "Weekstaat met de opbrengst",
      "Meedoen op de onbalans",
    ],
    must: [
      { says: ["lichtsom"], because: "De voorwaarde van alle drie de telers." },
      { says: ["48211|4 dagen"], because: "Een ticket, nog vijf van die soort, en weinig werk." },
      {
        says: ["onbalans", "besluit|besloten|6 oktober|niet in de eerste"],
        because: "Het MT heeft hem uit de eerste versie gehouden.",
      },
    ],
    mustNot: [{ says: ["E2711D|plantmateriaal"], because: "Huisstijl." }, elsewhere],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "sales",
    must: [
      { says: ["13 september"], because: "Wanneer het uitkomt." },
      { says: ["1,35|11 %|12,1"], because: "Wat het een teler oplevert." },
      { says: ["brinkhof|glasvolt"], because: "Waar Pieter tegenover zit." },
    ],
    mustNot: [
      { says: ["E2711D|plantmateriaal"], because: "Huisstijl." },
      { says: ["260.000|64 mb|900 mb"], because: "Daar heeft verkoop niets aan." },
      { says: ["is gelanceerd|nu verkrijgbaar|nu leverbaar"], because: "Het moet nog komen." },
      elsewhere,
    ],
  },
  {
    advisor: "prd_critic",
    about: "Meetbox draadloos, eerste eisen",
    must: [
      { says: ["robuust|fijn in gebruik"], because: "Niet te toetsen." },
      { says: ["scherpe prijs"], because: "Niet te toetsen." },
      { says: ["vervangt de batterij"], because: "Een vraag zonder naam of datum." },
      {
        says: ["doel|uitkomst|resultaat", "cijfer|getal|streef|meet|nulmeting"],
        because: "Er staat geen doel in.",
      },
    ],
    mustNot: [
      { says: ["geen eigenaar|eigenaar ontbreekt"], because: "Sander Kok." },
      { says: ["92 %", "niemand|geen naam|geen datum"], because: "Sander, voor 29 januari." },
      {
        says: ["60 seconden|5 minuten", "vaag|niet te toetsen|niet meetbaar|onduidelijk"],
        because: "Te toetsen.",
      },
      { says: ["geen afbakening|niet afgebakend"], because: "Er staan er twee onder “Niet”." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Monteursapp: loont het?",
    must: [
      { says: ["helft van de tweede bezoeken"], because: "“Naar schatting”." },
      { says: ["werkbon"], because: "“Waarschijnlijk”." },
      { says: ["tekeningen", "kloppen"], because: "De monteurs zeggen het omgekeerde." },
    ],
    mustNot: [
      { says: ["243.830"], because: "Uitgerekend uit tellingen." },
      { says: ["drie monteurs mee"], because: "Een plan, geen aanname." },
      { says: ["uurprijs|lichtsom|optivar"], because: "Een ander initiatief." },
    ],
  },
];

export const greenhouseClimate: EvaluatedWorkspace = {
  workspace: greenhouseWorkspace,
  language: "Dutch",
  trade: "maker of climate computers for greenhouses",
  half: "tune",
  documents: [prd, riskRegister, retrospective],
  pastes,
  advisors,
};
