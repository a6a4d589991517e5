import type { DocumentReference } from "../../../reference";

export const okrs: DocumentReference = {
  initiative: "Tarification incitative",
  type: "okrs",
  points: [
    {
      point: "la taxe de l'État est la raison",
      words: ["taxe de l'état|1,9 million"],
      sections: ["Period and focus"],
    },
    {
      point: "de 241 à 170 kg",
      words: ["170 kg", "241 kg"],
      sections: ["Objectives and key results"],
    },
    {
      point: "refus de 22 à 18 %",
      words: ["18 %", "22 %"],
      sections: ["Objectives and key results"],
    },
    {
      point: "une facture comprise, sans mesure",
      words: ["facture comprise"],
      sections: ["Objectives and key results"],
    },
    { point: "forfait couches", words: ["couches"], sections: ["Initiatives"] },
    {
      point: "compte en ligne",
      words: ["compte en ligne|voit ses levees"],
      sections: ["Initiatives"],
    },
    {
      point: "160 € pour un foyer d'une personne",
      words: ["160 €"],
      sections: ["Guardrails"],
    },
    {
      point: "le budget annexe reste à l'équilibre",
      words: ["equilibre|budget annexe"],
      sections: ["Guardrails"],
    },
    {
      point: "la tarification au sac est écartée",
      words: ["au sac", "ecartee"],
      sections: ["Not in this period"],
    },
    {
      point: "les immeubles, pas avant mi-2028",
      words: ["mi-2028"],
      sections: ["Not in this period", "Dependencies and risks"],
    },
    { point: "dépôts sauvages", words: ["depots sauvages"], sections: ["Dependencies and risks"] },
    { point: "élections", words: ["elections|elus"], sections: ["Dependencies and risks"] },
  ],
  wrong: [
    {
      says: ["3,2 millions"],
      sections: ["Period and focus"],
      because: "Le coût n'explique pas pourquoi ces objectifs.",
    },
    { says: ["pantone"], because: "La charte n'est pas un objectif." },
    { says: ["encombrants"], because: "Autre projet." },
    {
      says: ["forfait couches"],
      sections: ["Objectives and key results"],
      because: "Une idée n'est pas un résultat.",
    },
    {
      says: ["mon voisin"],
      sections: ["Objectives and key results", "Initiatives"],
      because: "Une crainte.",
    },
  ],
  belongs: {
    "Tarification incitative": ["Period and focus"],
    "Ville de Montclar": ["Period and focus"],
    "Ce que d'autres villes ont obtenu": ["Period and focus", "Dependencies and risks"],
    "Ce que nous jetons": ["Period and focus"],
    "Réunion publique du 6 octobre": ["Period and focus", "Dependencies and risks"],
    "Comité du 3 novembre": ["Period and focus", "Not in this period"],
    "Ce que cela coûte": ["Dependencies and risks", "Period and focus"],
    "Immeubles sans bac individuel": ["Not in this period", "Dependencies and risks"],
    "Règles de la redevance": ["Guardrails", "Dependencies and risks"],
    "Forfait couches": ["Initiatives"],
    "Compte en ligne des levées": ["Initiatives"],
    "Dépôts sauvages": ["Dependencies and risks"],
    Élections: ["Dependencies and risks"],
    "Réduire les ordures ménagères": ["Objectives and key results", "Period and focus"],
    "Qualité du tri": ["Objectives and key results"],
    "Une facture comprise": ["Objectives and key results"],
    "Pas de hausse pour les petits foyers": ["Guardrails"],
    "Budget annexe des déchets": ["Guardrails"],
  },
};
