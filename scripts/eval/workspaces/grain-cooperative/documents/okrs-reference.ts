import type { DocumentReference } from "../../../reference";

export const okrs: DocumentReference = {
  initiative: "Afrekening in het ledenportaal",
  type: "okrs",
  points: [
    { point: "de periode: 2027", words: ["2027"], sections: ["Period and focus"] },
    {
      point: "verloop van 1,7 naar 0,8 %",
      words: ["0,8 %"],
      sections: ["Objectives and key results"],
    },
    {
      point: "90 % binnen 24 uur",
      words: ["90 %", "24 uur"],
      sections: ["Objectives and key results"],
    },
    { point: "nu 42 dagen", words: ["42 dagen"], sections: ["Objectives and key results"] },
    {
      point: "hoogstens 500 telefoontjes, nu 1.310",
      words: ["500"],
      sections: ["Objectives and key results"],
    },
    {
      point: "het portaal met de afrekening",
      words: ["portaal"],
      sections: ["Initiatives", "Period and focus", "Objectives and key results"],
    },
    { point: "hoogstens € 180.000", words: ["180.000"], sections: ["Guardrails"] },
    {
      point: "herleidbaar binnen 4 uur",
      words: ["4 uur"],
      sections: ["Guardrails", "Dependencies and risks"],
    },
    {
      point: "niet verkopen aan derden",
      words: ["derden|statuten"],
      sections: ["Not in this period"],
    },
    { point: "AgriSoft alleen 's nachts", words: ["nachts"], sections: ["Dependencies and risks"] },
    {
      point: "vijf locaties zonder digitale weegbrug",
      words: ["weegbrug|wegen nog op papier|tablets"],
      sections: ["Dependencies and risks"],
    },
    { point: "312 leden zonder e-mailadres", words: ["312"], sections: ["Dependencies and risks"] },
    {
      point: "ledenraad op 14 januari",
      words: ["14 januari"],
      sections: ["Check-ins and scoring", "Dependencies and risks", "Initiatives"],
    },
  ],
  wrong: [
    {
      says: ["180.000"],
      sections: ["Objectives and key results"],
      because: "Een grens is geen doel.",
    },
    {
      says: ["66 %|22 %"],
      sections: ["Objectives and key results"],
      because: "Uitkomsten van de enquête, geen doelen.",
    },
    {
      says: ["8 dagen"],
      sections: ["Objectives and key results", "Guardrails"],
      because: "Dat doet Van Loon.",
    },
    {
      says: ["derden"],
      sections: ["Initiatives", "Objectives and key results"],
      because: "Dat doen we niet.",
    },
    { says: ["appeltaart|fax"], because: "Hoort nergens, of bij het andere initiatief." },
    { says: ["5B7F2B"], because: "Huisstijl is geen inhoud." },
    {
      says: ["30 %"],
      sections: ["Objectives and key results"],
      because: "De grens om te herzien, geen doel.",
    },
  ],
  belongs: {
    "Afrekening in het ledenportaal": [
      "Period and focus",
      "Initiatives",
      "Objectives and key results",
    ],
    Akkerwolde: ["Period and focus"],
    "Notitie voor de ledenraad (concept)": [
      "Period and focus",
      "Initiatives",
      "Dependencies and risks",
      "Check-ins and scoring",
    ],
    "Onze leden": ["Period and focus"],
    "Keukentafels, februari en maart": ["Period and focus"],
    "Telefoon in de oogst van 2026": ["Period and focus"],
    "Ledenenquête, mei 2026": ["Period and focus"],
    Brieven: ["Period and focus"],
    "Graanhandel Van Loon": ["Period and focus"],
    "Foto van het monster": ["Initiatives"],
    "Seintje bij je prijs": ["Initiatives"],
    "Verkopen aan derden": ["Not in this period"],
    AgriSoft: ["Dependencies and risks"],
    Weegbruggen: ["Dependencies and risks"],
    "Bewaren en herleiden": ["Guardrails", "Dependencies and risks"],
    "Zelf bouwen, niet Farmbook": [
      "Initiatives",
      "Dependencies and risks",
      "Check-ins and scoring",
      "Period and focus",
    ],
    "Vijf locaties zonder digitale weegbrug": ["Dependencies and risks"],
    "Oudere leden haken af": ["Dependencies and risks"],
    Agenda: ["Check-ins and scoring", "Initiatives"],
    "Leden blijven": ["Objectives and key results", "Period and focus", "Check-ins and scoring"],
    "De volgende dag weten": [
      "Objectives and key results",
      "Period and focus",
      "Check-ins and scoring",
    ],
    "Minder bellen in de oogst": [
      "Objectives and key results",
      "Period and focus",
      "Check-ins and scoring",
    ],
    Budget: ["Guardrails"],
  },
};
