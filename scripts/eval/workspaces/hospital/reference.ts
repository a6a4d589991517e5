import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { businessCase } from "./documents/business-case-reference";
import { decisionLog } from "./documents/decision-log-reference";
import { riskRegister } from "./documents/risk-register-reference";
import { pastes } from "./pastes";
import { hospitalWorkspace } from "./workspace";

const initiative = "Online-Termine für die Ambulanzen";
const requirements = "Lastenheft Online-Termine, Stand 9. November";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prd_critic",
    about: requirements,
    must: [
      { says: ["benutzerfreundlich"], because: "Die fünfte Anforderung kann niemand prüfen." },
      {
        says: ["gewartet|wartung"],
        because: "Die zweite offene Frage hat weder Namen noch Datum.",
      },
      {
        says: ["figure|number|metric|baseline|measur", "ziel|goal|outcome"],
        because: "Das Ziel nennt keine Zahl, obwohl es Ziele mit Zahlen gibt.",
      },
      { says: ["doppelte buchungen|risk"], because: "Das Lastenheft nennt kein Risiko." },
    ],
    mustNot: [
      {
        says: ["nobody is named who answers|no owner"],
        because: "„Verantwortlich: Dr. Anke Reimers“ steht in der zweiten Zeile.",
      },
      {
        says: ["no heading covers", "problem"],
        because: "„Ausgangslage“ ist der Abschnitt über das Problem.",
      },
      { says: ["no heading covers", "requirements"], because: "„Anforderungen“." },
      { says: ["no heading covers", "non-goals"], because: "„Nicht enthalten“." },
      {
        says: ["60 sekunden", "vague|testable|figure"],
        because: "Die sechste Anforderung ist prüfbar.",
      },
      { says: ["3 sekunden", "vague|testable"], because: "Die erste Anforderung ist prüfbar." },
      {
        says: ["angehörige", "no date|no person|nobody"],
        because: "Frau Jelinek, bis 4. Dezember.",
      },
      { says: ["no non-goals|no out of scope"], because: "Es gibt „Nicht enthalten“." },
    ],
  },
  {
    advisor: "assumption_map",
    about: requirements,
    must: [
      {
        says: ["ältere menschen|kinder helfen"],
        because: "„Wir sind sicher“, ohne Beleg.",
      },
      { says: ["24 stunden|60 sekunden|3 sekunden"], because: "Zahlen ohne Grundlage." },
      { says: ["18. januar|1. marz|30. juni"], because: "Termine, die an der Anbindung hängen." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "„Wir sind sicher, dass …“" },
      { says: ["112"], because: "Der Hinweis auf den Notruf ist keine Annahme." },
      { says: ["testsystem"], because: "Es ist da und abgehakt." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["Nachrücken von der Warteliste", "Erinnerung zwei Tage vorher"],
    must: [
      { says: ["nachrücken von der warteliste"], because: "Eine Idee mit Zahlen aus Bergheim." },
      { says: ["erinnerung zwei tage vorher"], because: "Eine Idee gegen leere Plätze." },
      { says: ["videosprechstunde"], because: "Ausgeklammert: das gehört gesagt." },
    ],
    mustNot: [
      {
        says: ["erinnerung zwei", "no other feedback"],
        because: "Die Zahlen zum Nichterscheinen sprechen davon.",
      },
      {
        says: ["erinnerung|nachrücken", "no goal is linked"],
        because: "„Weniger leere Plätze“ ist das Ziel von beiden.",
      },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["betriebsrat"], because: "Offen, ohne Zusage." },
      { says: ["datenschutz|freigabe"], because: "Die Freigabe fehlt." },
      { says: ["launch plan"], because: "Es gibt keinen." },
      { says: ["doppelte buchungen"], because: "Es steht nichts dagegen." },
    ],
    mustNot: [
      countered("anbindung", "Vertragsstrafe und täglicher Abgleich."),
      { says: ["no decision"], because: "Am 20. Oktober wurde entschieden." },
    ],
  },
];

export const hospital: EvaluatedWorkspace = {
  workspace: hospitalWorkspace,
  language: "German",
  trade: "hospital",
  half: "tune",
  documents: [businessCase, riskRegister, decisionLog],
  pastes,
  advisors,
};
