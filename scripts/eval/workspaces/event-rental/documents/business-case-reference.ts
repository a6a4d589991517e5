import type { DocumentReference } from "../../../reference";
import { answered, NOISE } from "../wrong";

const problem = ["Problem or opportunity", "Summary"];
const money = ["Costs and returns", "Summary"];
const risks = ["Risks and constraints"];
const next = ["Decisions and next steps"];
const choice = ["Options considered", "Recommendation", ...next];
const aims = ["Success measures", "Costs and returns", "Summary"];

export const businessCase: DocumentReference = {
  initiative: "Rücklauf mit RFID",
  type: "business_case",
  points: [
    {
      point: "2025 fehlte Material für 64.300 €",
      words: ["64.300"],
      sections: [...problem, ...aims],
    },
    {
      point: "27.800 € fürs Nachmieten",
      words: ["27.800"],
      sections: [...problem, "Costs and returns"],
    },
    {
      point: "19 Stunden bis zur Buchung",
      words: ["19 stunden"],
      sections: [...problem, "Success measures"],
    },
    {
      point: "Messen sind 40 % vom Umsatz",
      words: ["messen", "40 %"],
      sections: ["Market"],
    },
    {
      point: "Bühnenhaus Nord rechnet am Tag danach ab",
      words: ["schlussrechnung|tag nach der rückgabe"],
      sections: ["Market", "Problem or opportunity"],
    },
    { point: "QR-Codes für rund 9.000 €", words: ["9.000"], sections: choice },
    { point: "einmalig 54.605 €", words: ["54.605"], sections: money },
    { point: "Wartung 3.400 € im Jahr", words: ["3.400"], sections: money },
    { point: "320 Stunden kleben", words: ["320 stunden"], sections: money },
    { point: "Tags reißen ab", words: ["7 von 180|reißen"], sections: risks },
    { point: "Göttingen ohne Lösung", words: ["göttingen"], sections: risks },
    {
      point: "die Unterschrift unter der Betriebsvereinbarung fehlt",
      words: ["betriebsvereinbarung|betriebsrat"],
      sections: [...risks, ...next],
    },
    { point: "höchstens 32.000 € im Jahr", words: ["32.000"], sections: aims },
    {
      point: "höchstens 3 Stunden",
      words: ["3 stunden|drei stunden"],
      sections: aims,
    },
  ],
  wrong: [
    ...NOISE,
    ...answered,
    { says: ["46.000|540|abholfach|brix"], because: "Gehört zum Portal." },
    {
      says: ["scantec|61.200"],
      sections: ["Summary", "Recommendation", "Success measures"],
      because: "Dem Anbieter wurde abgesagt.",
    },
    {
      says: ["38 %"],
      sections: ["Success measures", "Summary"],
      because: "Der Schwund eines anderen, doppelt so großen Verleihers.",
    },
    {
      says: ["61 %|98,4"],
      sections: ["Summary", "Costs and returns", "Market"],
      because: "Lesequoten sind kein Geld und kein Markt.",
    },
  ],
  belongs: {
    "Rücklauf mit RFID": ["Summary", "Recommendation", ...next],
    "Versuch mit 180 Tags": "anywhere",
    "Wir in Zahlen": ["Market", ...problem],
    IT: risks,
    "Woher die Aufträge kommen": ["Market", "Problem or opportunity"],
    "Wer den Rücklauf macht": ["Problem or opportunity", "Market"],
    "Mirko, Spätschicht": ["Problem or opportunity"],
    "Mail von Anke Vogt (Crewchief), 3. Oktober": ["Problem or opportunity"],
    "Rückläufe gestoppt, September 2026": [...problem, "Success measures"],
    "Inventur 2025": [...problem, "Costs and returns", "Success measures"],
    "Bühnenhaus Nord": ["Market", "Problem or opportunity"],
    "Fachartikel: Ein Jahr RFID im Mietlager": [
      "Market",
      "Problem or opportunity",
      "Costs and returns",
    ],
    "Lesetor an Rampe 2": ["Options considered", "Recommendation"],
    "Fehlliste um sieben": ["Options considered", "Recommendation", "Costs and returns"],
    "Defekt mit Foto melden": ["Options considered", "Recommendation"],
    "Funk und Metall": [...risks, "Costs and returns"],
    "Rentio nimmt nur CSV": risks,
    Prüffristen: risks,
    Betriebsrat: [...risks, ...next],
    "RFID statt QR an jedem Teil": [...choice, ...risks],
    "Kurze Kabel bleiben ohne Tag": [...choice, ...risks],
    "Tags reißen ab": risks,
    "Göttingen hat kein Tor": risks,
    Kosten: [...money, ...choice],
    "Zeitplan, Stand 20. November": [...next, "Recommendation", ...risks],
    "Schneller zurückgebucht": aims,
    "Schwund halbieren": aims,
    "Nachts wird nicht mehr gezählt": aims,
    "Keine neue Stelle im Lager": [...risks, "Success measures", "Costs and returns"],
    "Größere Produktionen": ["Success measures", "Market", ...problem],
  },
};
