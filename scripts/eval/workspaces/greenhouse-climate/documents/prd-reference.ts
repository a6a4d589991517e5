import type { DocumentReference } from "../../../reference";
import { elsewhere } from "./elsewhere";

const need = ["Requirements", "User experience"];
const limits = ["Constraints and dependencies", "Requirements"];
const open = ["Open questions and risks"];
const measure = ["Goals and success metrics", "Summary"];

export const prd: DocumentReference = {
  initiative: "Sturen op uurprijs",
  type: "prd",
  points: [
    {
      point: "elke middag een plan uit de prijzen van morgen",
      words: ["plan", "stroomprijzen|prijzen|uurprijs", "wkk|lampen"],
      sections: ["Summary"],
    },
    {
      point: "telers rekenen nu in Excel",
      words: ["excel|drie kwartier"],
      sections: ["Problem", "Summary", "Target users"],
    },
    {
      point: "WKK start zeven keer in één nacht",
      words: ["7x|zeven keer|7 keer"],
      sections: ["Problem"],
    },
    { point: "430 bedrijven", words: ["430"], sections: ["Target users", "Summary"] },
    {
      point: "niet voor perkplantentelers zonder WKK",
      words: ["perkplant"],
      sections: ["Non-goals", "Target users"],
    },
    { point: "hooguit 12,1 cent per kWh", words: ["12,1"], sections: measure },
    {
      point: "hooguit 5 minuten per dag aan het plan",
      words: ["5 minuten"],
      sections: measure,
    },
    {
      point: "de lichtsom die de plant minimaal krijgt",
      words: ["mol|lichtsom", "minimaal|minstens|ondergrens|voor de prijs"],
      sections: [...need, "Constraints and dependencies"],
    },
    {
      point: "een grens aan de starts van de WKK",
      words: ["starts", "etmaal|wkk"],
      sections: need,
    },
    {
      point: "de teler drukt op akkoord",
      words: ["akkoord", "plan|teler"],
      sections: [...need, "Constraints and dependencies", "Non-goals", "Rollout"],
    },
    {
      point: "geen onbalansmarkt in de eerste versie",
      words: ["onbalans"],
      sections: ["Non-goals", "Constraints and dependencies"],
    },
    { point: "98% afgeschermd", words: ["98 %"], sections: limits },
    {
      point: "de straat gaat samen door het plafond",
      words: ["straat", "plafond"],
      sections: [...open, "Constraints and dependencies"],
    },
    {
      point: "bèta bij tien telers op 1 maart",
      words: ["1 maart", "10 telers|tien telers|10 beta|tien beta"],
      sections: ["Rollout"],
    },
  ],
  wrong: [
    ...elsewhere,
    {
      says: ["onbalans"],
      sections: ["Summary", "Requirements", "User experience", "Goals and success metrics"],
      because: "Op 6 oktober uit de eerste versie gehouden.",
    },
    {
      says: ["260.000|universiteit"],
      sections: ["Summary", "Requirements", "Rollout"],
      because: "Afgevallen.",
    },
    {
      says: ["volledig automatisch"],
      sections: ["Summary", "Goals and success metrics"],
      because: "Afgevallen voor het eerste seizoen.",
    },
    {
      says: ["6.900"],
      sections: ["Requirements", "Goals and success metrics", "Rollout"],
      because: "De prijs van een ander.",
    },
  ],
  belongs: {
    "Sturen op uurprijs": ["Summary", "Requirements"],
    "Business case sturen op uurprijs": "anywhere",
    "Over Verdaan": ["Summary", "Problem"],
    "Waar Cirro op draait": ["Constraints and dependencies"],
    "Onze markt": ["Target users", "Problem"],
    "Cyber Resilience Act": limits,
    "Meer uit software en service": measure,
    "Onafhankelijk blijven": ["Goals and success metrics", "Constraints and dependencies"],
    "Voor wie het is": ["Target users", "Non-goals"],
    "Zwinkels Tomaten, Maasdijk": ["Problem", "Target users"],
    "Hofland Paprika stopt met de proef": ["Problem", "Target users", ...open, "User experience"],
    "Van Leeuwen Gerbera, Bleiswijk": ["Problem", "Target users", ...open],
    "Ticket 48211: WKK start zeven keer in één nacht": ["Problem", "Target users"],
    "Briefjes van het bord, klantendag 24 september": ["Problem", "User experience", ...open],
    "Proef januari tot en met maart 2026": ["Problem", "Goals and success metrics", ...open],
    "Nagerekend: seizoen 2025/26 bij 14 telers": ["Problem", ...measure],
    "Enquête klantendag": ["Problem", "Target users", "User experience"],
    "Brinkhof Planner": ["Problem"],
    Glasvolt: ["Problem"],
    "Lichtsom als ondergrens": need,
    "Maximaal aantal starts van de WKK": need,
    "Knop 'vandaag niet'": need,
    "Weekstaat met de opbrengst": [...need, ...open],
    "Meedoen op de onbalans": ["Non-goals"],
    "Cirro 5 trekt het niet": [...limits, "Non-goals"],
    "De prijzen komen rond één uur, meestal": [...limits, ...open],
    "Aansluiting zit vol": ["Constraints and dependencies", ...open],
    "Donkerteperiode en schermen": limits,
    "Eerste seizoen geeft de teler zelf akkoord": [
      ...need,
      "Constraints and dependencies",
      "Non-goals",
      "Rollout",
    ],
    "Rekenkern kopen bij Optivar": ["Constraints and dependencies"],
    "Nog geen onbalans": ["Non-goals", "Constraints and dependencies"],
    "Plant komt licht tekort": [...open, "Requirements"],
    "Geen prijzen, geen plan": [...open, "Requirements", "Constraints and dependencies"],
    "De hele straat op hetzelfde goedkope uur": [...open, "Constraints and dependencies"],
    "Licentie Optivar wordt duurder": [...open, "Constraints and dependencies"],
    "Planning (Linda, 16 november)": ["Rollout", ...open],
    "nog doen Linda": open,
    "Vakbladartikel over belichten op goedkope uren": ["Problem", "Requirements", ...open],
    "Goedkopere stroom": measure,
    "Geen Excel meer om één uur": [...measure, "Problem"],
    "Modules verkopen": measure,
    "Nooit ten koste van het gewas": [...limits, "Goals and success metrics"],
  },
};
