import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const news = ["Highlights", "New"];
const known = ["Known issues"];
const act = ["Changes that need action"];
const help = ["Availability and help"];

/** Little supports them: nothing has been released, so they can only announce the first stage. */
export const releaseNotes: DocumentReference = {
  initiative: "Kundenportal",
  type: "release_notes",
  points: [
    { point: "contracts, claims and papers", words: ["verträge", "schäden"], sections: news },
    { point: "change bank details", words: ["bankverbindung"], sections: news },
    { point: "upload papers", words: ["unterlagen", "hochladen"], sections: news },
    {
      point: "log in with a second factor",
      words: ["faktor"],
      sections: [...act, "New"],
    },
    {
      point: "the old app ends on 30 June",
      words: ["ht mobil"],
      sections: [...act, ...help],
    },
    { point: "4 of 31 insurers are missing", words: ["4 von 31"], sections: known },
    { point: "no photos as HEIC", words: ["heic"], sections: known },
    { point: "changes show the next day", words: ["nächsten tag"], sections: known },
    { point: "pilot with 300 clients", words: ["pilot mit 300"], sections: [...help, ...news] },
    { point: "help from 8 to 17", words: ["8 bis 17"], sections: help },
  ],
  wrong: [
    { says: ["hks 42|stockmaterial"], because: "House style is no content." },
    {
      says: ["köhnke|ostfriesische|dachdecker|onken|panflöte|brandmelde"],
      because: "Other initiatives.",
    },
    { says: ["vergleichsrechner"], because: "Archived." },
    { says: ["patentkrug|weihnachtsfeier|beamer"], because: "House matters." },
    {
      says: ["chatbot|familienansicht|300 € im monat"],
      sections: [...news, "Improved", "Fixed"],
      because: "The one was turned down, the other is an idea.",
    },
    {
      says: ["890|210.000|38.000|deichblick|45.000|84.000"],
      because: "Our money is nothing to clients.",
    },
    {
      says: ["118 mandate|polizza|nordwest"],
      because: "Rivals are nothing to clients.",
    },
    {
      says: ["courtage|käufer"],
      because: "Worries that stay in the house.",
    },
    countered("verträge fehlen", "Anja Krämer adds them, and a hint is shown."),
  ],
  belongs: {
    Kundenportal: [...news, ...help],
    "Projektauftrag Kundenportal": ["Highlights", "New", ...help],
    "Klickdummy mit acht Kunden": ["Improved", "Highlights", "New"],
    "Privatkunden, für die das Portal da ist": help,
    "Schaden mit Fotos melden": news,
    "Schnittstelle Assekto": known,
    Uploads: [...known, ...act],
    "Pflichten als Makler": [...act, ...help],
    "Datenschutz im Portal": [...act, ...help],
    "Umfang der Stufe 1": [...news, ...act, ...help],
    "Anmeldung nur mit zweitem Faktor": [...news, ...act],
    "Verträge fehlen in der Anzeige": known,
    "Kunde sieht fremde Verträge": [...known, ...act],
    "Ansturm nach Unwetter": known,
    "Terminplan Portal": [...help, ...act],
    "Hilfe für Portalkunden": help,
    "Beratung bleibt persönlich": [...help, "Highlights"],
    "Schäden sind schnell beim Versicherer": ["Highlights"],
    "Workshop Registrierung": [...known, ...act, ...help],
  },
};
