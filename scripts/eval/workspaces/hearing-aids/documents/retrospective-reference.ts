import type { DocumentReference } from "../../../reference";

const aim = ["What we set out to do"];
const happened = ["What happened"];
const well = [...happened, "What went well"];
const badly = [...happened, "What went badly"];
const lesson = ["What we learned", "Actions"];

/** Little supports it: the pilot is still running, and nobody has looked back on it. */
export const retrospective: DocumentReference = {
  initiative: "Fernanpassung",
  type: "retrospective",
  points: [
    {
      point: "ausprobieren, ob es in unter 20 Minuten geht",
      words: ["20 min"],
      sections: aim,
    },
    { point: "58 Sitzungen mit 44 Kunden", words: ["58", "44"], sections: happened },
    { point: "17 Minuten statt 34", words: ["17 min", "34"], sections: well },
    { point: "Note 8,6 von 10", words: ["8 6"], sections: well },
    {
      point: "9 von 58 sind abgerissen",
      words: ["abgerissen|abbruch|abbruche|abgebrochen", "9|neun"],
      sections: [...badly, "Why"],
    },
    {
      point: "6 mussten doch in den Laden",
      words: ["6 mussten|sechs mussten|ohrenschmalz"],
      sections: [...badly, "Why"],
    },
    {
      point: "die ersten zehn Minuten gehen fürs Einwählen drauf",
      words: ["ersten 10 min|ersten zehn min|horen sie mich"],
      sections: [...badly, "Why"],
    },
    {
      point: "die Kopfhörer taugen nichts",
      words: ["kopfhorer", "mist|kabel|schlecht"],
      sections: badly,
    },
    {
      point: "die Tablets fehlten in der ersten Woche",
      words: ["tablets", "ersten woche|woche 1|fehlten"],
      sections: [...badly, "Why"],
    },
    {
      point: "der Lieferant hatte die alte Adresse",
      words: ["alte adresse|alten adresse|kramerstraße"],
      sections: [...badly, "Why"],
    },
    {
      point: "wer vorher angerufen wird, ist sofort drin",
      words: ["sofort drin|einwahlen|probeanruf"],
      sections: ["What went well", "Why", ...lesson],
    },
    {
      point: "Tarek bestellt bis 18. Dezember bessere Kopfhörer",
      words: ["kopfhorer", "18 dezember|18 12"],
      sections: ["Actions"],
    },
  ],
  wrong: [
    { says: ["3F5E4A|14 punkt|moosgrün"], because: "House style is no content." },
    {
      says: ["hormobil|st anna|messkabine|pflegeheim|transporter|störschall"],
      because: "Another initiative.",
    },
    { says: ["pfander|mainau|betriebsausflug"], because: "An outing of the staff." },
    { says: ["knopfzelle|abonnent"], because: "Archived." },
    {
      says: ["1 marz|12 april"],
      sections: [...well, "What went badly", "Why"],
      because: "It has not happened yet.",
    },
    {
      says: ["19 %|37 betriebe"],
      sections: [...well, "What went badly"],
      because: "Other firms.",
    },
    {
      says: ["otaris|hoerfix24"],
      sections: [...well, "What went badly"],
      because: "What rivals do did not happen in the pilot.",
    },
    {
      says: ["schirmchen|trockenkapseln"],
      sections: [...well, "What went badly", "Why"],
      because: "An idea.",
    },
  ],
  belongs: {
    Fernanpassung: aim,
    "Entscheidungsvorlage Fernanpassung": "anywhere",
    "Wir in Zahlen": aim,
    "Was bei uns läuft": ["Why"],
    "Alle elf Läden halten": aim,
    "Verbandsblatt: Nachsorge per Video": ["What we learned"],
    "Für wen das ist": aim,
    "Frau Dorn, Isny": aim,
    "Runde mit den Pilot-Akustikern, 6.10.": "anywhere",
    "Nachsorge gezählt, Juni 2026": [...aim, "Why"],
    Postkartenbefragung: [...aim, "What happened"],
    "Probeanruf zwei Tage vorher": [...well, ...lesson, "Why"],
    "Angehörige dazuschalten": lesson,
    "Zubehör gleich mitbestellen": lesson,
    "Was die Hersteller-Apps hergeben": ["Why", "What we learned"],
    Krankenkassen: aim,
    "Datenschutz bei der Videositzung": ["What happened", "Actions"],
    "Hersteller-Apps statt eigener App": [...aim, ...happened],
    "Für Kunden kostenlos": aim,
    "Erst Sonavia, dann Lirum": [...happened, ...lesson],
    "Nach der Sitzung hört jemand schlechter": lesson,
    "Funklöcher im Westallgäu": [...badly, "Why", ...lesson],
    "Weniger Leute an der Theke": lesson,
    "Pilot, Zwischenstand 30. Oktober": "anywhere",
    "Fahrplan bis April": ["Actions"],
    "Schneller dran": aim,
    "Ein Viertel aus der Ferne": aim,
    "Niemand fährt mehr wegen zwei Klicks": aim,
    "Kein Laden verliert eine Stelle": aim,
  },
};
