import type { DocumentReference } from "../../../reference";

const ofDecision = [
  "Decisions at a glance",
  "Context",
  "Options and criteria",
  "Decisions and reasons",
  "Consequences",
  "When to revisit",
];

export const decisionLog: DocumentReference = {
  initiative: "Online-Termine für die Ambulanzen",
  type: "decision_log",
  points: [
    {
      point: "Medikis-Modul, am 20. Oktober",
      words: ["buchungsmodul|modul", "20. oktober"],
      sections: ["Decisions at a glance", "Decisions and reasons"],
    },
    {
      point: "der Lenkungskreis mit Dr. Nolte hat entschieden",
      words: ["nolte|lenkungskreis"],
      sections: ["Decisions at a glance", "Decisions and reasons"],
    },
    {
      point: "Gründe: eine Schnittstelle weniger, günstiger nach zwei Jahren",
      words: ["schnittstelle weniger"],
      sections: ["Decisions and reasons"],
    },
    {
      point: "dagegen: die App von Arztplatz",
      words: ["app", "arztplatz"],
      sections: ["Decisions and reasons", "Options and criteria", "Consequences"],
    },
    {
      point: "Kardiologie nur Verschieben, am 27.10.",
      words: ["brandl|kardiologie", "27.10|verschieben"],
      sections: ["Decisions at a glance", "Decisions and reasons"],
    },
    {
      point: "weil zwei Patienten mit akuten Beschwerden gewartet hätten",
      words: ["akuten beschwerden"],
      sections: ["Decisions and reasons", "Context"],
    },
    {
      point: "Arztplatz als andere Möglichkeit, 286.000 €",
      words: ["286.000"],
      sections: ["Options and criteria", "Context"],
    },
    {
      point: "wieder ansehen, wenn nach einem Jahr unter 20 % online buchen",
      words: ["unter 20 %"],
      sections: ["When to revisit", "Decisions and reasons"],
    },
    {
      point: "offen: dürfen Angehörige buchen",
      words: ["angehorige"],
      sections: ["Open questions"],
    },
    {
      point: "Videosprechstunde ist ausgeklammert",
      words: ["videosprechstunde", "2028"],
    },
  ],
  wrong: [
    { says: ["acht beschwerden"], because: "Hat mit den Beschlüssen nichts zu tun." },
    { says: ["#00497F"], because: "Hausstil ist kein Beschluss." },
    { says: ["parkgebühren"], because: "Hat mit den Beschlüssen nichts zu tun." },
    {
      says: ["3 fälle in der woche"],
      sections: ["Decisions at a glance", "Decisions and reasons"],
      because: "Ein Risiko ist kein Beschluss.",
    },
  ],
  belongs: {
    "Online-Termine für die Ambulanzen": ["Context"],
    "Klinikum Seetal": ["Context"],
    "Lastenheft Online-Termine, Stand 9. November": [
      "Context",
      "Options and criteria",
      "Decisions and reasons",
      "Open questions",
      "Consequences",
    ],
    "Wer einen Termin will": ["Context"],
    "Beschwerden beim Patientenfürsprecher, Juli bis September": ["Context"],
    "Leitstelle, Gespräch mit Gülay Aydın": ["Context", "Consequences"],
    "Nicht erschienene Patienten 2026": ["Context"],
    "Was das Klinikum Bergheim erlebt hat": ["Context", "Options and criteria"],
    Arztplatz: ["Context", "Options and criteria"],
    "Nachrücken von der Warteliste": ["Options and criteria"],
    "Erinnerung zwei Tage vorher": ["Options and criteria"],
    Videosprechstunde: ["Options and criteria", "Decisions at a glance", "Decisions and reasons"],
    "KIS nimmt Termine nur über HL7 an": ["Context"],
    Patientendaten: ["Context"],
    "Eigenes Buchungsmodul des KIS-Herstellers": ofDecision,
    Kardiologie: ofDecision,
    "Anbindung dauert länger als vier Monate": ["Consequences"],
    "Doppelte Buchungen in den fünf Minuten": ["Consequences"],
    Betriebsrat: ["Consequences", "Open questions"],
    "Weniger leere Plätze": ["Options and criteria"],
    "Termine ohne Anruf": ["Options and criteria"],
    "Wer anruft, kommt durch": ["Options and criteria"],
    Budget: ["Options and criteria"],
  },
};
