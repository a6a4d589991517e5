import type { DocumentReference } from "../../../reference";

const everywhere = ["Register", "Responses", "Warning signs", "Contingency plans"];

export const riskRegister: DocumentReference = {
  initiative: "Échanges de service entre agents",
  type: "risk_register",
  points: [
    {
      point: "repos mal calculé, gravité forte, probabilité faible",
      words: ["repos", "changement d'heure|mal calculé"],
      sections: ["Register"],
    },
    { point: "fichier de 16 h en retard", words: ["16 h", "retard"], sections: ["Register"] },
    { point: "préavis de grève", words: ["grève"], sections: ["Register"] },
    {
      point: "le calcul est corrigé, Octave recontrôle à 4 h",
      words: ["recontrôle|corriger le calcul"],
      sections: ["Register", "Responses"],
    },
    {
      point: "gel au bout d'une heure, SMS",
      words: ["gelés"],
      sections: ["Responses", "Register", "Contingency plans"],
    },
    {
      point: "l'astreinte annule",
      words: ["astreinte"],
      sections: ["Contingency plans", "Responses", "Register"],
    },
    {
      point: "plus de deux erreurs de repos par mois",
      words: ["deux erreurs"],
      sections: ["Warning signs", "Review"],
    },
    { point: "le refus du CSE est clos", words: ["22 octobre"], sections: ["Closed risks"] },
    { point: "Octave n'a pas d'interface", words: ["octave"], sections: ["Sources of risk"] },
    {
      point: "11 heures de repos",
      words: ["11 heures"],
      sections: ["Sources of risk", "Register", "Scope and scales"],
    },
    {
      point: "les délégués craignent une bourse",
      words: ["dimanches", "bourse"],
      sections: ["Sources of risk", "Register"],
    },
    {
      point: "140 000 € au plus",
      words: ["140 000"],
      sections: ["Sources of risk", "Scope and scales"],
    },
  ],
  wrong: [
    {
      says: ["refus du cse|avis favorable"],
      sections: ["Register", "Responses", "Contingency plans", "Warning signs"],
      because: "Ce risque est clos.",
    },
    { says: ["salle B"], because: "Le café n'est pas un risque du projet." },
    { says: ["reflets|contre-jour"], because: "De l'autre projet." },
    {
      says: ["planifer"],
      sections: ["Register", "Responses"],
      because: "Un logiciel concurrent n'est pas un risque d'ici.",
    },
    { says: ["dix minutes c'était réglé"], because: "Un éloge n'est pas un risque." },
    {
      says: ["échanges à trois"],
      sections: ["Register"],
      because: "Une idée n'est pas un risque.",
    },
    { says: ["1E4D3B|vouvoie"], because: "La charte n'est pas du contenu." },
  ],
  belongs: {
    "Échanges de service entre agents": ["Scope and scales", "Review"],
    "Note de cadrage, généralisation aux cinq dépôts": [
      "Scope and scales",
      "Register",
      "Sources of risk",
      "Review",
    ],
    "Les agents concernés": ["Scope and scales"],
    "Lormieux, entretiens de septembre": ["Sources of risk", "Warning signs"],
    "Réunion avec les délégués, 6 octobre": ["Register", "Sources of risk", "Warning signs"],
    "Services non couverts en 2025": ["Sources of risk", "Scope and scales"],
    Octave: ["Register", "Sources of risk"],
    "Temps de travail et vie privée": ["Register", "Sources of risk"],
    "Accord automatique": ["Sources of risk", "Warning signs", "Review", "Responses"],
    "Repos de 11 heures mal calculé": everywhere,
    "Fichier de 16 h en retard": everywhere,
    "Préavis de grève du 13 décembre": everywhere,
    "Refus du CSE": ["Closed risks"],
    "Bilan du pilote de Lormieux (Théo, 3 novembre)": [
      "Register",
      "Responses",
      "Sources of risk",
      "Warning signs",
    ],
    "Moins de trains supprimés": ["Scope and scales", "Warning signs"],
    "Changer de service sans téléphoner": ["Scope and scales", "Warning signs"],
    "Agents connectés": ["Scope and scales", "Warning signs"],
    Enveloppe: ["Scope and scales", "Sources of risk"],
  },
};
