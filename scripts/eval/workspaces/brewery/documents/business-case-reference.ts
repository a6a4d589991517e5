import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const problem = ["Problem or opportunity", "Summary"];
const money = ["Costs and returns", "Summary"];
const risks = ["Risks and constraints"];
const next = ["Decisions and next steps"];
const measures = ["Success measures", "Summary", "Costs and returns"];

export const businessCase: DocumentReference = {
  initiative: "Fasspfand-App",
  type: "business_case",
  points: [
    { point: "412 Fässer fehlen, 6,6 %", words: ["412|6,6 %"], sections: problem },
    {
      point: "der Schwund kostet rund 37.900 €",
      words: ["37.904|37.900|38.000|92"],
      sections: [...problem, ...money],
    },
    {
      point: "11,5 Stunden Pfandarbeit pro Woche",
      words: ["11,5"],
      sections: [...problem, ...money],
    },
    { point: "38 strittige Salden im Quartal", words: ["38", "strittig"], sections: problem },
    {
      point: "Bergfrieder hat Chip und Portal",
      words: ["bergfrieder|rfid", "2024|portal"],
      sections: ["Market"],
    },
    {
      point: "RFID wäre teurer gewesen",
      words: ["rfid", "5,90|34.400|lesegerät"],
      sections: ["Options considered", "Recommendation", ...next],
    },
    {
      point: "mehr Pfand ist abgelehnt",
      words: ["pfand|erhöh", "auf 50"],
      sections: ["Options considered", ...next],
    },
    { point: "Pixelwerk kostet 46.500 €", words: ["46.500"], sections: money },
    {
      point: "die Plaketten kosten 19.800 €",
      words: ["19.800|3,40"],
      sections: [...money, "Options considered"],
    },
    { point: "390 € im Monat", words: ["390"], sections: money },
    { point: "höchstens 2 % Schwund", words: ["2 %"], sections: measures },
    { point: "höchstens 3 Stunden", words: ["3 stunden|drei stunden"], sections: measures },
    {
      point: "die Anfangssalden sind ungeklärt",
      words: ["anfangssald"],
      sections: [...risks, ...next],
    },
    { point: "in 27 von 60 Kellern kein Netz", words: ["keller", "empfang|netz"], sections: risks },
  ],
  wrong: [
    { says: ["7A2E1D|gedöns|ausrufezeichen"], because: "Der Hausstil ist kein Inhalt." },
    { says: ["hoffest|haustür|sprinter|getränkemärkte"], because: "Ein anderes Vorhaben." },
    { says: ["leberkäs|kartoffelsalat"], because: "Die Weihnachtsfeier." },
    { says: ["stempelkarte|bierwanderweg"], because: "Archiviert." },
    countered("smartphone", "Der gedruckte Beleg und der Mobildrucker."),
    {
      says: ["auf 50"],
      sections: ["Costs and returns", "Success measures"],
      because: "Abgelehnt am 27. Oktober.",
    },
    {
      says: ["piepsen|handschuhen"],
      sections: ["Market", "Costs and returns", "Success measures"],
      because: "Was Fahrer sagen, ist weder Markt noch Geld.",
    },
  ],
  belongs: {
    "Fasspfand-App": ["Summary", "Recommendation", ...next],
    "Fahrer-App, Anforderungen (Fassung 2)": "anywhere",
    "Die Brauerei": ["Summary", "Problem or opportunity", "Market"],
    EDV: risks,
    "Wer damit arbeitet": ["Market", "Problem or opportunity"],
    "Fassinventur Januar 2026": [...problem, ...money, "Success measures", "Market"],
    "Gabi schreibt mit, KW 36 bis 39": [...problem, ...money, "Success measures", "Market"],
    "Renate Bosch, Hirsch in Illerstetten": ["Problem or opportunity"],
    "Mail vom Musikverein Oberwang": ["Problem or opportunity"],
    "Fahrerrunde 29. September": ["Problem or opportunity", ...risks],
    "Probelauf im September": [
      "Problem or opportunity",
      "Recommendation",
      "Options considered",
      ...risks,
      "Success measures",
    ],
    Bergfrieder: ["Market", "Problem or opportunity"],
    "Knopf „Leergut bereit“": ["Options considered", "Recommendation", "Costs and returns"],
    "Keller und Waschlinie": [...risks, "Options considered"],
    "Was Frau Dr. Lang sagt": risks,
    "Gelaserte Plakette statt Aufkleber": [
      "Options considered",
      "Recommendation",
      ...money,
      ...next,
    ],
    "Fasspfand bleibt bei 30 €": ["Options considered", "Recommendation", ...risks, ...next],
    "Wirte ohne Smartphone": risks,
    "Falsche Anfangssalden": [...risks, ...next],
    "Fahrplan, Stand 20.11.": [...money, ...risks, "Recommendation", ...next],
    "Weniger Schwund": [...measures, "Problem or opportunity"],
    "Schluss mit Abtippen": [...measures, "Problem or opportunity"],
    "Keine Überstunden auf der Tour": [...risks, "Success measures"],
    "Selbstständig bleiben": [...problem, "Success measures", ...risks],
  },
};
