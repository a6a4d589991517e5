import type { DocumentReference } from "../../../reference";
import { elsewhere } from "./elsewhere";

const response = ["Responses", "Register"];
const source = ["Sources of risk", "Register"];
const sign = ["Warning signs", "Contingency plans"];
const risk = [...source, "Responses", "Warning signs", "Scope and scales"];

export const riskRegister: DocumentReference = {
  initiative: "Sturen op uurprijs",
  type: "risk_register",
  points: [
    {
      point: "de lichtsom raakt achter",
      words: ["lichtsom", "achter"],
      sections: [...source, "Scope and scales"],
    },
    {
      point: "de ondergrens gaat voor de prijs",
      words: ["ondergrens", "prijs"],
      sections: response,
    },
    {
      point: "na twee dagen achterstand gaat het plan uit",
      words: ["twee dagen", "achter"],
      sections: [...response, ...sign],
    },
    {
      point: "Anouk de Graaf is eigenaar",
      words: ["anouk de graaf"],
      sections: [...response, "Review"],
    },
    {
      point: "de prijzen komen niet binnen",
      words: ["feed|prijzen", "internet|later|eruit|binnen"],
      sections: source,
    },
    {
      point: "in 2025 negen keer na tweeën",
      words: ["9 keer"],
      sections: [...source, "Warning signs"],
    },
    {
      point: "om vijf uur nog niets: gewone strategie",
      words: ["17.00", "strategie"],
      sections: [...response, ...sign],
    },
    {
      point: "de straat gaat samen door het plafond",
      words: ["straat", "plafond"],
      sections: [...source, "Scope and scales"],
    },
    {
      point: "€ 19.000 per overschrijding",
      words: ["19.000"],
      sections: [...source, "Scope and scales"],
    },
    {
      point: "daar is nog niets op bedacht",
      words: ["niemand|niets", "bedacht"],
      sections: [...source, ...response],
    },
    {
      point: "Optivar kan na drie jaar vragen wat het wil",
      words: ["drie jaar"],
      sections: source,
    },
    {
      point: "een dunne koppeling, zodat er een andere rekenkern achter kan",
      words: ["koppeling|andere rekenkern"],
      sections: response,
    },
    {
      point: "stoppen bij meer dan drie telers met schade",
      words: ["3 beta|drie beta|3 telers|drie telers", "schade"],
      sections: sign,
    },
    {
      point: "in april 2028 opnieuw bekijken",
      words: ["april 2028"],
      sections: ["Review"],
    },
  ],
  wrong: [
    ...elsewhere,
    {
      says: [
        "lichtsom|licht tekort",
        "geen maatregel|geen tegenmaatregel|niets tegen|geen antwoord",
      ],
      because: "De ondergrens gaat voor, en na twee dagen gaat het plan uit.",
    },
    {
      says: ["6.900|95 per maand"],
      sections: ["Register", "Responses", ...sign],
      because: "De prijs van een ander is geen risico.",
    },
    {
      says: ["260.000|universiteit"],
      sections: ["Register", ...sign],
      because: "Afgevallen.",
    },
    {
      says: ["lichtsom|feed|straat|vragen wat ze willen"],
      sections: ["Closed risks"],
      because: "Ze staan alle vier nog open.",
    },
  ],
  belongs: {
    "Sturen op uurprijs": ["Scope and scales"],
    "Business case sturen op uurprijs": "anywhere",
    "Over Verdaan": ["Scope and scales"],
    "Waar Cirro op draait": ["Sources of risk"],
    "Onze markt": ["Sources of risk", "Scope and scales"],
    "Cyber Resilience Act": source,
    "Onafhankelijk blijven": ["Scope and scales"],
    "Voor wie het is": ["Scope and scales", "Sources of risk"],
    "Zwinkels Tomaten, Maasdijk": ["Sources of risk"],
    "Hofland Paprika stopt met de proef": [...source, "Warning signs"],
    "Van Leeuwen Gerbera, Bleiswijk": [...source, "Warning signs"],
    "Ticket 48211: WKK start zeven keer in één nacht": [...source, "Warning signs"],
    "Briefjes van het bord, klantendag 24 september": ["Sources of risk"],
    "Proef januari tot en met maart 2026": [...source, "Warning signs", "Scope and scales"],
    "Nagerekend: seizoen 2025/26 bij 14 telers": ["Sources of risk", "Scope and scales"],
    "Enquête klantendag": ["Sources of risk"],
    "Brinkhof Planner": ["Sources of risk"],
    Glasvolt: ["Sources of risk"],
    "Lichtsom als ondergrens": ["Responses"],
    "Maximaal aantal starts van de WKK": ["Responses"],
    "Knop 'vandaag niet'": ["Responses", "Contingency plans"],
    "Cirro 5 trekt het niet": ["Sources of risk", "Scope and scales"],
    "De prijzen komen rond één uur, meestal": [...source, "Responses", "Warning signs"],
    "Aansluiting zit vol": source,
    "Donkerteperiode en schermen": [...source, "Responses"],
    "Eerste seizoen geeft de teler zelf akkoord": [
      "Responses",
      "Review",
      "Sources of risk",
      "Contingency plans",
      "Closed risks",
    ],
    "Rekenkern kopen bij Optivar": ["Sources of risk", "Responses", "Closed risks"],
    "Nog geen onbalans": ["Responses", "Closed risks", "Scope and scales"],
    "Plant komt licht tekort": [...risk, "Contingency plans"],
    "Geen prijzen, geen plan": [...risk, "Contingency plans"],
    "De hele straat op hetzelfde goedkope uur": risk,
    "Licentie Optivar wordt duurder": [...risk, "Contingency plans"],
    "Planning (Linda, 16 november)": ["Scope and scales", "Responses", ...sign, "Review"],
    "nog doen Linda": ["Sources of risk"],
    "Vakbladartikel over belichten op goedkope uren": ["Sources of risk", "Responses"],
    "Goedkopere stroom": ["Scope and scales", "Warning signs"],
    "Geen Excel meer om één uur": ["Scope and scales", "Warning signs"],
    "Modules verkopen": ["Scope and scales", "Warning signs"],
    "Nooit ten koste van het gewas": ["Scope and scales", "Responses"],
  },
};
