import type { DocumentReference } from "../../../reference";

const aim = ["What we set out to do"];
const well = ["What went well", "What happened"];
const badly = ["What went badly", "What happened", "Why"];

export const retrospective: DocumentReference = {
  initiative: "Besichtigung per Video",
  type: "retrospective",
  points: [
    {
      point: "das Angebot am selben Tag, statt hinzufahren",
      words: ["selben tag|am tag der besichtigung"],
      sections: aim,
    },
    { point: "aus 33 % sollen 40 % werden", words: ["40 %"], sections: aim },
    { point: "118 Besichtigungen per Video", words: ["118"], sections: ["What happened"] },
    { point: "41 % gegen 33 %", words: ["41 %"], sections: well },
    { point: "24 Minuten statt 1 Stunde 50", words: ["24 minuten"], sections: well },
    {
      point: "Frau Dethlefsen hatte um neun das Angebot",
      words: ["um neun war das angebot da"],
      sections: well,
    },
    { point: "17 von 118 verschätzt", words: ["17 von 118"], sections: badly },
    { point: "sechsmal ein zweiter Lkw", words: ["sechsmal|410"], sections: badly },
    { point: "den Keller hat keiner sehen wollen", words: ["keller"], sections: badly },
    { point: "jedes fünfte Gespräch ruckelt", words: ["ruckelt"], sections: badly },
    {
      point: "der Plan vom April: drei Standorte, eigene App",
      words: ["140.000|1. juli"],
      sections: ["What we set out to do", "What happened"],
    },
    {
      point: "die Haftungsklausel, Dr. Eggers, 4. Dezember",
      words: ["haftungsklausel"],
      sections: ["Actions"],
    },
  ],
  wrong: [
    {
      says: ["17 von 118|sechsmal"],
      sections: ["What went well"],
      because: "Das lief schlecht.",
    },
    {
      says: ["um neun war das angebot da"],
      sections: ["What went badly"],
      because: "Das lief gut.",
    },
    { says: ["ral 3003|rundum sorglos"], because: "Hausstil ist kein Inhalt." },
    { says: ["sechzig kartons|pfand"], because: "Anderes Vorhaben." },
    {
      says: ["96.000|umsatz"],
      because: "Markt und Umsatz sind kein Rückblick.",
    },
    {
      says: ["vermutlich wlan|acht gespräche"],
      sections: ["What happened", "What went well", "What we learned"],
      because: "Annahmen, nichts davon ist geschehen.",
    },
    {
      says: ["31. dezember 2027|80 % der angebote|höchstens 6 %"],
      sections: ["What happened", "What went well", "What went badly"],
      because: "Ziele, noch kein Ergebnis.",
    },
    {
      says: ["subunternehmern"],
      sections: ["What went well", "What we learned", "Actions"],
      because: "So arbeitet Umzugsheld24.",
    },
  ],
  belongs: {
    "Besichtigung per Video": ["What we set out to do", "What happened", "Actions"],
    "Konzept Videobesichtigung, Fassung 2": ["What we set out to do", "Why", "Actions"],
    "Bei wem wir durch die Wohnung gehen": ["What we set out to do"],
    "Fahrtenbücher 2025": ["What we set out to do", "Why"],
    "Nachgefragt in Kiel": ["What went well", "What went badly", "What happened"],
    "Bewertungen Juli bis Oktober": ["What went well", "What went badly", "What happened"],
    "Kiel, 3. August bis 30. Oktober": ["What happened", "What went well", "What went badly"],
    Umzugsheld24: ["Why", "What happened"],
    "Möbelliste, die mitzählt": ["Actions", "What we learned", "What went well"],
    "Ohne Keller kein Angebot": ["Actions", "What we learned", "Why"],
    "Volumen vom Rechner schätzen lassen": [
      "What happened",
      "What we learned",
      "What went badly",
      "Why",
    ],
    "Womit die Leute telefonieren": ["What went badly", "Why"],
    "Fremde Wohnungen": ["Why", "What we learned"],
    "Standbilder, kein Film": ["What happened", "What we learned", "Why", "Actions"],
    Abends: ["What happened", "What went well", "Actions"],
    "Angebot Blickdirekt vom 2. November": ["What happened", "Actions"],
    "Der zweite Wagen": ["What went badly", "What we learned", "Actions", "What happened", "Why"],
    "Hamburg will nicht vor die Kamera": ["What went badly", "Actions", "What happened"],
    "Stand April": ["What we set out to do", "What happened"],
    "Mehr Aufträge aus gleich vielen Besichtigungen": ["What we set out to do"],
    "Die Zahl kommt am selben Tag": ["What we set out to do"],
    "Richtig geschätzt": ["What we set out to do"],
    Rahmen: ["What we set out to do"],
  },
};
