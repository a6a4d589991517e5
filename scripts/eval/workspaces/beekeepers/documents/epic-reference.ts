import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const risks = ["Dependencies and risks"];
const work = ["In scope", "Stories"];
const target = ["Outcome", "Done when"];

export const epic: DocumentReference = {
  initiative: "Chargen lückenlos verfolgen",
  type: "epic",
  points: [
    {
      point: "from the batch number to hobbocks, keepers and shops",
      words: ["chargennummer", "imker"],
      sections: ["Outcome", "In scope"],
    },
    { point: "within 30 minutes", words: ["30 minuten"], sections: target },
    { point: "a recall of at most 1,200 jars", words: ["1.200"], sections: target },
    { point: "2,140 jars were recalled", words: ["2.140"], sections: ["Background", ...target] },
    { point: "only 160 were affected", words: ["160"], sections: ["Background"] },
    { point: "no list for two days", words: ["2 tage"], sections: ["Background", ...target] },
    { point: "63 members, half of them over 60", words: ["63 mitglieder"], sections: ["Users"] },
    {
      point: "nine have no network or smartphone",
      words: ["netz", "smartphone"],
      sections: ["Users", "Background", ...risks],
    },
    { point: "stickers that are scanned", words: ["aufkleber", "scann"], sections: work },
    {
      point: "a batch is one kettle, 600 kg",
      words: ["600 kg"],
      sections: ["In scope", "Background", ...risks],
    },
    { point: "without bakeries", words: ["bäckerei"], sections: ["Out of scope", "Users"] },
    {
      point: "the printer has one line of 12 characters",
      words: ["12 zeichen"],
      sections: [...risks, "In scope"],
    },
    {
      point: "blocked shelf without a number",
      words: ["sperrregal"],
      sections: [...risks, ...work],
    },
    { point: "all depends on Kerstin", words: ["kerstin", "ausfällt"], sections: risks },
  ],
  wrong: [
    { says: ["pantone|duzen"], because: "House style is no content." },
    { says: ["oxalsäure|ameisensäure|kanister"], because: "An order of members, another matter." },
    { says: ["likör"], because: "Archived." },
    countered("ohne Zettel", "The blocked shelf; no payment until the keeper calls."),
    {
      says: ["1.800|abfülltag"],
      sections: ["Outcome", "In scope", "Stories", "Done when"],
      because: "Turned down on 12 October.",
    },
    {
      says: ["8.500|molkereisoftware"],
      sections: ["Outcome", "In scope", "Stories", "Done when"],
      because: "Turned down on 2 November.",
    },
    {
      says: ["bäckerei"],
      sections: ["In scope", "Stories", "Outcome", "Done when"],
      because: "Left out for now.",
    },
    {
      says: ["6,90|drei ländern"],
      sections: ["Outcome", "In scope", "Stories", "Done when", ...risks],
      because: "A rival's jar is no work and no risk of ours.",
    },
  ],
  belongs: {
    "Chargen lückenlos verfolgen": ["Outcome", "In scope", "Background", "Done when", ...risks],
    "Probelauf mit Raps, Mai 2026": "anywhere",
    "Annahme mit Nummer, was es können muss": "anywhere",
    "Über uns": ["Background", "Users"],
    "Was vorgeschrieben ist": [...risks, "Background", "In scope", "Done when"],
    "Wer damit zu tun hat": ["Users", "Out of scope"],
    "Marktleiter Bohn": ["Background", "Users"],
    "Stammtisch Oktober": ["Background", "Users", ...risks],
    "Rückruf März 2026, nachgerechnet": ["Background"],
    "Elbkontor Honig": ["Background"],
    "Aufkleber für die Hobbocks": work,
    "Linie + Technik": [...risks, "In scope"],
    "Eine Charge ist ein Kessel": ["In scope", "Out of scope", "Background", ...risks],
    "Wir nehmen Losbuch": ["In scope", "Out of scope", "Background", ...risks],
    "Hobbock ohne Zettel": [...risks, ...work],
    "Hängt alles an Kerstin": risks,
    Fahrplan: [...risks, "Done when", "In scope", "Stories"],
    "Schnell wissen, woher und wohin": target,
    "Rückruf bleibt klein": target,
    "Die Mitglieder nicht mit Papierkram verjagen": [...target, ...risks, "Out of scope"],
  },
};
