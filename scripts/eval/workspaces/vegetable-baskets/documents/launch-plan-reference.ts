import type { DocumentReference } from "../../../reference";

const ready = ["Readiness checklist", "Timeline and owners"];
const when = ["Timeline and owners", "Audience and phases"];
const back = ["Risks and rollback"];

export const launchPlan: DocumentReference = {
  initiative: "Report de panier",
  type: "launch_plan",
  points: [
    {
      point: "a double basket later",
      words: ["panier", "double"],
      sections: ["What is launched", "Positioning and messages"],
    },
    {
      point: "3% at most are not collected",
      words: ["3 %"],
      sections: ["Launch goal", "After launch"],
    },
    {
      point: "93% renew",
      words: ["93 %"],
      sections: ["Launch goal", "After launch"],
    },
    { point: "families first", words: ["famille"], sections: ["Audience and phases"] },
    {
      point: "not for eggs and bread",
      words: ["pain"],
      sections: ["Audience and phases", "What is launched"],
    },
    { point: "the form in mid-January", words: ["mi janvier"], sections: ready },
    {
      point: "contact persons trained on 6 March",
      words: ["6 mars"],
      sections: [...ready, "Channels and material"],
    },
    {
      point: "the addendum signed with the contracts",
      words: ["avenant", "contrat"],
      sections: [...ready, "Channels and material"],
    },
    { point: "opens on 5 April", words: ["5 avril"], sections: [...when, "What is launched"] },
    {
      point: "nobody answers members who are refused",
      words: ["refus", "personne"],
      sections: [...ready, ...back],
    },
    { point: "too many in the same week", words: ["15 %"], sections: back },
    { point: "back to the notebook", words: ["cahier"], sections: back },
    { point: "Maud decides", words: ["maud", "tranche"], sections: [...back, ...ready] },
    {
      point: "the rule is looked at again in November 2027",
      words: ["novembre 2027"],
      sections: ["After launch", "Timeline and owners"],
    },
  ],
  wrong: [
    { says: ["4F7A2A|banque d'images"], because: "House style is no content." },
    { says: ["framboise|fruits rouges"], because: "Archived." },
    { says: ["compost"], sections: ready, because: "The problem is no task." },
    { says: ["sms sur le telephone de maud"], sections: ready, because: "That was the trial." },
    {
      says: ["rembours|illimit"],
      sections: ["What is launched", "Positioning and messages", "Launch goal"],
      because: "Turned down on 6 October.",
    },
    {
      says: ["0,06"],
      sections: ["What is launched", "Positioning and messages"],
      because: "The reminder is an idea.",
    },
  ],
  belongs: {
    "Report de panier": [
      "What is launched",
      "Launch goal",
      "Positioning and messages",
      ...when,
      "Readiness checklist",
    ],
    "Essai de Voiron, printemps 2026": "anywhere",
    "Formulaire de report, premier jet": "anywhere",
    "Qui on est": ["Audience and phases", "What is launched", "Channels and material"],
    "Quand on écrit aux adhérents": ["Channels and material", "Positioning and messages"],
    "Qui est concerné": ["Audience and phases", "What is launched"],
    "Karine, point de Moirans": ["Positioning and messages", "Audience and phases"],
    "Sylvain et Nadège, Ferme des Alouettes": [...back, "Audience and phases", ...ready],
    "Paniers oubliés, été 2026": ["Positioning and messages", "Launch goal", "Audience and phases"],
    "Vert Demain": ["Positioning and messages", ...back],
    "Feuille d'émargement à jour": ["What is launched", "Channels and material", ...ready],
    "Rappel le samedi": ["What is launched", "Channels and material", "After launch"],
    "Donner plutôt que reporter": ["What is launched", "After launch"],
    "Quatre reports, pas plus": ["What is launched", "Positioning and messages", "After launch"],
    "Tout le monde en août": [...back, ...ready, "After launch"],
    "Charte et avenant": [...ready, ...back, "Channels and material"],
    "Calendrier (Maud, vite fait)": [
      ...ready,
      ...back,
      "Channels and material",
      "Audience and phases",
    ],
    "Moins de paniers oubliés": ["Launch goal", "After launch"],
    "Que les gens re-signent": ["Launch goal", "After launch"],
    "Pas plus de boulot pour les fermes": ["Launch goal", "After launch", ...back, ...ready],
  },
};
