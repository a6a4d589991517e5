import type { DocumentReference } from "../../../reference";

export const executiveSummary: DocumentReference = {
  initiative: "Tarification incitative",
  type: "executive_summary",
  points: [
    {
      point: "payer selon les levées dès le 1er janvier 2028",
      words: ["levees", "1er janvier 2028"],
      sections: ["Key message"],
    },
    {
      point: "241 kg, plus que la moyenne",
      words: ["241 kg"],
      sections: ["Situation", "Expected impact", "Key message"],
    },
    { point: "1,9 million de taxe en plus", words: ["1,9 million"], sections: ["Situation"] },
    {
      point: "28 à 36 % de moins ailleurs",
      words: ["28 a 36 %"],
      sections: ["Situation", "Expected impact"],
    },
    {
      point: "la levée plutôt que la pesée",
      words: ["levee", "pesee"],
      sections: ["Recommendation"],
    },
    {
      point: "170 kg en 2030",
      words: ["170 kg"],
      sections: ["Expected impact"],
    },
    { point: "refus de tri à 18 %", words: ["18 %"], sections: ["Expected impact"] },
    {
      point: "3,2 millions d'investissement",
      words: ["3,2 millions"],
      sections: ["Cost and effort"],
    },
    {
      point: "4 agents, pris sur les déchetteries",
      words: ["4 agents"],
      sections: ["Cost and effort"],
    },
    {
      point: "dépôts sauvages : brigades et caméras",
      words: ["brigades"],
      sections: ["Main risks"],
    },
    { point: "les élus indécis", words: ["elus|elections"], sections: ["Main risks"] },
    {
      point: "vote le 25 février 2027",
      words: ["25 fevrier"],
      sections: ["Key message", "Decision and next steps"],
    },
    {
      point: "subvention avant le 31 mars",
      words: ["31 mars"],
      sections: ["Decision and next steps", "Cost and effort"],
    },
  ],
  wrong: [
    {
      says: ["équilibre du budget annexe"],
      sections: ["Expected impact"],
      because: "Une limite n'est pas un effet.",
    },
    { says: ["visites faites"], sections: ["Recommendation"], because: "Ce n'est pas une raison." },
    { says: ["pantone"], because: "La charte n'est pas un fait." },
    {
      says: ["mon voisin mettra ses sacs"],
      sections: ["Key message", "Recommendation"],
      because: "Une crainte n'est pas un message.",
    },
    { says: ["encombrants"], because: "Autre projet." },
    {
      says: ["trappes à badge"],
      sections: ["Recommendation", "Expected impact"],
      because: "Une contrainte.",
    },
  ],
  belongs: {
    "Tarification incitative": ["Key message", "Decision and next steps"],
    "Ville de Montclar": ["Situation"],
    "Ce que d'autres villes ont obtenu": ["Situation", "Expected impact", "Main risks"],
    "Ce que nous jetons": ["Key message", "Situation", "Cost and effort"],
    "Réunion publique du 6 octobre": ["Situation", "Main risks"],
    "Comité du 3 novembre": ["Recommendation", "Decision and next steps", "Cost and effort"],
    "Ce que cela coûte": ["Cost and effort", "Decision and next steps"],
    "Immeubles sans bac individuel": ["Main risks", "Cost and effort"],
    "Règles de la redevance": ["Main risks"],
    "Forfait couches": ["Recommendation", "Cost and effort"],
    "Dépôts sauvages": ["Main risks", "Cost and effort"],
    Élections: ["Main risks", "Decision and next steps"],
    "Réduire les ordures ménagères": ["Key message", "Expected impact"],
    "Qualité du tri": ["Expected impact"],
    "Une facture comprise": ["Expected impact"],
    "Pas de hausse pour les petits foyers": ["Expected impact", "Cost and effort"],
    "Budget annexe des déchets": ["Cost and effort"],
  },
};
