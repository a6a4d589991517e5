import type { DocumentReference } from "../../../reference";

const ofRisk = ["Register", "Responses", "Warning signs", "Contingency plans"];

export const riskRegister: DocumentReference = {
  initiative: "Online-Termine für die Ambulanzen",
  type: "risk_register",
  points: [
    {
      point: "der Umfang: alle 14 Ambulanzen bis 30. Juni",
      words: ["14 ambulanzen", "30. juni"],
      sections: ["Scope and scales"],
    },
    { point: "Anbindung", words: ["anbindung"], sections: ["Register"] },
    { point: "in Bergheim neun statt vier Monate", words: ["bergheim", "neun"] },
    { point: "Vertragsstrafe als Maßnahme", words: ["vertragsstrafe"], sections: ["Responses"] },
    {
      point: "notfalls täglicher Abgleich",
      words: ["abgleich"],
      sections: ["Contingency plans", "Responses"],
    },
    { point: "doppelte Buchungen", words: ["doppelte buchungen"], sections: ["Register"] },
    { point: "3 Fälle in der Woche", words: ["3 falle"], sections: ["Register"] },
    {
      point: "Betriebsrat und zwei Stellen",
      words: ["betriebsrat", "zwei stellen"],
      sections: ["Register"],
    },
    {
      point: "eine Zusage fehlt",
      words: ["zusage"],
      sections: ["Register", "Responses"],
    },
    {
      point: "Gesundheitsdaten als Quelle von Risiken",
      words: ["art 9 dsgvo"],
      sections: ["Sources of risk"],
    },
    { point: "Wartung am Dienstag", words: ["wartung", "dienstag"], sections: ["Sources of risk"] },
  ],
  wrong: [
    {
      says: ["app in zwölf sprachen"],
      because: "Stärke eines Anbieters, den niemand gewählt hat.",
    },
    {
      says: ["34 %"],
      sections: ["Sources of risk"],
      because: "Ein gutes Ergebnis ist keine Quelle von Risiken.",
    },
    {
      says: ["nothing|no countermeasure|not given", "anbindung"],
      sections: ["Responses"],
      because: "Im Eintrag stehen zwei Maßnahmen.",
    },
    { says: ["#00497F"], because: "Hausstil ist kein Risiko." },
    { says: ["parkgebühren"], sections: ["Register"], because: "Kein Risiko des Vorhabens." },
    {
      says: ["149 €"],
      sections: ["Register", "Responses"],
      because: "Der Preis des Anbieters, der es nicht wurde, ist kein Risiko.",
    },
    {
      says: ["vertragsstrafe"],
      sections: ["Warning signs"],
      because: "Eine Maßnahme ist kein Anzeichen.",
    },
  ],
  belongs: {
    "Online-Termine für die Ambulanzen": ["Scope and scales"],
    "Lastenheft Online-Termine, Stand 9. November": [
      "Scope and scales",
      "Register",
      "Sources of risk",
      "Review",
    ],
    "Beschwerden beim Patientenfürsprecher, Juli bis September": ["Sources of risk"],
    "Leitstelle, Gespräch mit Gülay Aydın": ["Sources of risk"],
    "Nicht erschienene Patienten 2026": ["Sources of risk"],
    "Was das Klinikum Bergheim erlebt hat": ["Sources of risk", "Register"],
    Arztplatz: ["Sources of risk"],
    "KIS nimmt Termine nur über HL7 an": ["Sources of risk"],
    Patientendaten: ["Sources of risk"],
    "Eigenes Buchungsmodul des KIS-Herstellers": ["Warning signs", "Review"],
    Kardiologie: ["Sources of risk", "Responses"],
    "Anbindung dauert länger als vier Monate": ofRisk,
    "Doppelte Buchungen in den fünf Minuten": ofRisk,
    Betriebsrat: ofRisk,
    "Weniger leere Plätze": ["Scope and scales"],
    "Termine ohne Anruf": ["Scope and scales"],
    "Wer anruft, kommt durch": ["Scope and scales"],
    Budget: ["Scope and scales"],
  },
};
