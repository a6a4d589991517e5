import type { DocumentReference } from "../../../reference";

const source = ["Register", "Sources of risk"];
const response = ["Responses", "Register"];

/** Little is known about it: one risk, one constraint and two drafts. */
export const riskRegister: DocumentReference = {
  initiative: "Espace en ligne des syndics",
  type: "risk_register",
  points: [
    {
      point: "celui qui a perdu le mandat verrait un devis",
      words: ["mandat|autre", "syndic|devis"],
      sections: source,
    },
    {
      point: "57 changements de syndic en 2025",
      words: ["57"],
      sections: [...source, "Warning signs"],
    },
    {
      point: "Tournéo garde l'ancien rattachement",
      words: ["tournéo", "rattachement|main"],
      sections: source,
    },
    {
      point: "aucune parade pour l'instant",
      words: [
        "aucune parade|pas de parade|rien n'est prévu|rien de prévu|aucune mesure|aucune réponse",
      ],
      sections: [...source, ...response],
    },
    {
      point: "il doit disparaître du compte le jour même",
      words: ["jour même"],
      sections: [...response, "Sources of risk"],
    },
    { point: "vieux rapports sans texte", words: ["scans|sans texte"], sections: source },
    {
      point: "deux syndics sur trois, c'est supposé",
      words: ["deux syndics sur trois|deux tiers"],
      sections: source,
    },
    { point: "que voit un syndic résilié ?", words: ["résilié"], sections: source },
    { point: "pas avant l'automne 2027", words: ["automne 2027"], sections: ["Scope and scales"] },
  ],
  wrong: [
    { says: ["sentilift|meylan|fausses alertes|boîtier"], because: "Another initiative." },
    { says: ["1F4D3A|sapin"], because: "House style is no content." },
    { says: ["magasin|loyer"], because: "Archived." },
    { says: ["mandat|scans"], sections: ["Closed risks"], because: "Both are open." },
    {
      says: ["le 4 et|bertholet"],
      sections: ["Responses", "Contingency plans", "Closed risks"],
      because: "A complaint is no answer to a risk.",
    },
    {
      says: ["agréable et facile"],
      because: "A wish about the page says nothing about a risk.",
    },
  ],
  belongs: {
    "Espace en ligne des syndics": ["Scope and scales", "Review"],
    "Espace syndics, est-ce rentable ?": [...source, "Scope and scales", "Review"],
    "Espace syndics, premières exigences": [...source, ...response, "Scope and scales", "Review"],
    "Qui nous sommes": ["Scope and scales"],
    Outils: ["Sources of risk"],
    "Nos clients": ["Scope and scales", "Sources of risk"],
    "M. Bertholet, conseil syndical": ["Sources of risk", "Warning signs"],
    "Courriels d'octobre": ["Sources of risk", "Warning signs", "Scope and scales"],
    "Pas d'application mobile": ["Responses", "Closed risks", "Scope and scales"],
    "Un syndic voit les papiers d'un autre": [
      ...source,
      "Responses",
      "Warning signs",
      "Scope and scales",
    ],
    "Rapports en image": source,
    "Rester indépendants": ["Scope and scales"],
  },
};
