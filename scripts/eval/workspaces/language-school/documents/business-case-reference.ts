import type { DocumentReference } from "../../../reference";

const problem = ["Problem or opportunity", "Summary"];
const costs = ["Costs and returns", "Summary"];
const risks = ["Risks and constraints"];

export const businessCase: DocumentReference = {
  initiative: "Parcours hybride en entreprise",
  type: "business_case",
  points: [
    {
      point: "30 heures, en ligne et dans l'entreprise",
      words: ["30 heures", "en ligne"],
      sections: ["Summary", "Recommendation"],
    },
    { point: "présence moyenne de 61 %", words: ["presence", "61 %"], sections: problem },
    { point: "onze contrats, 214 000 € perdus", words: ["214 000"], sections: problem },
    { point: "six à cause des horaires", words: ["horaires trop rigides"], sections: problem },
    { point: "1 900 établissements, 112 clients", words: ["1 900", "112"], sections: ["Market"] },
    { point: "Parlium à 39 € l'heure", words: ["39"], sections: ["Market"] },
    {
      point: "un vivier commun a été écarté",
      words: ["vivier"],
      sections: ["Options considered"],
    },
    {
      point: "licences et signature : 18 400 € par an",
      words: ["18 400"],
      sections: costs,
    },
    { point: "coordinatrice : 21 000 €", words: ["21 000"], sections: costs },
    { point: "retour attendu de 140 000 €", words: ["140 000"], sections: costs },
    {
      point: "1 150 € par stagiaire",
      words: ["1 150"],
      sections: [...costs, "Recommendation", "Decisions and next steps"],
    },
    { point: "la version 9 peut manquer", words: ["version 9"], sections: risks },
    { point: "trois professeurs ont dit non", words: ["trois professeurs"], sections: risks },
    { point: "sans signature, pas de remboursement", words: ["opco"], sections: risks },
    { point: "objectif : 80 % de présence", words: ["80 %"], sections: ["Success measures"] },
    {
      point: "9 contrats sur 10 renouvelés",
      words: ["9 contrats"],
      sections: ["Success measures"],
    },
    {
      point: "ventes en avril 2027",
      words: ["avril 2027"],
      sections: ["Decisions and next steps", "Summary", "Recommendation"],
    },
  ],
  wrong: [
    { says: ["e8772e|vouvoie|anglicismes"], because: "La charte n'est pas du contenu." },
    {
      says: ["fidelite|portugais|1 240|96 reinscriptions"],
      because: "C'est l'autre initiative.",
    },
    { says: ["bruyante"], because: "La salle de Tours n'a rien à voir." },
    {
      says: ["38 000"],
      because: "Le coût de la carte de fidélité.",
    },
    {
      says: ["vivier"],
      sections: ["Recommendation"],
      because: "Écarté le 2 octobre.",
    },
  ],
  belongs: {
    "Parcours hybride en entreprise": [
      "Summary",
      "Recommendation",
      "Options considered",
      "Decisions and next steps",
    ],
    "Cahier des charges du parcours": "anywhere",
    "Bilan du groupe d'essai Atlantec": [
      "Summary",
      "Problem or opportunity",
      "Costs and returns",
      "Risks and constraints",
      "Success measures",
      "Decisions and next steps",
      "Recommendation",
    ],
    "Les salariés que l'on forme": ["Market", ...problem],
    "Chantiers Bréhault, DRH": problem,
    "Retours des stagiaires, printemps": problem,
    "Assiduité 2025-2026": [...problem, "Success measures"],
    "Contrats perdus depuis un an": [...problem, "Market", "Costs and returns"],
    Parlium: ["Market", "Options considered"],
    "Institut Beaulieu": ["Market"],
    "Séances à réserver d'une semaine sur l'autre": ["Options considered", "Recommendation"],
    "Dix minutes d'oral par jour": ["Options considered", "Recommendation"],
    "Tableau de bord pour les RH": ["Options considered", "Recommendation"],
    "Ce que Planéo ne sait pas faire": risks,
    "Qualiopi et émargement à distance": risks,
    "Deux professeurs par groupe, pas plus": [
      "Options considered",
      "Recommendation",
      "Decisions and next steps",
    ],
    "Prix : 1 150 € par stagiaire": [
      "Costs and returns",
      "Recommendation",
      "Decisions and next steps",
      "Options considered",
    ],
    "Les professeurs salariés": risks,
    "Planéo en retard": risks,
    "Budget demandé": costs,
    "L'école en bref": ["Market", "Summary"],
    "Entreprises des Pays de la Loire et de Touraine": ["Market"],
    "Nos outils": risks,
    Présence: ["Success measures", "Summary", "Costs and returns"],
    "Contrats renouvelés": ["Success measures", "Summary", "Costs and returns"],
    "Un niveau gagné": ["Success measures"],
    "Pas d'heures imposées": [...risks, "Success measures"],
    "Être la référence locale": ["Success measures", "Market", ...problem],
  },
};
