import type { DocumentReference } from "../../../reference";
import { answered, NOISE } from "../wrong";

const need = ["Requirements", "User experience"];
const limits = ["Constraints and dependencies", "Requirements"];
const open = ["Open questions and risks"];
const aims = ["Goals and success metrics", "Summary"];

export const prd: DocumentReference = {
  initiative: "Rücklauf mit RFID",
  type: "prd",
  points: [
    {
      point: "ein Tor liest beim Ausladen alles auf einmal",
      words: ["tor", "ausladen"],
      sections: ["Summary"],
    },
    {
      point: "19 Stunden bis zur Buchung",
      words: ["19 stunden"],
      sections: ["Problem", ...aims],
    },
    {
      point: "13 von 57 falsch zurückgemeldet",
      words: ["13 von 57"],
      sections: ["Problem", "Summary"],
    },
    {
      point: "64.300 € fehlen",
      words: ["64.300"],
      sections: ["Problem", ...aims],
    },
    {
      point: "neun Leute im Lager in zwei Schichten",
      words: ["neun|9", "schicht"],
      sections: ["Target users"],
    },
    {
      point: "höchstens 3 Stunden",
      words: ["3 stunden|drei stunden"],
      sections: aims,
    },
    { point: "höchstens 32.000 €", words: ["32.000"], sections: aims },
    {
      point: "Dry-Hire-Kunden sind nicht gemeint",
      words: ["dry hire"],
      sections: ["Non-goals", "Target users"],
    },
    {
      point: "Fehlliste um 7 Uhr",
      words: ["7 uhr|um sieben", "dispo|crewchief|fehl"],
      sections: need,
    },
    {
      point: "kurze Kabel ohne Tag",
      words: ["5 m"],
      sections: [...limits, "Non-goals"],
    },
    {
      point: "abgelaufene Prüfung sperrt das Gerät",
      words: ["prüf", "sperr|darf"],
      sections: limits,
    },
    {
      point: "Rentio erst ab Version 10 mit Schnittstelle",
      words: ["version 10|rentio 10", "schnittstelle|update|abgleich"],
      sections: ["Constraints and dependencies", "Requirements", "Rollout"],
    },
    {
      point: "zurück zur Zählliste unter 95 %",
      words: ["zählliste", "95 %"],
      sections: ["Rollout", ...open],
    },
    {
      point: "für Göttingen gibt es keine Lösung",
      words: ["göttingen"],
      sections: [...open, "Constraints and dependencies", "Non-goals"],
    },
  ],
  wrong: [
    ...NOISE,
    ...answered,
    {
      says: ["abholfach|schließf|stammkunden|brix"],
      because: "Gehört zum Portal.",
    },
    {
      says: ["scantec|61.200"],
      sections: ["Summary", "Requirements", "Rollout"],
      because: "Dem Anbieter wurde abgesagt.",
    },
    {
      says: ["9.000"],
      sections: ["Summary", "Requirements", "Goals and success metrics"],
      because: "Preis der verworfenen QR-Codes.",
    },
    {
      says: ["245|260"],
      sections: ["Requirements", "Goals and success metrics", "Rollout", "User experience"],
      because: "Mietpreise sind keine Anforderung an den Rücklauf.",
    },
  ],
  belongs: {
    "Rücklauf mit RFID": ["Summary", "Rollout", "Requirements"],
    "Versuch mit 180 Tags": "anywhere",
    "Wir in Zahlen": ["Summary", "Problem"],
    IT: ["Constraints and dependencies"],
    "Woher die Aufträge kommen": ["Target users", "Problem"],
    "Wer den Rücklauf macht": ["Target users", "Non-goals", "Problem"],
    "Mirko, Spätschicht": ["Problem", "Target users", "User experience"],
    "Mail von Anke Vogt (Crewchief), 3. Oktober": ["Problem", "Target users", "User experience"],
    "Rückläufe gestoppt, September 2026": ["Problem", ...aims],
    "Inventur 2025": ["Problem", ...aims],
    "Bühnenhaus Nord": ["Problem"],
    "Fachartikel: Ein Jahr RFID im Mietlager": ["Problem", "Goals and success metrics"],
    "Lesetor an Rampe 2": need,
    "Fehlliste um sieben": need,
    "Defekt mit Foto melden": [...need, "Non-goals"],
    "Funk und Metall": [...limits, ...open],
    "Rentio nimmt nur CSV": [...limits, ...open, "Rollout"],
    Prüffristen: [...limits, ...open],
    Betriebsrat: [...limits, ...open, "Rollout"],
    "RFID statt QR an jedem Teil": [...limits, "Non-goals", "Summary", "Rollout"],
    "Kurze Kabel bleiben ohne Tag": [...limits, "Non-goals", ...open],
    "Tags reißen ab": [...open, ...limits],
    "Göttingen hat kein Tor": [...open, "Constraints and dependencies", "Non-goals"],
    Kosten: ["Constraints and dependencies"],
    "Zeitplan, Stand 20. November": ["Rollout", ...open],
    "Schneller zurückgebucht": aims,
    "Schwund halbieren": aims,
    "Nachts wird nicht mehr gezählt": [...aims, "User experience"],
    "Keine neue Stelle im Lager": [
      "Constraints and dependencies",
      "Goals and success metrics",
      "Non-goals",
    ],
    "Größere Produktionen": ["Goals and success metrics", "Problem", "Summary"],
  },
};
