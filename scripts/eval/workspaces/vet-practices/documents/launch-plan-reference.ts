import type { DocumentReference } from "../../../reference";

const plan = ["Timeline and owners", "Audience and phases"];
const ready = ["Readiness checklist", "Risks and rollback"];

export const launchPlan: DocumentReference = {
  initiative: "Afspraken online",
  type: "launch_plan",
  points: [
    {
      point: "eigenaren plannen zelf een afspraak, ook 's avonds",
      words: ["eigenaren", "zelf een afspraak"],
      sections: ["What is launched", "Launch goal"],
    },
    {
      point: "gewone consulten en vaccinaties, geen operaties",
      words: ["consulten", "vaccinaties"],
      sections: ["What is launched", "Audience and phases"],
    },
    {
      point: "30 % online geboekt",
      words: ["30 %", "online"],
      sections: ["Launch goal", "After launch"],
    },
    {
      point: "niet voor veehouders en spoed",
      words: ["veehouders"],
      sections: ["Audience and phases"],
    },
    { point: "Tiel op 11 januari", words: ["11 januari", "tiel"], sections: plan },
    { point: "8 maart de volgende vier", words: ["8 maart"], sections: plan },
    { point: "26 april de rest", words: ["26 april"], sections: plan },
    { point: "Marloes Verstegen trekt het", words: ["marloes"], sections: plan },
    {
      point: "drie praktijken moeten eerst naar 7.3",
      words: ["wijchen", "7.3|7.1"],
      sections: [...ready, ...plan],
    },
    {
      point: "verwerkersovereenkomst vooraf",
      words: ["verwerkersovereenkomst"],
      sections: ready,
    },
    {
      point: "vaste dierenarts: vraag staat open",
      words: ["vaste dierenarts"],
      sections: ready,
    },
    {
      point: "stoppen bij meer dan drie dubbele afspraken in een week",
      words: ["drie dubbele"],
      sections: ["Risks and rollback", "After launch"],
    },
    { point: "webblokken", words: ["webblokken"], sections: ready },
    { point: "ouderen: nog niets bedacht", words: ["65-plus"], sections: ready },
    {
      point: "hooguit 8 % hangt op",
      words: ["8 %", "hangt op"],
      sections: ["After launch", "Launch goal"],
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
      sections: ["What is launched", "Timeline and owners", "Positioning and messages"],
      because: "Een idee voor later, niet wat er wordt ingevoerd.",
    },
    { says: ["aanbetaling van"], because: "Er komt geen aanbetaling." },
    {
      says: ["petplan|64.000"],
      sections: ["What is launched", "Positioning and messages", "Audience and phases"],
      because: "Afgewezen mogelijkheden.",
    },
    {
      says: ["130 klanten"],
      sections: ["What is launched", "Positioning and messages", "Channels and material"],
      because: "Dat zegt men niet tegen klanten.",
    },
    {
      says: ["bloeden"],
      sections: ["Positioning and messages"],
      because: "Een noodkreet van de balie is geen boodschap.",
    },
  ],
  belongs: {
    "Afspraken online": [
      "What is launched",
      "Audience and phases",
      "Timeline and owners",
      "Launch goal",
    ],
    "Programma van eisen": "anywhere",
    "Eén A4 voor de partners": [
      "What is launched",
      "Timeline and owners",
      "Readiness checklist",
      "Risks and rollback",
    ],
    "Voor wie we dit doen": ["Audience and phases", "Positioning and messages"],
    "Mevrouw Aalbers, Druten": ["Positioning and messages", "Audience and phases"],
    "Saskia, balie Tiel": ["Risks and rollback", "Readiness checklist", "Positioning and messages"],
    "Telefoonmeting maart 2026": ["Launch goal", "Positioning and messages", "After launch"],
    "Klantenquête voorjaar": ["Audience and phases", "Positioning and messages", "Launch goal"],
    "Keuzehulp met alarmvragen": ["What is launched", "Risks and rollback", "Readiness checklist"],
    "Sms de dag ervoor": ["What is launched", "Channels and material"],
    "De agenda van VetBase": ["Readiness checklist", "Risks and rollback", "Timeline and owners"],
    "Alleen gewone consulten en vaccinaties": [
      "What is launched",
      "Audience and phases",
      "After launch",
      "Readiness checklist",
    ],
    "We nemen Vetslot": ["What is launched", "Readiness checklist", "Risks and rollback"],
    "Geen aanbetaling": ["What is launched", "After launch", "Positioning and messages"],
    "Twee dieren op één plek": ["Risks and rollback", "Readiness checklist", "After launch"],
    "Oudere klanten voelen zich weggestuurd": ["Risks and rollback", "Readiness checklist"],
    "Volgorde van de praktijken": [
      "Audience and phases",
      "Timeline and owners",
      "Risks and rollback",
      "Readiness checklist",
    ],
    AVG: ["Readiness checklist", "Risks and rollback"],
    "Wat er draait": ["Readiness checklist"],
    Dierplus: ["Positioning and messages"],
    "Onze groep": ["Audience and phases", "Positioning and messages"],
    "Online geboekt": ["Launch goal", "After launch"],
    "Wie belt, krijgt iemand": ["Launch goal", "After launch"],
    "Minder wegblijvers": ["Launch goal", "After launch"],
    "Balies blijven bemand": ["Launch goal", "Risks and rollback", "Readiness checklist"],
  },
};
