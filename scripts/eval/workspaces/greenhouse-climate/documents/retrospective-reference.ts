import type { DocumentReference } from "../../../reference";
import { elsewhere } from "./elsewhere";

const aim = ["What we set out to do"];
const bad = ["What went badly", "What happened"];
const good = ["What went well", "What happened"];
const lesson = ["What we learned", "Actions"];

/** Only the trial of last winter is behind them, and nobody has written up its lessons. */
export const retrospective: DocumentReference = {
  initiative: "Sturen op uurprijs",
  type: "retrospective",
  points: [
    {
      point: "minstens 8% goedkoper, zonder gevaar voor de lichtsom",
      words: ["8 %", "goedkoper"],
      sections: aim,
    },
    {
      point: "drie telers, twaalf weken",
      words: ["drie telers|3 telers", "twaalf weken|12 weken|5 januari"],
      sections: [...aim, "What happened"],
    },
    { point: "Zwinkels 11% goedkoper", words: ["zwinkels", "11 %"], sections: good },
    {
      point: "Van Leeuwen 6% goedkoper",
      words: ["leeuwen", "6 %"],
      sections: [...good, "What went badly"],
    },
    {
      point: "bij Hofland gingen de lampen om vijf uur uit",
      words: ["lampen", "vijf uur"],
      sections: [...bad, "Why"],
    },
    {
      point: "gerbera: twee dagen 13 uur licht",
      words: ["13 uur"],
      sections: bad,
    },
    {
      point: "op 11 dagen kwam het plan na drie uur",
      words: ["11 dagen"],
      sections: [...bad, "Why"],
    },
    {
      point: "de WKK startte 3,1 keer per dag",
      words: ["3,1", "1,4|start"],
      sections: [...bad, "What went well"],
    },
    {
      point: "Hofland wil het plan eerst zien",
      words: ["plan eerst|plan vooraf|op akkoord"],
      sections: [...lesson, "Why", ...bad],
    },
    {
      point: "de lichtsom als voorwaarde",
      words: ["ondergrens|voorwaarde|lichtsom", "voorwaarde|minimaal|voor de prijs|inhaalt"],
      sections: lesson,
    },
  ],
  wrong: [
    ...elsewhere,
    {
      says: ["12,1|140 modules"],
      sections: ["What happened", "What went well", "What went badly"],
      because: "Een doel voor later is geen uitkomst.",
    },
    {
      says: ["1 maart 2027|13 september 2027|1 juli 2027"],
      sections: ["What happened", "What went well", "What went badly", "Why"],
      because: "Dat moet nog komen.",
    },
    {
      says: ["brinkhof|glasvolt|6.900"],
      sections: ["What happened", "What went well", "What went badly"],
      because: "Anderen deden niet mee aan de proef.",
    },
  ],
  belongs: {
    "Sturen op uurprijs": aim,
    "Business case sturen op uurprijs": [...aim, "Actions"],
    "Zwinkels Tomaten, Maasdijk": [...aim, "Why", "What we learned"],
    "Hofland Paprika stopt met de proef": [...bad, "Why", "What we learned"],
    "Van Leeuwen Gerbera, Bleiswijk": [...bad, "What went well", "Why", "What we learned"],
    "Ticket 48211: WKK start zeven keer in één nacht": ["Why", "What we learned"],
    "Briefjes van het bord, klantendag 24 september": ["What we learned"],
    "Proef januari tot en met maart 2026": [...aim, ...good, "What went badly", "Why", ...lesson],
    "Nagerekend: seizoen 2025/26 bij 14 telers": ["What we learned"],
    "Enquête klantendag": ["What we learned"],
    "Lichtsom als ondergrens": lesson,
    "Maximaal aantal starts van de WKK": lesson,
    "Knop 'vandaag niet'": lesson,
    "Eerste seizoen geeft de teler zelf akkoord": lesson,
    "Rekenkern kopen bij Optivar": ["Actions"],
    "Plant komt licht tekort": [...lesson, "Why"],
    "Geen prijzen, geen plan": lesson,
    "De prijzen komen rond één uur, meestal": ["Why"],
    "Vakbladartikel over belichten op goedkope uren": ["What we learned"],
    "Planning (Linda, 16 november)": ["Actions"],
    "nog doen Linda": ["Actions"],
    "Goedkopere stroom": [...aim, "Actions"],
    "Geen Excel meer om één uur": aim,
    "Nooit ten koste van het gewas": [...aim, "What we learned"],
  },
};
