import type { DocumentReference } from "../../../reference";

const decided = ["Decisions at a glance", "Decisions and reasons"];

export const decisionLog: DocumentReference = {
  initiative: "Afspraken online",
  type: "decision_log",
  points: [
    {
      point: "consulten van 10 en 20 minuten en vaccinaties",
      words: ["10 en 20 minuten"],
      sections: decided,
    },
    { point: "op 8 oktober", words: ["8 oktober"], sections: decided },
    { point: "operaties via de telefoon", words: ["operaties", "telefoon"], sections: decided },
    {
      point: "waarom: nuchter, narcose, opname",
      words: ["narcose"],
      sections: ["Decisions and reasons"],
    },
    {
      point: "alles openstellen is afgewezen",
      words: ["openstellen", "afgewezen"],
      sections: ["Options and criteria", "Decisions and reasons"],
    },
    { point: "Vetslot, € 89 per praktijk", words: ["vetslot", "89"], sections: decided },
    {
      point: "zelf bouwen kost € 64.000",
      words: ["zelf bouwen", "64.000"],
      sections: ["Options and criteria", "Decisions and reasons"],
    },
    {
      point: "PetPlan Pro heeft geen koppeling",
      words: ["petplan", "geen koppeling"],
      sections: ["Options and criteria", "Decisions and reasons"],
    },
    {
      point: "twee jaar vast",
      words: ["twee jaar", "vast"],
      sections: ["Consequences", "Decisions and reasons"],
    },
    { point: "geen aanbetaling", words: ["geen aanbetaling"], sections: decided },
    {
      point: "Kamphuis was voor € 15",
      words: ["kamphuis", "15"],
      sections: ["Options and criteria", "Decisions and reasons"],
    },
    {
      point: "opnieuw als een kwart online binnenkomt",
      words: ["kwart van de consulten"],
      sections: ["When to revisit"],
    },
    {
      point: "opnieuw boven 8 % wegblijven",
      words: ["wegblijven", "8 %"],
      sections: ["When to revisit"],
    },
    {
      point: "mag men een vaste dierenarts kiezen",
      words: ["vaste dierenarts"],
      sections: ["Open questions"],
    },
    {
      point: "een gezin met drie katten",
      words: ["drie katten"],
      sections: ["Open questions"],
    },
  ],
  wrong: [
    { says: ["petrol|0F5C63|uitroeptekens|baasje"], because: "Huisstijl is geen inhoud." },
    {
      says: ["fenobarbital|dieetvoer|bezorgkosten|verdovende middelen"],
      because: "Dat hoort bij herhaalmedicatie.",
    },
    {
      says: ["wachtlijst|vrijgekomen"],
      sections: decided,
      because: "Daarover is niets besloten.",
    },
    { says: ["vijf vragen"], sections: decided, because: "Een idee, geen besluit." },
    { says: ["sms-kosten"], sections: decided, because: "Een idee, geen besluit." },
    {
      says: ["aalbers|bloeden"],
      sections: [...decided, "When to revisit", "Open questions"],
      because: "Een klacht is geen besluit.",
    },
    {
      says: ["54"],
      sections: ["Options and criteria", ...decided],
      because: "De prijs van Dierplus stond nergens ter keuze.",
    },
  ],
  belongs: {
    "Afspraken online": ["Context", "Decisions at a glance"],
    "Programma van eisen": ["Context", "Open questions", "Consequences", "Options and criteria"],
    "Eén A4 voor de partners": ["Context", "Consequences", "Open questions"],
    "Voor wie we dit doen": ["Context"],
    "Mevrouw Aalbers, Druten": ["Context"],
    "Saskia, balie Tiel": ["Context"],
    "Telefoonmeting maart 2026": ["Context"],
    "Klantenquête voorjaar": ["Context"],
    "De agenda van VetBase": ["Context", "Consequences", "Options and criteria"],
    "Alleen gewone consulten en vaccinaties": [
      ...decided,
      "Options and criteria",
      "Consequences",
      "When to revisit",
    ],
    "We nemen Vetslot": [...decided, "Options and criteria", "Consequences"],
    "Geen aanbetaling": [...decided, "Options and criteria", "Consequences", "When to revisit"],
    "Twee dieren op één plek": ["Consequences"],
    "Oudere klanten voelen zich weggestuurd": ["Consequences", "Open questions"],
    "Volgorde van de praktijken": ["When to revisit", "Consequences"],
    AVG: ["Context", "Options and criteria"],
    "Wat er draait": ["Context"],
    Dierplus: ["Context"],
    "Onze groep": ["Context"],
    "Online geboekt": ["Context", "Options and criteria"],
    "Wie belt, krijgt iemand": ["Context", "Options and criteria"],
    "Minder wegblijvers": ["Context", "Options and criteria"],
    "Balies blijven bemand": ["Context", "Options and criteria"],
    "Zelfstandig blijven": ["Context", "Options and criteria"],
  },
};
