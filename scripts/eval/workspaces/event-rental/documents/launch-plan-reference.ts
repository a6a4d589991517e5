import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";
import { NOISE } from "../wrong";

const what = ["What is launched"];
const aim = ["Launch goal", "After launch"];
const audience = ["Audience and phases"];
const message = ["Positioning and messages"];
const ready = ["Readiness checklist", "Risks and rollback"];

/** The workspace says little about this launch: no channels, no dates but the earliest, no way back. */
export const launchPlan: DocumentReference = {
  initiative: "Dry-Hire-Portal",
  type: "launch_plan",
  points: [
    {
      point: "Stammkunden buchen Material selbst",
      words: ["stammkunden", "buchen"],
      sections: what,
    },
    {
      point: "62 Firmen mit Kundenkonto",
      words: ["62 firmen|62 stammkunden"],
      sections: [...audience, ...what],
    },
    { point: "zwölf testen zuerst", words: ["zwölf|12", "test"], sections: audience },
    {
      point: "Laufkundschaft bleibt beim Telefon",
      words: ["laufkundschaft"],
      sections: [...audience, ...what],
    },
    { point: "40 % der Aufträge über das Portal", words: ["40 %", "portal"], sections: aim },
    {
      point: "Antworten dauern 26 Stunden",
      words: ["26 stunden"],
      sections: [...message, ...what, "Launch goal"],
    },
    {
      point: "74 Anfragen nach Büroschluss",
      words: ["74", "büroschluss"],
      sections: [...message, ...what, "Launch goal"],
    },
    {
      point: "nicht vor Oktober 2027",
      words: ["oktober 2027"],
      sections: ["Timeline and owners", ...audience, ...what],
    },
    { point: "Tom Reuter leitet", words: ["tom reuter"], sections: ["Timeline and owners"] },
    {
      point: "frei angezeigt, obwohl nicht da",
      words: ["frei", "gar nicht da|nächsten tag|doppelt"],
      sections: ready,
    },
    {
      point: "erst wenn das Lesetor sechs Monate läuft",
      words: ["sechs monate|6 monate"],
      sections: [...ready, "Timeline and owners", ...audience],
    },
  ],
  wrong: [
    ...NOISE,
    countered("doppelt vermietet", "Das Portal startet erst nach sechs Monaten Lesetor."),
    { says: ["göttingen hat|54.605|identra|on metal"], because: "Gehört zum Rücklauf." },
    {
      says: ["1. märz 2027|3. mai"],
      because: "Termine des Lesetors.",
    },
    {
      says: ["jeder zweite|zehn stunden"],
      sections: ["Launch goal", "Positioning and messages"],
      because: "Eine Annahme, kein Ziel und kein Versprechen.",
    },
    {
      says: ["schließf|abholfach"],
      sections: ["What is launched", "Launch goal", "Readiness checklist"],
      because: "Eine Idee, die niemand beschlossen hat.",
    },
  ],
  belongs: {
    "Dry-Hire-Portal": [...what, "Timeline and owners", ...audience],
    "Dry Hire online: lohnt sich das?": "anywhere",
    "Portal: Anforderungen, erster Wurf": "anywhere",
    "Wir in Zahlen": message,
    IT: ready,
    "Woher die Aufträge kommen": [...audience, ...message],
    "Stammkunden im Dry Hire": [...audience, ...what],
    "Stefan Brix, Brix Audio": message,
    "Anfragen im Oktober ausgewertet": [...message, ...aim, ...what],
    Abholfach: ["After launch"],
    "Doppelt vermietet": [...ready, "Timeline and owners", ...audience],
    "Online gebucht": aim,
    "Größere Produktionen": aim,
  },
};
