import type { DocumentReference } from "../../../reference";

const criteria = ["Acceptance criteria", "Edge cases and errors"];
const notes = ["Notes for design and engineering"];
const later = ["Not in this story"];

export const userStory: DocumentReference = {
  initiative: "Afspraken online",
  type: "user_story",
  points: [
    {
      point: "eigenaar van hond, kat of konijn",
      words: ["hond", "kat", "konijn"],
      sections: ["Story", "Context"],
    },
    {
      point: "wil zelf een afspraak plannen, ook 's avonds",
      words: ["zelf een afspraak"],
      sections: ["Story", "Context"],
    },
    { point: "19 % hangt op", words: ["19 %|een op de vijf"], sections: ["Context"] },
    { point: "vrije tijden voor 28 dagen", words: ["28 dagen"], sections: criteria },
    { point: "hooguit vier schermen", words: ["vier schermen"], sections: criteria },
    { point: "bevestiging binnen twee minuten", words: ["twee minuten"], sections: criteria },
    { point: "afzeggen tot twee uur ervoor", words: ["twee uur"], sections: criteria },
    {
      point: "bij spoed het telefoonnummer",
      words: ["spoed", "nummer"],
      sections: criteria,
    },
    {
      point: "agenda loopt een kwartier achter",
      words: ["kwartier"],
      sections: ["Edge cases and errors", ...notes],
    },
    {
      point: "terugschrijven vanaf 7.3",
      words: ["7.3"],
      sections: ["Edge cases and errors", ...notes],
    },
    { point: "geen operaties", words: ["operaties"], sections: later },
    { point: "niet betalen bij het boeken", words: ["betalen"], sections: later },
    { point: "geen eigen app", words: ["eigen app"], sections: later },
    { point: "gegevens binnen de EU", words: ["binnen de eu"], sections: [...notes, ...criteria] },
  ],
  wrong: [
    {
      says: ["petrol|0F5C63"],
      sections: ["Story", "Context", ...criteria, ...later],
      because: "Huisstijl is geen inhoud.",
    },
    {
      says: ["fenobarbital|dieetvoer|bezorgkosten|verdovende middelen"],
      because: "Dat hoort bij herhaalmedicatie.",
    },
    {
      says: ["16,4 miljoen|130 klanten|contract voor twee jaar"],
      because: "De eigenaar heeft daar niets aan.",
    },
    { says: ["petplan|64.000"], because: "Afgewezen mogelijkheden." },
    {
      says: ["wachtlijst|vrijgekomen"],
      sections: ["Story", "Acceptance criteria"],
      because: "Een idee voor later.",
    },
    {
      says: ["prettig en snel"],
      sections: ["Acceptance criteria"],
      because: "Dat is niet te toetsen.",
    },
  ],
  belongs: {
    "Afspraken online": ["Story", "Context"],
    "Programma van eisen": "anywhere",
    "Eén A4 voor de partners": ["Context"],
    "Voor wie we dit doen": ["Story", "Context", ...later],
    "Mevrouw Aalbers, Druten": ["Story", "Context"],
    "Saskia, balie Tiel": ["Context", "Edge cases and errors"],
    "Telefoonmeting maart 2026": ["Context"],
    "Klantenquête voorjaar": ["Context"],
    "Keuzehulp met alarmvragen": [...criteria, ...notes, "Story"],
    "Sms de dag ervoor": [...criteria, ...notes, ...later],
    "Wachtlijst voor vrijgekomen plekken": later,
    "De agenda van VetBase": ["Edge cases and errors", ...notes],
    "Alleen gewone consulten en vaccinaties": ["Acceptance criteria", ...later, ...notes],
    "We nemen Vetslot": notes,
    "Geen aanbetaling": [...later, ...notes],
    "Twee dieren op één plek": ["Edge cases and errors", ...notes],
    AVG: [...notes, ...criteria],
    "Wat er draait": notes,
    "Zo schrijven wij": notes,
    "Online geboekt": ["Story", "Context"],
    "Wie belt, krijgt iemand": ["Story", "Context"],
    "Minder wegblijvers": ["Context"],
  },
};
