import type { DocumentReference } from "../../../reference";

const rule = ["Acceptance criteria", "Edge cases and errors", "Notes for design and engineering"];
const limits = ["Edge cases and errors", "Notes for design and engineering"];

export const userStory: DocumentReference = {
  initiative: "Report de panier",
  type: "user_story",
  points: [
    {
      point: "an absent member moves the basket",
      words: ["absent", "panier"],
      sections: ["Story", "Context"],
    },
    { point: "9% were not collected in summer", words: ["9 %|251"], sections: ["Context"] },
    {
      point: "the member chooses both weeks",
      words: ["semaine", "sauter|choisi"],
      sections: [...rule, "Story"],
    },
    { point: "until Sunday 20 h", words: ["dimanche 20 h|dimanche 20h"], sections: rule },
    {
      point: "four per contract and season",
      words: ["quatre reports|4 reports|cinquieme"],
      sections: rule,
    },
    { point: "the form says why it refuses", words: ["refus", "pourquoi"], sections: rule },
    { point: "farms get the number by mail", words: ["20 h 15"], sections: rule },
    { point: "made up within 8 weeks", words: ["8 semaines"], sections: rule },
    { point: "at most 15% per farm and week", words: ["15 %"], sections: rule },
    { point: "double baskets that nobody claims", words: ["reclam"], sections: limits },
    { point: "eggs and bread are not in it", words: ["pain"], sections: ["Not in this story"] },
    { point: "no exchange", words: ["echang"], sections: ["Not in this story"] },
    { point: "phone numbers go after 3 months", words: ["3 mois"], sections: rule },
  ],
  wrong: [
    { says: ["4F7A2A|tutoie|banque d'images"], because: "House style is no content." },
    { says: ["framboise|fruits rouges"], because: "Archived." },
    {
      says: ["vert demain|16,90"],
      sections: [...rule, "Story", "Not in this story"],
      because: "A rival is no rule of the form.",
    },
    {
      says: ["rembours"],
      sections: ["Story", "Acceptance criteria"],
      because: "Turned down on 6 October.",
    },
    {
      says: ["illimit"],
      sections: ["Story", "Acceptance criteria"],
      because: "Turned down on 6 October.",
    },
    { says: ["sms sur le telephone de maud"], sections: rule, because: "That was the trial." },
  ],
  belongs: {
    "Report de panier": ["Story", "Context", "Acceptance criteria"],
    "Essai de Voiron, printemps 2026": ["Context", ...limits],
    "Formulaire de report, premier jet": "anywhere",
    "Qui on est": ["Context", "Notes for design and engineering"],
    "Qui est concerné": ["Story", "Context", "Not in this story"],
    "Karine, point de Moirans": ["Story", "Context"],
    "Sylvain et Nadège, Ferme des Alouettes": ["Context", ...rule],
    "Paniers oubliés, été 2026": ["Context"],
    "Vert Demain": ["Context"],
    "Feuille d'émargement à jour": [
      "Notes for design and engineering",
      "Acceptance criteria",
      "Not in this story",
    ],
    "Rappel le samedi": ["Notes for design and engineering", "Not in this story"],
    "Donner plutôt que reporter": ["Notes for design and engineering", "Not in this story"],
    "Quatre reports, pas plus": [...rule, "Context", "Not in this story"],
    "Tout le monde en août": rule,
    "Charte et avenant": rule,
    "Calendrier (Maud, vite fait)": ["Context", ...limits],
    "Moins de paniers oubliés": ["Context", "Story"],
    "Que les gens re-signent": ["Context", "Story"],
    "Pas plus de boulot pour les fermes": rule,
  },
};
