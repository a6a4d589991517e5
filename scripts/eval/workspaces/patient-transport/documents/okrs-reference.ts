import type { DocumentReference } from "../../../reference";

const results = ["Objectives and key results"];
const focus = ["Period and focus", ...results];
const work = ["Initiatives", "Period and focus"];
const risks = ["Dependencies and risks", "Guardrails"];

export const okrs: DocumentReference = {
  initiative: "Bons de transport sur téléphone",
  type: "okrs",
  points: [
    { point: "at most 2% rejected", words: ["2 %", "rejet"], sections: results },
    { point: "from 5.3% in September", words: ["5,3 %"], sections: focus },
    {
      point: "by 31 March 2028",
      words: ["31 mars 2028"],
      sections: [...focus, "Check-ins and scoring"],
    },
    { point: "171 rejected for the prescription", words: ["171"], sections: focus },
    {
      point: "no more paper between the bases",
      words: ["papier", "bases|facturation"],
      sections: focus,
    },
    {
      point: "photograph the prescription and have the patient sign",
      words: ["photograph", "prescription"],
      sections: work,
    },
    {
      point: "not before summer 2027",
      words: ["ete 2027"],
      sections: [...work, "Not in this period"],
    },
    { point: "refuse a blurred photo at once", words: ["floue"], sections: ["Initiatives"] },
    { point: "no network in the Coëvrons", words: ["coevrons|evron et bais"], sections: risks },
    { point: "the fund can ask for the original", words: ["original"], sections: risks },
    {
      point: "calls by the emergency number are out",
      words: ["15", "transports|appels"],
      sections: ["Not in this period", "Guardrails"],
    },
  ],
  wrong: [
    { says: ["tourneo|jouannet|vsl volant"], because: "Another initiative." },
    { says: ["1F6F54|vouvoiement"], because: "House style is no content." },
    { says: ["rond de cafe"], because: "An anecdote.", sections: results },
    { says: ["lits medicalises"], because: "Archived." },
    { says: ["scotcher|parking"], because: "The car park has nothing to do with it." },
    {
      says: ["simple et rapide|nettement moins"],
      sections: results,
      because: "Nobody could measure it.",
    },
    {
      says: ["qui paie|casse le sien"],
      sections: [...results, "Initiatives", "Check-ins and scoring"],
      because: "An open question is no work and no result.",
    },
  ],
  belongs: {
    "Bons de transport sur téléphone": [...focus, "Initiatives", "Not in this period"],
    "Bons sur téléphone, premières exigences": "anywhere",
    "La maison": ["Period and focus"],
    Informatique: risks,
    "Agrément et données de santé": risks,
    "Rejets de septembre": focus,
    "Sandrine, facturation": ["Period and focus"],
    "Pas de réseau dans les Coëvrons": risks,
    "Original perdu": risks,
    "Refuser tout de suite une photo floue": ["Initiatives"],
    "Moins de rejets": [...focus, "Check-ins and scoring"],
    "En finir avec les pochettes du vendredi": focus,
    "Tenir le tour de garde sans intérim": ["Period and focus"],
  },
};
