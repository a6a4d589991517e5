import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const product = ["What is launched"];
const audience = ["Audience and phases"];
const goal = ["Launch goal", "After launch"];
const schedule = ["Timeline and owners", "Readiness checklist"];
const risks = ["Risks and rollback"];
const messages = ["Positioning and messages"];

export const launchPlan: DocumentReference = {
  initiative: "Fasspfand-App",
  type: "launch_plan",
  points: [
    {
      point: "Fahrer scannen, Kunden sehen ihr Pfandkonto",
      words: ["scannen", "pfandkonto"],
      sections: product,
    },
    { point: "höchstens 2 % Schwund", words: ["2 %"], sections: goal },
    { point: "höchstens 3 Stunden", words: ["3 stunden|drei stunden"], sections: goal },
    {
      point: "Tour Süd am 1. März",
      words: ["1 märz|01.03", "tour süd"],
      sections: [...audience, ...schedule],
    },
    {
      point: "alle Touren am 3. Mai",
      words: ["3 mai|03.05"],
      sections: [...audience, ...schedule],
    },
    {
      point: "212 Gaststätten und 94 Vereine",
      words: ["212|94"],
      sections: audience,
    },
    {
      point: "ohne Privatleute",
      words: ["privatleute|partyfass"],
      sections: [...audience, ...product],
    },
    {
      point: "Plaketten bis 26. Februar",
      words: ["plakette", "26 februar|11 januar"],
      sections: schedule,
    },
    { point: "Schulung am 24. Februar", words: ["24 februar"], sections: schedule },
    {
      point: "Brief mit der Rechnung ab 1. Februar",
      words: ["brief", "rechnung"],
      sections: ["Channels and material", ...schedule],
    },
    {
      point: "über 3 % fehlende Scans: zurück auf Papier",
      words: ["3 %", "papier"],
      sections: risks,
    },
    { point: "das entscheidet Bernd Rauch", words: ["bernd rauch"], sections: risks },
    {
      point: "die Anfangssalden sind ungeklärt",
      words: ["anfangssald"],
      sections: [...risks, "Readiness checklist"],
    },
    {
      point: "Wirte ohne Smartphone bekommen einen Beleg",
      words: ["beleg"],
      sections: [...risks, ...audience],
    },
  ],
  wrong: [
    {
      says: ["7A2E1D|gedöns|ausrufezeichen"],
      sections: [...product, ...audience, ...goal, ...schedule, ...risks],
      because: "Der Hausstil gehört höchstens zu den Botschaften.",
    },
    { says: ["hoffest|haustür|sprinter|getränkemärkte"], because: "Ein anderes Vorhaben." },
    { says: ["leberkäs|kartoffelsalat"], because: "Die Weihnachtsfeier." },
    { says: ["stempelkarte|bierwanderweg"], because: "Archiviert." },
    countered("smartphone", "Der gedruckte Beleg und der Mobildrucker."),
    {
      says: ["34.400|5,90"],
      because: "RFID wurde nicht gewählt.",
    },
    {
      says: ["17 von 19|1.164"],
      sections: ["Launch goal"],
      because: "Ergebnis des Probelaufs, kein Ziel.",
    },
  ],
  belongs: {
    "Fasspfand-App": [...product, ...audience, ...messages, ...schedule],
    "Fahrer-App, Anforderungen (Fassung 2)": "anywhere",
    "Die Brauerei": [...audience, ...product, ...messages, "Timeline and owners"],
    EDV: [...risks, "Readiness checklist"],
    "So schreiben wir": [...messages, "Channels and material"],
    "Wer damit arbeitet": [...audience, ...product, ...messages],
    "Fassinventur Januar 2026": [...messages, "Launch goal", ...product],
    "Gabi schreibt mit, KW 36 bis 39": [...messages, "Launch goal", ...product],
    "Renate Bosch, Hirsch in Illerstetten": messages,
    "Mail vom Musikverein Oberwang": messages,
    "Fahrerrunde 29. September": [...messages, ...risks, ...audience, "Readiness checklist"],
    "Probelauf im September": [
      ...audience,
      ...messages,
      ...risks,
      "Readiness checklist",
      "After launch",
    ],
    Bergfrieder: messages,
    "Knopf „Leergut bereit“": [...product, ...messages],
    "Keller und Waschlinie": [...risks, "Readiness checklist"],
    "Was Frau Dr. Lang sagt": [...risks, "Readiness checklist"],
    "Gelaserte Plakette statt Aufkleber": [...product, "Readiness checklist", "After launch"],
    "Fasspfand bleibt bei 30 €": [...product, ...messages],
    "Wirte ohne Smartphone": [...risks, ...audience, "Readiness checklist"],
    "Falsche Anfangssalden": [...risks, "Readiness checklist"],
    "Fahrplan, Stand 20.11.": [...audience, "Channels and material", ...schedule, ...risks],
    "Weniger Schwund": goal,
    "Schluss mit Abtippen": goal,
    "Keine Überstunden auf der Tour": [...goal, ...risks, "Readiness checklist"],
    "Selbstständig bleiben": ["Launch goal"],
  },
};
