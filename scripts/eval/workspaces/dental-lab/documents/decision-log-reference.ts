import type { DocumentReference } from "../../../reference";

export const decisionLog: DocumentReference = {
  initiative: "Aufträge aus dem Mundscanner",
  type: "decision_log",
  points: [
    {
      point: "6. Oktober: erst Trios und Medit",
      words: ["6. oktober"],
      sections: ["Decisions at a glance", "Decisions and reasons"],
    },
    {
      point: "20. Oktober: abfragen",
      words: ["20. oktober"],
      sections: ["Decisions at a glance", "Decisions and reasons"],
    },
    {
      point: "81 % der digitalen Aufträge",
      words: ["81 %"],
      sections: ["Decisions and reasons", "Options and criteria"],
    },
    {
      point: "drei große Labore nutzen nur iTero",
      words: ["drei grosse|drei große", "itero"],
      sections: ["Options and criteria", "Decisions and reasons", "Consequences"],
    },
    {
      point: "für Meldungen müssten Ports geöffnet werden",
      words: ["ports"],
      sections: ["Decisions and reasons", "Options and criteria", "Context"],
    },
    {
      point: "bis zu zwei Minuten Verzug",
      words: ["verzug"],
      sections: ["Consequences", "Decisions and reasons"],
    },
    {
      point: "iTero erst im Herbst 2027",
      words: ["itero", "herbst 2027"],
      sections: ["Consequences", "Decisions and reasons", "When to revisit"],
    },
    {
      point: "neu ansehen unter 30 Anfragen",
      words: ["30 anfragen"],
      sections: ["When to revisit"],
    },
    {
      point: "AVV mit Medit, Dr. Pohl, 15. Dezember",
      words: ["avv", "pohl"],
      sections: ["Open questions"],
    },
    {
      point: "nachträglich geänderte Aufträge",
      words: ["nachtraglich"],
      sections: ["Open questions"],
    },
    { point: "58 % kommen digital", words: ["58 %"], sections: ["Context"] },
    {
      point: "wer entschied: Hagedorn, Akbulut, Sielaff",
      words: ["sielaff"],
      sections: ["Decisions at a glance", "Decisions and reasons"],
    },
  ],
  wrong: [
    {
      says: ["rückfrage mit einem klick|warnung bei falschem kiefer"],
      sections: ["Decisions at a glance", "Decisions and reasons"],
      because: "Ideen, nichts davon ist entschieden.",
    },
    {
      says: ["labmeister"],
      sections: ["Decisions at a glance", "Decisions and reasons", "When to revisit"],
      because: "Ein Mitbewerber ist keine Entscheidung.",
    },
    { says: ["drucker"], because: "Andere Anrufe." },
    {
      says: ["ohne bestätigung durch einen menschen"],
      sections: ["Open questions", "When to revisit"],
      because: "Das steht fest.",
    },
    { says: ["mahnung|samstags"], because: "Gehört zum anderen Vorhaben." },
    { says: ["E4572E"], because: "Hausstil ist kein Inhalt." },
  ],
  belongs: {
    "Aufträge aus dem Mundscanner": ["Context", "Decisions at a glance"],
    "Pflichtenheft Mundscanner 0.4": [
      "Context",
      "Decisions and reasons",
      "Decisions at a glance",
      "Consequences",
      "Open questions",
    ],
    "Wer heute tippt": ["Context"],
    "Besuch bei Dentallabor Kühnert, 22.9.": ["Context"],
    "Hotline, drittes Quartal": ["Context"],
    "Umfrage unter 96 Laboren": ["Context", "Options and criteria"],
    "LabMeister Cloud": ["Context", "Options and criteria"],
    "Preisvorschlag nach BEL": [
      "Decisions at a glance",
      "Decisions and reasons",
      "When to revisit",
      "Consequences",
    ],
    "Schnittstellen der Hersteller": ["Context", "Options and criteria"],
    "Rechner in den Laboren": ["Context", "Options and criteria"],
    "Patientendaten und MDR": ["Context", "Options and criteria"],
    "Erst Trios und Medit": [
      "Decisions at a glance",
      "Options and criteria",
      "Decisions and reasons",
      "Consequences",
      "When to revisit",
    ],
    "Abfragen alle zwei Minuten": [
      "Decisions at a glance",
      "Options and criteria",
      "Decisions and reasons",
      "Consequences",
      "When to revisit",
    ],
    "Der falsche Zahn": ["Consequences", "Context"],
    "Medit verlangt Gebühren": ["Consequences", "When to revisit", "Open questions"],
    Pilotlabore: ["Open questions", "Context"],
    "Weniger Rückfragen in den Praxen": ["Context", "Options and criteria"],
    "Schneller erfasst": ["Context", "Options and criteria"],
    "Das Modul verkauft sich": ["Context", "Options and criteria"],
    "Ohne neue Stellen": ["Context", "Options and criteria"],
  },
};
