import type { DocumentReference } from "../../../reference";

const message = ["Positioning and messages"];
const fallback = ["Risks and rollback"];
const dates = ["Timeline and owners", "Audience and phases"];

export const launchPlan: DocumentReference = {
  initiative: "Ophalen boeken via de site",
  type: "launch_plan",
  points: [
    {
      point: "zelf een dag kiezen in plaats van bellen",
      words: ["site", "bellen"],
      sections: ["What is launched", ...message],
    },
    {
      point: "ophalen is en blijft gratis",
      words: ["gratis"],
      sections: ["What is launched", ...message],
    },
    {
      point: "hooguit 8% voor niks",
      words: ["8 %", "ritten|rijden"],
      sections: ["Launch goal", "After launch"],
    },
    {
      point: "hooguit 250 telefoontjes",
      words: ["250"],
      sections: ["Launch goal", "After launch"],
    },
    {
      point: "60-plussers",
      words: ["60 plus|zestigplus"],
      sections: ["Audience and phases", ...message],
    },
    {
      point: "bedrijven en scholen niet",
      words: ["bedrijven", "scholen"],
      sections: ["Audience and phases", "What is launched"],
    },
    { point: "februari: 20 bekenden", words: ["februari", "20 bekenden"], sections: dates },
    { point: "1 maart Doetinchem", words: ["1 maart", "doetinchem"], sections: dates },
    { point: "1 september de andere winkels", words: ["1 september"], sections: dates },
    {
      point: "briefje in elk krat",
      words: ["krat|gelderse post"],
      sections: ["Channels and material", ...dates],
    },
    {
      point: "boven 10 dubbele boekingen dicht",
      words: ["10 dubbele"],
      sections: [...fallback, "After launch"],
    },
    {
      point: "de telefoon blijft op twee ochtenden open",
      words: ["telefoon", "dinsdag"],
      sections: [...fallback, ...message, "Audience and phases", "Readiness checklist"],
    },
    { point: "de gratis stort van de Achterhoek", words: ["stort"], sections: fallback },
  ],
  wrong: [
    { says: ["kerst|loterij|karaoke"], because: "Heeft er niets mee te maken." },
    { says: ["ambachtscentrum|repaircafé"], because: "Een subsidie voor iets anders." },
    { says: ["webshop|platenverzamelaar|koffiekring"], because: "Gestopt." },
    {
      says: ["41.000|39|onbruikbaar"],
      sections: [...message, "Channels and material"],
      because: "Eigen zorgen zijn geen boodschap.",
    },
    {
      says: ["€ 15|30.000"],
      sections: [...message, "What is launched", "Launch goal", "Channels and material"],
      because: "Afgewezen op 22 september.",
    },
    {
      says: ["geen computer|zonder computer", "geen maatregel|geen antwoord|niets tegen"],
      because: "De telefoon blijft open en Henny vult in.",
    },
  ],
  belongs: {
    "Ophalen boeken via de site": ["What is launched", ...message, "Timeline and owners"],
    "Boeken of blijven bellen?": "anywhere",
    "over ons": [...message, "Audience and phases", "What is launched"],
    "hoe we schrijven": [...message, "Channels and material"],
    "iedereen houdt een plek": ["Launch goal", ...fallback],
    "wie laten er ophalen": ["Audience and phases", ...message],
    "mw Hoitink uit Gaanderen": message,
    "praatje met Ali en Gerrit (chauffeurs)": ["Audience and phases", ...fallback],
    "geteld in het ophaalschrift, september": ["Launch goal", "After launch"],
    "De Lappendeken (Zevenaar)": message,
    "foto's meesturen": ["What is launched", ...message],
    "smsje de dag ervoor": ["What is launched", ...message],
    "zelf verzetten via een linkje": ["What is launched", "After launch"],
    "wat er nu staat en wat niet kan": ["Readiness checklist", ...fallback],
    "avg / foto's": ["Readiness checklist", ...fallback],
    "mensen zonder computer": [...fallback, "Audience and phases", "Readiness checklist"],
    "we worden de gratis stort van de Achterhoek": [...fallback, "Readiness checklist"],
    "ophalen blijft gratis": ["What is launched", ...message, "After launch"],
    "planning (Marloes)": [
      ...dates,
      ...fallback,
      "Channels and material",
      "Readiness checklist",
      "After launch",
    ],
    "minder voor niks rijden": ["Launch goal", "After launch"],
    "niet meer hoeven bellen": ["Launch goal", "After launch", ...message],
  },
};
