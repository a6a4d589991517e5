import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { businessCase } from "./documents/business-case-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { prd } from "./documents/prd-reference";
import { pastes } from "./pastes";
import { eventRentalWorkspace } from "./workspace";
import { answered } from "./wrong";

const initiative = "Rücklauf mit RFID";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["göttingen"], because: "Da steht selbst, dass es keine Lösung gibt." },
      {
        says: ["launch plan|startplan|einführungsplan|markteinführung"],
        because: "Es gibt keinen.",
      },
      { says: ["betriebsrat|betriebsvereinbarung"], because: "Die Unterschrift fehlt." },
    ],
    mustNot: [
      ...answered,
      {
        says: ["no decision|keine entscheidung|keine beschlüsse"],
        because: "Zwei sind festgehalten.",
      },
      { says: ["no goals|no target|keine ziele"], because: "Es sind vier." },
      { says: ["abholfach|brix|doppelt vermietet"], because: "Das andere Vorhaben." },
      {
        says: ["versuch mit 180", "draft|entwurf|not approved|nicht freigegeben"],
        because: "Freigegeben.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Dry Hire online: lohnt sich das?",
    must: [
      { says: ["jeder zweite"], because: "„Wir gehen davon aus“." },
      { says: ["zehn stunden"], because: "„Vermutlich“." },
      { says: ["zubehör"], because: "„Wahrscheinlich“." },
    ],
    mustNot: [
      {
        says: ["no sentence reads like an assumption|keine annahme"],
        because: "Eine Überschrift heißt so.",
      },
      { says: ["17 uhr"], because: "Eine Tatsache." },
      { says: ["zwölf testkunden"], because: "Ein Plan, keine Annahme." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Portal: Anforderungen, erster Wurf",
    must: [
      { says: ["schnell und intuitiv"], because: "Nicht prüfbar." },
      { says: ["haftet"], because: "Eine Frage ohne Namen und Termin." },
      {
        says: [
          "goal|outcome|metric|ziel|erfolg|messgröße|kennzahl",
          "figure|number|measur|baseline|target|zahl|mess|ausgangswert|fehl",
        ],
        because: "Kein Ziel mit Zahl.",
      },
    ],
    mustNot: [
      {
        says: ["no owner|nobody is named who answers|kein verantwortlicher|niemand verantwortlich"],
        because: "Tom Reuter.",
      },
      {
        says: ["rabatte", "nobody|no date|no person|niemand|kein termin|kein name"],
        because: "Tom mit Petra, bis 4. Dezember.",
      },
      {
        says: ["60 tagen|5.000", "vague|cannot be tested|unklar|nicht prüfbar"],
        because: "Prüfbar.",
      },
      { says: ["no non-goals|no out of scope|keine nicht-ziele"], because: "Zwei sind genannt." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["1. märz"], because: "Der Start." },
      { says: ["54.605|38.500"], because: "Das Geld." },
      { says: ["32.000|3 stunden"], because: "Was dabei herauskommen soll." },
      { says: ["göttingen"], because: "Das offene Risiko." },
    ],
    mustNot: [
      { says: ["F26A1B|ausrufezeichen|kicker"], because: "Kein Inhalt." },
      { says: ["46.000|abholfach|brix"], because: "Das andere Vorhaben." },
      { says: ["lagerhund|handyhalterung"], because: "Anekdote und archiviertes Konzept." },
      ...answered,
      { says: ["seit dem 1. märz|ist gestartet|went live"], because: "Noch nicht." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Bühnenhaus Nord",
    must: [
      { says: ["245"], because: "Ihr Preis." },
      { says: ["seit 2024|tag nach der rückgabe"], because: "Darin sind sie stark." },
      { says: ["notdienst|1.500"], because: "Darin sind sie schwach." },
    ],
    mustNot: [
      { says: ["no price|kein preis"], because: "Beide Preise stehen da." },
      { says: ["göttingen"], because: "Die eigene Sorge ist kein Argument." },
      { says: ["54.605|9.205|64.300"], because: "Das eigene Geld ist kein Argument." },
      { says: ["identra|scantec"], because: "Lieferanten, keine Verleiher." },
      { says: ["abholfach|brix"], because: "Das andere Vorhaben." },
    ],
  },
];

export const eventRental: EvaluatedWorkspace = {
  workspace: eventRentalWorkspace,
  language: "German",
  trade: "rental of event technology",
  half: "kept",
  documents: [prd, businessCase, launchPlan],
  pastes,
  advisors,
};
