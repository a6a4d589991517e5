import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const phases = ["Audience and phases", "Timeline and owners"];
const ready = ["Readiness checklist", "Timeline and owners"];
const message = ["Positioning and messages", "Channels and material"];
const fallback = ["Risks and rollback"];

export const launchPlan: DocumentReference = {
  initiative: "Chip in bewonersgoed",
  type: "launch_plan",
  points: [
    {
      point: "elk kledingstuk krijgt een chip",
      words: ["kledingstuk", "chip"],
      sections: ["What is launched"],
    },
    {
      point: "hoogstens 2 vermiste stuks per 1.000",
      words: ["2 vermiste stuks"],
      sections: ["Launch goal"],
    },
    {
      point: "2.340 bewoners op 27 locaties",
      words: ["2.340"],
      sections: ["Audience and phases", "What is launched"],
    },
    {
      point: "eerst een proef op drie locaties",
      words: ["proef", "weideblik|drie locaties"],
      sections: phases,
    },
    { point: "uitrol vanaf 12 april", words: ["12 april"], sections: phases },
    { point: "besluit op 30 maart", words: ["30 maart"], sections: [...phases, ...ready] },
    {
      point: "uw vest komt terug bij wie het hoort",
      words: ["vest komt terug"],
      sections: message,
    },
    {
      point: "in 2027 geen toeslag",
      words: ["niets extra|geen toeslag"],
      sections: [...message, "What is launched", "Audience and phases"],
    },
    {
      point: "brief aan de familie via de instelling",
      words: ["brief", "familie"],
      sections: [...message, "Readiness checklist"],
    },
    {
      point: "poort staat er op 11 december",
      words: ["poort", "11 december"],
      sections: ready,
    },
    {
      point: "overeenkomst voordat er één stuk een chip krijgt",
      words: ["verwerkersovereenkomst"],
      sections: ready,
    },
    {
      point: "onder 95% terug naar het naamlabel",
      words: ["95 %", "naamlabel"],
      sections: fallback,
    },
    {
      point: "geen actuele bewonerslijst, zonder antwoord",
      words: ["bewonerslijst|bijgewerkte lijst|verhuizingen"],
      sections: fallback,
    },
    {
      point: "dinsdag en vrijdag iemand op de locatie",
      words: ["dinsdag", "vrijdag"],
      sections: ["After launch"],
    },
  ],
  wrong: [
    { says: ["2E7D5B|ontzorgen|lato"], because: "Huisstijl is geen inhoud." },
    {
      says: ["bestelapp|linnendirect|membraan|tunnel 2|housekeeping"],
      because: "Een ander initiatief.",
    },
    { says: ["31.000|14 maanden|barcode"], because: "Het voorstel van 2024 is gearchiveerd." },
    { says: ["heftruck|linde|keurmeester"], because: "Een los briefje." },
    { says: ["extra rit|chauffeurs"], because: "Het rijschema heeft hier niets mee te maken." },
    countered("patch laat los", "Een waszakje voor wol en elke week een steekproef."),
    countered("karren ernaast", "Afscherming en een gele lijn."),
    {
      says: ["nordchip|datatextil"],
      sections: ["What is launched", ...phases, ...ready, ...message],
      because: "Offertes die het niet geworden zijn.",
    },
    {
      says: ["1,15"],
      sections: ["What is launched", "Launch goal", "Audience and phases"],
      because: "De toeslag van een concurrent.",
    },
  ],
  belongs: {
    "Chip in bewonersgoed": ["What is launched", ...phases],
    "Voorproef De Es, september 2026": "anywhere",
    "Wie wij zijn": ["What is launched", "Audience and phases"],
    Klantgroepen: ["Audience and phases"],
    Systemen: ["Readiness checklist"],
    Hygiënecertificaat: ["Readiness checklist", ...fallback],
    "Voor wie we het doen": ["Audience and phases", "What is launched"],
    "Dochter van mevrouw Bekhuis": ["Positioning and messages"],
    "Zorgassistenten Weideblik": ["Positioning and messages", "Audience and phases", ...fallback],
    "Mail van Brinkstaete": ["Positioning and messages", "Audience and phases", ...fallback],
    "Sorteersters na een dag met chips": ["Positioning and messages"],
    "Vermissingen derde kwartaal 2026": [
      "Launch goal",
      "Positioning and messages",
      "Audience and phases",
    ],
    "Sorteerlijn geklokt": ["Positioning and messages", "Launch goal"],
    "Enquête onder families": [
      "Positioning and messages",
      "Launch goal",
      "Audience and phases",
      ...fallback,
    ],
    "Nedertex Zorg": ["Positioning and messages"],
    "Zelf wassen in huis": ["Positioning and messages"],
    "Kwijtmelding door familie": ["What is launched", "After launch"],
    "Foto's van het weesrek": ["What is launched", "After launch"],
    "Mobiele patchpers": ["What is launched", "After launch"],
    "Wat de chip aankan": ["Readiness checklist", ...fallback],
    "Van de poort naar TexPro": ["Readiness checklist", ...fallback],
    "AVG en de chip": ["Readiness checklist", "Positioning and messages", ...fallback],
    "Chip op een patch, niet genaaid": ["What is launched", ...fallback, "After launch"],
    "Tagline levert poort en chips": ["What is launched", ...ready, ...fallback],
    "In 2027 geen toeslag": ["What is launched", ...message, "Audience and phases"],
    "Patch laat los": [...fallback, "After launch"],
    "Geen actuele bewonerslijst": [...fallback, "Readiness checklist"],
    "Poort leest karren ernaast mee": [...fallback, "Readiness checklist"],
    "Planning chip, stand 18 november": [...phases, "Readiness checklist", ...fallback],
    "Wat we families en afdelingen vertellen": [...message, ...ready],
    "Nog te doen voor de proef": [...ready, ...message, ...fallback],
    "Nazorg op locatie": ["After launch", "Timeline and owners"],
    "Minder kwijt": ["Launch goal", "After launch"],
    "Familie tevreden over de was": ["Launch goal", "After launch"],
    "Minder schade uitkeren": ["Launch goal", "After launch"],
    "Geen werk erbij op de afdeling": ["Launch goal", ...message, "What is launched", ...fallback],
    "Prettiger sorteren": ["Launch goal", "After launch"],
    "Zorgcontracten houden": ["Launch goal", "Positioning and messages"],
    "Weer gezond rendement": ["Launch goal"],
  },
};
