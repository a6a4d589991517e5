import type { DocumentReference } from "../../../reference";
import { answered, NOISE } from "../wrong";

const accepted = ["Acceptance criteria"];
const errors = ["Edge cases and errors", ...accepted];
const notes = ["Notes for design and engineering", ...accepted];

export const userStory: DocumentReference = {
  initiative: "Öffnen per Handy",
  type: "user_story",
  points: [
    { point: "ein Mitglied öffnet mit der App", words: ["mitglied", "app"], sections: ["Story"] },
    {
      point: "die PIN ist vergessen oder stimmt nicht",
      words: ["pin"],
      sections: ["Story", "Context"],
    },
    { point: "17 % rufen beim Öffnen an", words: ["17 %"], sections: ["Context"] },
    { point: "der Tresor klemmt bei Frost", words: ["frost"], sections: ["Context"] },
    {
      point: "ohne Netz über Bluetooth",
      words: ["bluetooth"],
      sections: [...errors, ...notes],
    },
    {
      point: "die Berechtigung gilt 48 Stunden",
      words: ["48 stunden", "berechtigung"],
      sections: [...errors, ...notes],
    },
    { point: "Akku leer", words: ["akku"], sections: errors },
    {
      point: "ohne Smartphone öffnet die Karte",
      words: ["karte", "smartphone"],
      sections: [...errors, ...notes, "Not in this story"],
    },
    {
      point: "Führerschein alle sechs Monate",
      words: ["führerschein", "sechs monate"],
      sections: notes,
    },
    { point: "kein Standort während der Fahrt", words: ["standort"], sections: notes },
    {
      point: "Transporter bleiben beim Raiffeisenmarkt",
      words: ["transporter"],
      sections: ["Not in this story"],
    },
    { point: "keine Tankkarte", words: ["säule|tankkarte"], sections: ["Not in this story"] },
  ],
  wrong: [
    ...NOISE,
    ...answered,
    { says: ["kämmer|dienstwagen"], because: "Das andere Vorhaben." },
    {
      says: ["25.970|20.090|6.470|8.000"],
      sections: ["Story", ...accepted, "Edge cases and errors"],
      because: "Geld ist kein Verhalten der App.",
    },
    {
      says: ["0,34|grundgebühr"],
      sections: ["Story", ...accepted, "Edge cases and errors"],
      because: "Preise eines anderen.",
    },
    {
      says: ["transporter|säule"],
      sections: ["Story", ...accepted],
      because: "Ausgenommen.",
    },
  ],
  belongs: {
    "Öffnen per Handy": ["Story", "Context", ...accepted],
    "Probe mit zwei Autos": "anywhere",
    "Wer wir sind": ["Context"],
    Technik: ["Notes for design and engineering"],
    "Wer die Autos aufmacht": ["Story", "Context", "Not in this story"],
    "Silke Ahrens, Mitglied in Gellmersen": ["Context", "Story", "Edge cases and errors"],
    "Aus den Hotline-Notizen, August bis Oktober": ["Context", "Story", "Edge cases and errors"],
    "Hotline ausgezählt": ["Context"],
    "Warum Jüngere nicht eintreten": ["Context"],
    Stadtflotte: ["Context"],
    "Auto blinkt": [...notes, "Not in this story"],
    "Schlüssel weitergeben": [...notes, "Not in this story"],
    "Tankkarte im Handy": ["Not in this story"],
    Funklöcher: [...errors, ...notes],
    "Alte Kangoos": [...errors, ...notes, "Not in this story"],
    "Führerschein und Standort": notes,
    "Box von Telvara statt selbst gebaut": [
      "Notes for design and engineering",
      "Context",
      "Not in this story",
    ],
    "Die Karte bleibt": [...notes, ...errors, "Not in this story", "Context"],
    "Handy leer am Waldrand": [...errors, ...notes],
    "Schlüssel im Handschuhfach": [...errors, ...notes],
    "Zeitplan, Stand 18. November": ["Context", "Notes for design and engineering"],
    "Seltener anrufen": ["Context", "Story", ...accepted],
    "Jüngere Mitglieder": ["Context", "Story"],
    "Niemand muss ein Smartphone haben": ["Context", ...errors, ...notes, "Not in this story"],
  },
};
