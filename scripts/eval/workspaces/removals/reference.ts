import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { businessCase } from "./documents/business-case-reference";
import { retrospective } from "./documents/retrospective-reference";
import { pastes } from "./pastes";
import { removalsWorkspace } from "./workspace";

const initiative = "Besichtigung per Video";
const concept = "Konzept Videobesichtigung, Fassung 2";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prd_critic",
    about: concept,
    must: [
      { says: ["ausreichend"], because: "Das kann niemand prüfen." },
      { says: ["dachboden"], because: "Eine Frage ohne Namen und Datum." },
      { says: ["wagen|kamera|verschätz|risk"], because: "Es nennt kein Risiko." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "Es nennt kein Ziel mit Zahlen, obwohl es welche gibt.",
      },
    ],
    mustNot: [
      {
        says: ["haftungsklausel", "nobody|no date|no person"],
        because: "Dr. Eggers, 4. Dezember.",
      },
      { says: ["20 standbilder", "vague|testable"], because: "Das ist prüfbar." },
      { says: ["90 tage", "vague|testable"], because: "Das ist prüfbar." },
      { says: ["no non-goals|no out of scope"], because: "Es gibt „Nicht vorgesehen“." },
      {
        says: ["no heading covers", "problem|requirements|non-goals|users"],
        because: "„Ausgangslage“, „Anforderungen“, „Nicht vorgesehen“, „Für wen“.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: concept,
    must: [
      { says: ["wlan"], because: "„Vermutlich“, und jedes fünfte Gespräch ruckelt." },
      { says: ["acht gespräche"], because: "„Wir gehen davon aus“." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "Es gibt zwei." },
      { says: ["seniorenumzüge"], because: "Ausgeschlossen, keine Annahme." },
      { says: ["dr. eggers"], because: "Eine Aufgabe mit Datum." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Umzugsheld24",
    must: [
      { says: ["12 %"], because: "Der Preis." },
      { says: ["10 minuten|foto-app"], because: "Eine Stärke." },
      { says: ["subunternehmern|verlangt am umzugstag"], because: "Eine Schwäche." },
      { says: ["wartet man eine woche"], because: "Was ein verlorener Kunde sagte." },
      { says: ["600 €|familie brandt"], because: "Warum eine Familie zurückkam." },
      { says: ["am selben tag|24 minuten|um neun"], because: "Was wir entgegenhalten." },
    ],
    mustNot: [
      { says: ["no item says why deals"], because: "Neun verloren, einer zurück, mit Gründen." },
      { says: ["no price"], because: "12 % billiger." },
      { says: ["hamburg sagen|nicht ihr beruf"], because: "Unsere Sorge ist kein Argument." },
      { says: ["111.000|3.800"], because: "Unsere Kosten sind kein Argument." },
      { says: ["140.000"], because: "Überholt." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["Möbelliste, die mitzählt", "Ohne Keller kein Angebot"],
    must: [
      { says: ["ohne keller"], because: "Es hätte 11 der 17 Fehlschätzungen verhindert." },
      { says: ["möbelliste"], because: "Sie spart 6 Minuten." },
      { says: ["volumen vom rechner"], because: "Verworfen: das muss gesagt werden." },
    ],
    mustNot: [
      {
        says: ["ohne keller", "no other feedback|no feedback|no evidence"],
        because: "Herr Yıldız, und 17 von 118.",
      },
      { says: ["ohne keller", "no goal is linked"], because: "„Richtig geschätzt“ ist ihr Ziel." },
      { says: ["first by score", "volumen vom rechner"], because: "Frühestens 2028." },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["hamburg will nicht"], because: "Dagegen ist niemandem etwas eingefallen." },
      { says: ["launch plan"], because: "Es gibt keinen." },
      { says: ["dachboden|open question"], because: "Offen im Konzept." },
    ],
    mustNot: [
      countered("zweite wagen", "Ab 60 m³ vor Ort, 8 % Puffer."),
      { says: ["no decision"], because: "Am 9. September." },
      { says: ["no prd|prd is missing"], because: "Es gibt das Konzept." },
      { says: ["no goals|no measurable goal"], because: "Vier, mit Zahlen." },
    ],
  },
];

export const removals: EvaluatedWorkspace = {
  workspace: removalsWorkspace,
  language: "German",
  trade: "removals",
  half: "tune",
  documents: [businessCase, retrospective],
  pastes,
  advisors,
};
