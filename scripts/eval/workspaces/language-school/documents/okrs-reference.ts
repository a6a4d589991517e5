import type { DocumentReference } from "../../../reference";

const results = ["Objectives and key results"];
const work = ["Initiatives"];
const risks = ["Dependencies and risks"];

export const okrs: DocumentReference = {
  initiative: "Parcours hybride en entreprise",
  type: "okrs",
  points: [
    { point: "présence de 80 %", words: ["80 %"], sections: results },
    { point: "elle part de 61 %", words: ["61 %"], sections: results },
    { point: "9 contrats sur 10", words: ["9 contrats"], sections: results },
    { point: "ils sont à 74 %", words: ["74 %"], sections: results },
    {
      point: "deux sur trois gagnent un demi-niveau",
      words: ["deux stagiaires"],
      sections: results,
    },
    {
      point: "un horaire souple, parce que six clients sont partis",
      words: ["horaire"],
      sections: ["Period and focus"],
    },
    { point: "séances à réserver", words: ["quinze creneaux"], sections: work },
    { point: "dix minutes d'oral", words: ["prononciation"], sections: work },
    {
      point: "aucune heure imposée",
      words: ["avant 8 h"],
      sections: ["Guardrails"],
    },
    {
      point: "pas d'autres langues la première année",
      words: ["autres que l'anglais"],
      sections: ["Not in this period"],
    },
    { point: "pas de CPF individuel", words: ["cpf"], sections: ["Not in this period"] },
    { point: "Planéo 9 sans engagement", words: ["sans engagement|version 9"], sections: risks },
    { point: "accord avec le CSE", words: ["cse"], sections: risks },
    {
      point: "Solène Abgrall est responsable",
      words: ["solene"],
      sections: ["Check-ins and scoring", "Initiatives", "Period and focus"],
    },
  ],
  wrong: [
    { says: ["e8772e|vouvoie|anglicismes"], because: "La charte n'est pas du contenu." },
    { says: ["fidelite|portugais|1 240|38 000"], because: "C'est l'autre initiative." },
    { says: ["bruyante"], because: "La salle de Tours n'a rien à voir." },
    {
      says: ["39|52", "heure"],
      sections: results,
      because: "Un tarif n'est pas un résultat clé.",
    },
    {
      says: ["vivier"],
      sections: work,
      because: "Écarté le 2 octobre.",
    },
    {
      says: ["83 %"],
      sections: ["Objectives and key results"],
      because: "Le résultat d'un seul groupe n'est pas la cible.",
    },
  ],
  belongs: {
    "Parcours hybride en entreprise": ["Period and focus", "Initiatives", "Check-ins and scoring"],
    "Cahier des charges du parcours": "anywhere",
    "Bilan du groupe d'essai Atlantec": [
      "Period and focus",
      "Initiatives",
      "Dependencies and risks",
      "Check-ins and scoring",
    ],
    "Les salariés que l'on forme": ["Period and focus"],
    "Chantiers Bréhault, DRH": ["Period and focus"],
    "Retours des stagiaires, printemps": ["Period and focus"],
    "Assiduité 2025-2026": ["Period and focus"],
    "Contrats perdus depuis un an": ["Period and focus"],
    Parlium: ["Period and focus"],
    "Séances à réserver d'une semaine sur l'autre": work,
    "Dix minutes d'oral par jour": work,
    "Tableau de bord pour les RH": work,
    "Ce que Planéo ne sait pas faire": [...risks, "Guardrails"],
    "Qualiopi et émargement à distance": [...risks, "Guardrails"],
    "Deux professeurs par groupe, pas plus": [
      "Initiatives",
      "Guardrails",
      "Not in this period",
      "Check-ins and scoring",
      "Period and focus",
    ],
    "Prix : 1 150 € par stagiaire": ["Initiatives", "Period and focus"],
    "Les professeurs salariés": risks,
    "Planéo en retard": risks,
    "Budget demandé": ["Initiatives", ...risks],
    "L'école en bref": ["Period and focus"],
    "Entreprises des Pays de la Loire et de Touraine": ["Period and focus"],
    Présence: [...results, "Period and focus", "Check-ins and scoring"],
    "Contrats renouvelés": [...results, "Period and focus", "Check-ins and scoring"],
    "Un niveau gagné": [...results, "Period and focus", "Check-ins and scoring"],
    "Pas d'heures imposées": ["Guardrails", ...risks],
    "Être la référence locale": [...results, "Period and focus"],
  },
};
