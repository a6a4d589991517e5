import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { decisionLog } from "./documents/decision-log-reference";
import { epic } from "./documents/epic-reference";
import { specification } from "./documents/specification-reference";
import { pastes } from "./pastes";
import { dentalLabWorkspace } from "./workspace";

const initiative = "Aufträge aus dem Mundscanner";
const requirements = "Pflichtenheft Mundscanner 0.4";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prd_critic",
    about: requirements,
    must: [
      { says: ["flüssig"], because: "Die vierte Anforderung kann niemand prüfen." },
      { says: ["nachträglich"], because: "Die zweite offene Frage hat weder Namen noch Datum." },
      { says: ["medit|gebühren|zahn", "risk"], because: "Das Pflichtenheft nennt kein Risiko." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline"],
        because: "Es nennt kein Ziel mit Zahlen, obwohl es welche gibt.",
      },
    ],
    mustNot: [
      {
        says: ["nobody is named who answers|no owner"],
        because: "Ute Hagedorn, in der ersten Zeile.",
      },
      { says: ["avv", "no date|nobody|no person"], because: "Dr. Pohl, bis 15. Dezember." },
      { says: ["3 minuten", "vague|testable"], because: "Das ist prüfbar." },
      { says: ["nie zweimal", "vague|testable"], because: "Das ist prüfbar." },
      { says: ["no non-goals|no out of scope"], because: "Es gibt „Nicht enthalten“." },
      {
        says: ["no heading covers", "problem|requirements|non-goals"],
        because: "„Worum es geht“, „Anforderungen“, „Nicht enthalten“.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: requirements,
    must: [
      { says: ["füllen das feld farbe"], because: "Als Annahme bezeichnet, ohne Beleg." },
      { says: ["vermutlich", "8 gb"], because: "„Vermutlich“." },
    ],
    mustNot: [
      {
        says: ["no sentence reads like an assumption"],
        because: "Es gibt eine Überschrift „Annahmen“.",
      },
      { says: ["preise nach bel"], because: "Ausgeschlossen, keine Annahme." },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["gebühren"], because: "Gegen die Gebühren von Medit steht nichts da." },
      { says: ["launch plan"], because: "Es gibt keinen." },
      { says: ["avv|nachträglich|open question"], because: "Offene Fragen im Pflichtenheft." },
    ],
    mustNot: [
      countered("falsche zahn", "400 Aufträge geprüft, ein Mensch bestätigt."),
      { says: ["no decision"], because: "Am 6. und am 20. Oktober." },
      {
        says: ["nothing says how this initiative keeps"],
        because: "Das Pflichtenheft übernimmt die Verordnung im Wortlaut.",
      },
      { says: ["no prd|prd is missing"], because: "Es gibt das Pflichtenheft." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "engineering",
    must: [
      {
        says: ["zwei minuten|ports|abfragen"],
        because: "Die Entscheidung, die das Bauen bestimmt.",
      },
      { says: ["60 anfragen|tls|300 mb|sql server"], because: "Grenzen, die gelten." },
      { says: ["1. februar|3. mai"], because: "Der nächste Termin." },
    ],
    mustNot: [
      { says: ["mahnung"], because: "Anderes Vorhaben." },
      { says: ["E4572E|duzen"], because: "Hausstil ist keine Nachricht." },
      {
        says: ["is live|has been released|in production"],
        because: "Der Pilot hat nicht begonnen.",
      },
    ],
  },
];

export const dentalLab: EvaluatedWorkspace = {
  workspace: dentalLabWorkspace,
  language: "German",
  trade: "dental-lab software",
  half: "tune",
  documents: [epic, specification, decisionLog],
  pastes,
  advisors,
};
