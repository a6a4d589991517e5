import type { DocumentReference } from "../../../reference";
import { answered, NOISE } from "../wrong";

const key = ["Key message"];
const impact = ["Expected impact", ...key];
const cost = ["Cost and effort"];
const risks = ["Main risks"];
const next = ["Decision and next steps"];

export const executiveSummary: DocumentReference = {
  initiative: "Kaarten teruggeven",
  type: "executive_summary",
  points: [
    {
      point: "online teruggeven, stoel naar de wachtlijst",
      words: ["wachtlijst", "online|teruggegeven|sms"],
      sections: [...key, "Recommendation"],
    },
    { point: "7,8% blijft leeg", words: ["7,8"], sections: ["Situation", ...impact] },
    { point: "88 op de wachtlijst", words: ["88"], sections: ["Situation"] },
    { point: "€ 71.000 gemist", words: ["71.000"], sections: ["Situation", ...impact] },
    { point: "46 verzoeken per week", words: ["46"], sections: ["Situation", ...cost] },
    {
      point: "zelf doen",
      words: ["zelf"],
      sections: ["Recommendation", ...key, ...next],
    },
    { point: "hooguit 3%", words: ["3 %", "lege stoelen"], sections: impact },
    { point: "€ 45.000 per seizoen", words: ["45.000"], sections: impact },
    { point: "eenmalig € 31.500", words: ["31.500"], sections: [...cost, ...key] },
    { point: "€ 4.200 per jaar", words: ["4.200"], sections: cost },
    { point: "dubbele kaarten in Maarssen", words: ["maarssen", "stoel|dubbele"], sections: risks },
    { point: "handelaren", words: ["handelaren|opgekocht"], sections: risks },
    {
      point: "Bram beslist op 10 december",
      words: ["bram", "10 december"],
      sections: [...key, ...next],
    },
    { point: "proef op 12 januari", words: ["12 januari"], sections: [...key, ...next] },
  ],
  wrong: [
    ...NOISE,
    ...answered,
    {
      says: ["cjp|student"],
      sections: [...key, "Recommendation", "Expected impact"],
      because: "Niet in de eerste versie.",
    },
    {
      says: ["kostte niets"],
      sections: [...cost, "Recommendation"],
      because: "Dat was de afgewezen weg.",
    },
  ],
  belongs: {
    "Kaarten teruggeven": [...key, ...next, "Recommendation"],
    "Businesscase kaarten teruggeven, versie 2": "anywhere",
    "Wie we zijn": ["Situation"],
    "Voor wie we spelen": ["Situation"],
    Systemen: risks,
    "Wie zijn kaartje kwijt wil": ["Situation"],
    "Mevrouw Terpstra, abonnee sinds 1998": ["Situation"],
    "Kassamailtjes september–oktober": ["Situation"],
    "Lege stoelen geteld": ["Situation", ...impact],
    "Enquête onder abonnees": ["Situation", ...impact],
    "Stoeltje Over": ["Situation"],
    "Wachtlijst krijgt een sms": ["Recommendation"],
    "Tegoed of geld terug": ["Recommendation"],
    Kassapakket: risks,
    "Scanners in Maarssen": risks,
    "Doorverkoop en btw": risks,
    "Zelf doen, niet via Stoeltje Over": ["Recommendation", ...next, ...key],
    "Tot een uur voor aanvang": ["Recommendation", ...next, ...risks],
    "Handelaren kopen de wachtlijst leeg": risks,
    "Maarssen laat dubbele kaarten door": risks,
    "Planning, stand 20 november": [...next, ...key, ...risks],
    "Volle zalen ook echt vol": impact,
    "Omzet uit lege stoelen": impact,
    "Nooit duurder dan het kaartje": [...impact, ...risks],
  },
};
