import type { DocumentReference } from "../../../reference";
import { answered, NOISE } from "../wrong";

const what = ["What is launched"];
const aim = ["Launch goal", "After launch"];
const audience = ["Audience and phases"];
const message = ["Positioning and messages"];
const ready = ["Readiness checklist", "Risks and rollback"];
const time = ["Timeline and owners"];

export const launchPlan: DocumentReference = {
  initiative: "Kaarten teruggeven",
  type: "launch_plan",
  points: [
    {
      point: "online teruggeven, stoel naar de wachtlijst",
      words: ["online", "wachtlijst"],
      sections: what,
    },
    { point: "hooguit 3% lege stoelen", words: ["3 %", "lege stoelen"], sections: aim },
    { point: "€ 45.000 per seizoen", words: ["45.000"], sections: aim },
    { point: "2.350 abonnementhouders", words: ["2.350"], sections: audience },
    {
      point: "zonder schoolvoorstellingen en zakelijke groepen",
      words: ["schoolvoorstellingen"],
      sections: [...audience, ...what],
    },
    {
      point: "eerst abonnees in Weesp",
      words: ["12 januari", "weesp"],
      sections: [...audience, ...time],
    },
    {
      point: "vanaf 16 februari alle bezoekers",
      words: ["16 februari"],
      sections: [...audience, ...time],
    },
    {
      point: "Maarssen pas na nieuwe scanners",
      words: ["maarssen", "scanners"],
      sections: [...audience, ...time, ...ready],
    },
    {
      point: "7,8% van de stoelen blijft leeg",
      words: ["7,8"],
      sections: [...message, ...what, ...aim],
    },
    { point: "64% zou teruggeven", words: ["64 %"], sections: message },
    {
      point: "stoel leeg terwijl de buurvrouw wacht",
      words: ["buurvrouw"],
      sections: message,
    },
    {
      point: "seizoensblad en placemats",
      words: ["seizoensblad"],
      sections: ["Channels and material", ...time],
    },
    {
      point: "uit bij meer dan 2% fouten met geld",
      words: ["2 %", "kassa"],
      sections: ["Risks and rollback"],
    },
    { point: "handelaren", words: ["handelaren|opgekocht"], sections: ready },
    { point: "dubbele kaarten in Maarssen", words: ["één stoel|dubbele kaarten"], sections: ready },
  ],
  wrong: [
    ...NOISE,
    ...answered,
    {
      says: ["stoeltje over|12 %"],
      sections: ["What is launched", "Launch goal", "Audience and phases"],
      because: "Een ander, en afgewezen.",
    },
    {
      says: ["cjp|student"],
      sections: ["What is launched", "Launch goal", "Readiness checklist"],
      because: "Niet in de eerste versie.",
    },
    {
      says: ["gaan ervan uit|waarschijnlijk kiest"],
      sections: ["Launch goal", "Positioning and messages"],
      because: "Een aanname, geen doel en geen belofte.",
    },
  ],
  belongs: {
    "Kaarten teruggeven": [...what, ...time, ...audience],
    "Businesscase kaarten teruggeven, versie 2": "anywhere",
    "Wie we zijn": message,
    "Voor wie we spelen": [...audience, ...message],
    Systemen: ready,
    "Wie zijn kaartje kwijt wil": [...audience, ...what],
    "Mevrouw Terpstra, abonnee sinds 1998": message,
    "Kassamailtjes september–oktober": message,
    "Lege stoelen geteld": [...message, ...aim, ...what],
    "Enquête onder abonnees": [...message, ...audience],
    "Stoeltje Over": message,
    "Wachtlijst krijgt een sms": [...what, ...message],
    "Tegoed of geld terug": [...what, ...message],
    "Stoel weggeven aan een student": ["After launch"],
    Kassapakket: ready,
    "Scanners in Maarssen": [...ready, ...audience],
    "Doorverkoop en btw": ready,
    "Zelf doen, niet via Stoeltje Over": [...message, "After launch", ...what],
    "Tot een uur voor aanvang": [...what, ...audience, ...message, ...ready],
    "Handelaren kopen de wachtlijst leeg": ready,
    "Maarssen laat dubbele kaarten door": [...ready, ...audience],
    "Planning, stand 20 november": [
      ...time,
      ...audience,
      ...ready,
      "Channels and material",
      "After launch",
    ],
    "Volle zalen ook echt vol": aim,
    "Omzet uit lege stoelen": aim,
    "Nooit duurder dan het kaartje": [...aim, ...ready, ...message],
  },
};
