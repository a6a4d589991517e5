import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const aim = ["What we set out to do"];
const happened = ["What happened"];
const well = ["What went well"];
const badly = ["What went badly"];
const why = ["Why"];
const learned = ["What we learned"];
const actions = ["Actions"];
const results = [...happened, ...well, ...badly];

/** Only the trial, the tests and the decisions of autumn 2026 are past; the launch is still ahead. */
export const retrospective: DocumentReference = {
  initiative: "Fasspfand-App",
  type: "retrospective",
  points: [
    {
      point: "ist das Scannen auf einer Tour zu schaffen?",
      words: ["scannen", "tour", "schaffen"],
      sections: [...aim, ...happened],
    },
    { point: "1.164 Scans, 31 nicht gelesen", words: ["1.164"], sections: results },
    {
      point: "ein Stopp dauert noch 40 Sekunden länger",
      words: ["40 sekunden"],
      sections: results,
    },
    {
      point: "der Saldo stimmte bei 17 von 19",
      words: ["17 von 19"],
      sections: results,
    },
    {
      point: "die E-Mail-Adressen der Wirte fehlten",
      words: ["e mail adressen"],
      sections: [...badly, ...why, ...happened],
    },
    {
      point: "Aufkleber wurden unlesbar",
      words: ["aufkleber", "unlesbar"],
      sections: [...badly, ...why, ...learned, ...happened],
    },
    {
      point: "kein Empfang in 27 von 60 Kellern",
      words: ["keller", "empfang|netz"],
      sections: [...badly, ...why, ...learned, ...happened],
    },
    {
      point: "darum die Plakette",
      words: ["plakette"],
      sections: [...learned, ...actions],
    },
    {
      point: "Bernd fährt am ersten Tag mit",
      words: ["bernd", "ersten tag"],
      sections: [...learned, ...actions],
    },
  ],
  wrong: [
    { says: ["7A2E1D|gedöns|ausrufezeichen"], because: "Der Hausstil ist kein Inhalt." },
    { says: ["hoffest|haustür|sprinter|getränkemärkte"], because: "Ein anderes Vorhaben." },
    { says: ["leberkäs|kartoffelsalat"], because: "Die Weihnachtsfeier." },
    { says: ["stempelkarte|bierwanderweg"], because: "Archiviert." },
    countered("smartphone", "Der gedruckte Beleg und der Mobildrucker."),
    {
      says: ["1 märz|3 mai"],
      sections: results,
      because: "Der Start steht noch bevor.",
    },
    {
      says: ["2 %|3 stunden"],
      sections: results,
      because: "Ein Ziel, noch kein Ergebnis.",
    },
    {
      says: ["bergfrieder"],
      sections: [...results, ...learned, ...actions],
      because: "Der Wettbewerber hat mit dem Probelauf nichts zu tun.",
    },
  ],
  belongs: {
    "Fasspfand-App": aim,
    "Fahrer-App, Anforderungen (Fassung 2)": "anywhere",
    "Die Brauerei": aim,
    EDV: why,
    "Wer damit arbeitet": aim,
    "Fassinventur Januar 2026": [...aim, ...why],
    "Gabi schreibt mit, KW 36 bis 39": [...aim, ...happened, ...why],
    "Renate Bosch, Hirsch in Illerstetten": [...aim, ...badly, ...happened, ...why],
    "Mail vom Musikverein Oberwang": [...aim, ...badly, ...happened, ...why],
    "Fahrerrunde 29. September": [...aim, ...well, ...badly, ...happened, ...why, ...learned],
    "Probelauf im September": "anywhere",
    Bergfrieder: aim,
    "Knopf „Leergut bereit“": actions,
    "Keller und Waschlinie": [...badly, ...happened, ...why, ...learned],
    "Was Frau Dr. Lang sagt": [...learned, ...why],
    "Gelaserte Plakette statt Aufkleber": [...happened, ...why, ...learned, ...actions],
    "Fasspfand bleibt bei 30 €": [...happened, ...learned, ...actions],
    "Wirte ohne Smartphone": [...learned, ...actions],
    "Falsche Anfangssalden": [...learned, ...actions],
    "Fahrplan, Stand 20.11.": [...aim, ...actions],
    "Weniger Schwund": aim,
    "Schluss mit Abtippen": aim,
    "Keine Überstunden auf der Tour": aim,
    "Selbstständig bleiben": aim,
  },
};
