import type { DocumentReference } from "../../../reference";

const glance = ["Competitor at a glance"];
const strong = ["Where they win", ...glance];
const ours = ["Where we win", "Objections and answers", "Proof and sources"];

export const battlecard: DocumentReference = {
  initiative: "Parcours hybride en entreprise",
  type: "competitive_battlecard",
  points: [
    { point: "plateforme de Lyon", words: ["lyon"], sections: glance },
    {
      point: "réservation jusqu'à 30 minutes avant",
      words: ["30 minutes"],
      sections: strong,
    },
    {
      point: "39 € contre 52 €",
      words: ["39", "52"],
      sections: ["Price comparison"],
    },
    {
      point: "le professeur change à chaque fois",
      words: ["professeur change"],
      sections: [...ours, "Questions to ask"],
    },
    { point: "personne ne se déplace", words: ["deplace"], sections: ours },
    {
      point: "Beaulieu : présentiel seulement",
      words: ["presentiel seulement"],
      sections: [...glance, ...ours],
    },
    {
      point: "Beaulieu est bien introduit dans les collectivités",
      words: ["collectivites"],
      sections: strong,
    },
    {
      point: "Beaulieu : 10 % de moins",
      words: ["10 %"],
      sections: ["Price comparison", ...strong],
    },
    {
      point: "deux professeurs attitrés",
      words: ["deux professeurs"],
      sections: ours,
    },
    {
      point: "83 % de présence chez Atlantec",
      words: ["83 %"],
      sections: ours,
    },
    {
      point: "Bréhault est parti à cause des horaires",
      words: ["mardi 17"],
      sections: ["Where they win", "Objections and answers"],
    },
    {
      point: "l'acheteur est le service RH",
      words: ["rh"],
      sections: ["When we meet them", "Questions to ask"],
    },
  ],
  wrong: [
    { says: ["e8772e|vouvoie|anglicismes"], because: "La charte n'est pas du contenu." },
    { says: ["fidelite|portugais|1 240"], because: "C'est l'autre initiative." },
    {
      says: ["trois professeurs", "non"],
      because: "Nos soucis de personnel ne regardent pas un prospect.",
    },
    { says: ["bruyante"], because: "Un défaut de notre salle n'est pas un argument." },
    {
      says: ["214 000|18 400|21 000|140 000"],
      because: "Nos chiffres internes n'ont rien à faire dans un argumentaire.",
    },
    {
      says: ["83 %|deux professeurs"],
      sections: ["Where they win"],
      because: "C'est nous, pas eux.",
    },
    {
      says: ["30 minutes"],
      sections: ["Where we win"],
      because: "C'est leur force.",
    },
  ],
  belongs: {
    "Parcours hybride en entreprise": ["Where we win", "When we meet them", "Price comparison"],
    "Cahier des charges du parcours": [...ours, "Price comparison"],
    "Bilan du groupe d'essai Atlantec": ours,
    "Les salariés que l'on forme": ["When we meet them", "Questions to ask"],
    "Chantiers Bréhault, DRH": [
      "When we meet them",
      "Where they win",
      "Questions to ask",
      "Objections and answers",
      "Proof and sources",
    ],
    "Retours des stagiaires, printemps": ours,
    "Assiduité 2025-2026": ["Questions to ask", "Proof and sources"],
    "Contrats perdus depuis un an": ["Where they win", "When we meet them", "Proof and sources"],
    Parlium: "anywhere",
    "Institut Beaulieu": "anywhere",
    "Séances à réserver d'une semaine sur l'autre": ours,
    "Dix minutes d'oral par jour": ours,
    "Tableau de bord pour les RH": ours,
    "Qualiopi et émargement à distance": ["Questions to ask", "Objections and answers"],
    "Deux professeurs par groupe, pas plus": ours,
    "Prix : 1 150 € par stagiaire": ["Price comparison", "Objections and answers"],
    "L'école en bref": ours,
    "Entreprises des Pays de la Loire et de Touraine": ["When we meet them"],
  },
};
