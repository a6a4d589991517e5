import type { DocumentReference } from "../../../reference";

const problem = ["Problem or opportunity", "Summary"];
const way = ["Options considered", "Recommendation"];
const limits = ["Risks and constraints"];
const next = ["Decisions and next steps"];

/** Money is hardly mentioned in this workspace. */
export const businessCase: DocumentReference = {
  initiative: "Report de panier",
  type: "business_case",
  points: [
    { point: "251 baskets, 9%", words: ["251|9 %"], sections: problem },
    { point: "21 left because of holidays", words: ["21", "vacances"], sections: problem },
    { point: "Vert Demain at €16.90", words: ["16,90"], sections: ["Market"] },
    {
      point: "money back was considered",
      words: ["remboursement"],
      sections: ["Options considered", ...next],
    },
    {
      point: "copying took 3 h a week",
      words: ["3 h"],
      sections: ["Costs and returns", ...problem, ...limits],
    },
    { point: "an SMS costs €0.06", words: ["0,06"], sections: ["Costs and returns"] },
    { point: "15% of a farm in one week", words: ["15 %"], sections: limits },
    { point: "needs an addendum", words: ["avenant"], sections: [...limits, ...next] },
    { point: "3% at most", words: ["3 %"], sections: ["Success measures", "Summary"] },
    { point: "93% renew", words: ["93 %"], sections: ["Success measures", "Summary"] },
    {
      point: "opens on 5 April",
      words: ["5 avril"],
      sections: [...next, "Recommendation", "Summary"],
    },
  ],
  wrong: [
    { says: ["4F7A2A|tutoie|banque d'images"], because: "House style is no content." },
    { says: ["framboise|fruits rouges"], because: "Archived." },
    {
      says: ["rembours|illimit"],
      sections: ["Success measures", "Costs and returns"],
      because: "Turned down on 6 October.",
    },
    {
      says: ["16,90"],
      sections: ["Costs and returns", "Recommendation"],
      because: "A rival's price is no cost of ours.",
    },
    { says: ["tomates"], sections: limits, because: "The rival's weakness." },
  ],
  belongs: {
    "Report de panier": ["Summary", "Recommendation", ...next, "Problem or opportunity"],
    "Essai de Voiron, printemps 2026": "anywhere",
    "Formulaire de report, premier jet": "anywhere",
    "Qui on est": ["Summary", "Market", "Problem or opportunity", "Costs and returns", ...limits],
    "Qui est concerné": ["Market", ...problem],
    "Karine, point de Moirans": problem,
    "Sylvain et Nadège, Ferme des Alouettes": [...limits, "Problem or opportunity", "Market"],
    "Paniers oubliés, été 2026": [...problem, "Market", "Costs and returns"],
    "Vert Demain": ["Market", "Problem or opportunity"],
    "Feuille d'émargement à jour": way,
    "Rappel le samedi": [...way, "Costs and returns"],
    "Donner plutôt que reporter": way,
    "Quatre reports, pas plus": [...way, ...next, ...limits],
    "Tout le monde en août": limits,
    "Charte et avenant": limits,
    "Calendrier (Maud, vite fait)": [...next, ...limits, "Costs and returns", "Recommendation"],
    "Moins de paniers oubliés": ["Success measures", "Summary", "Costs and returns"],
    "Que les gens re-signent": ["Success measures", "Summary", "Costs and returns"],
    "Pas plus de boulot pour les fermes": [
      ...limits,
      "Success measures",
      "Summary",
      "Costs and returns",
    ],
  },
};
