import type { DocumentReference } from "../../../reference";
import { answeredRisk } from "../answered-risk";

const launched = ["What is launched"];
const dates = ["Audience and phases", "Timeline and owners", "What is launched"];
const ready = ["Readiness checklist", "Timeline and owners"];
const material = ["Channels and material", ...ready];
const rollback = ["Risks and rollback"];

export const launchPlan: DocumentReference = {
  initiative: "Tournées partagées",
  type: "launch_plan",
  points: [
    {
      point: "the dispatcher accepts, corrects or refuses",
      words: ["accept", "refus"],
      sections: launched,
    },
    {
      point: "22% shared by the end of 2027",
      words: ["22 %", "partag"],
      sections: ["Launch goal", "After launch"],
    },
    {
      point: "90% picked up within 30 minutes",
      words: ["90 %", "30 minutes"],
      sections: ["Launch goal", "After launch"],
    },
    { point: "dialysis in Laval on 1 March", words: ["1er mars"], sections: dates },
    { point: "chemotherapy on 3 May", words: ["3 mai"], sections: dates },
    { point: "the other bases on 1 September", words: ["1er septembre"], sections: dates },
    {
      point: "not for patients lying down or in isolation",
      words: ["couches|isolement"],
      sections: ["Audience and phases", "What is launched"],
    },
    { point: "connector by 29 January", words: ["29 janvier"], sections: ready },
    {
      point: "Kévin Ruault sees to the connector",
      words: ["ruault", "connecteur"],
      sections: ready,
    },
    { point: "training from 8 to 12 February", words: ["8 au 12 fevrier"], sections: ready },
    { point: "letter and poster on 15 February", words: ["courrier|affiche"], sections: material },
    {
      point: "back to the old schedules above 45 minutes",
      words: ["45 minutes", "3 patients"],
      sections: rollback,
    },
    {
      point: "a spare car stays at Laval around noon",
      words: ["volant"],
      sections: [...rollback, "Readiness checklist"],
    },
    {
      point: "half an hour with Tournéo on Fridays",
      words: ["vendredi"],
      sections: ["After launch"],
    },
  ],
  wrong: [
    { says: ["1F6F54"], because: "A colour is no content." },
    { says: ["photographi|pochette|factures rejet"], because: "Another initiative." },
    { says: ["dentier"], because: "An anecdote." },
    { says: ["lits medicalises"], because: "Archived." },
    { says: ["scotcher|parking"], because: "The car park has nothing to do with it." },
    {
      says: ["5 centimes|88 patients|fourchette"],
      sections: ["What is launched", "Readiness checklist"],
      because: "Not in this version, as the calendar says.",
    },
    {
      says: ["2 100|ambuplan optim"],
      because: "The offer was not taken, and a launch plan does not discuss it.",
    },
    ...answeredRisk,
  ],
  belongs: {
    "Tournées partagées": [...dates, "Launch goal"],
    "Regroupements à la main, printemps 2026": "anywhere",
    "La maison": ["Audience and phases"],
    Informatique: ["Readiness checklist", ...rollback],
    "Comment on parle aux gens": ["Positioning and messages", "Channels and material"],
    "Le territoire": ["Audience and phases"],
    "Agrément et données de santé": ["Readiness checklist", ...rollback],
    "Pour qui": ["Audience and phases", ...launched],
    "Comptage d'octobre 2026": ["Launch goal", "Positioning and messages", "After launch"],
    "Questionnaire aux patients": [
      "Positioning and messages",
      "Audience and phases",
      ...rollback,
      "Channels and material",
    ],
    "M. Chauvin, 74 ans, dialysé": ["Positioning and messages", "Audience and phases", ...rollback],
    "Cadre de santé de la dialyse, Laval": ["Positioning and messages", "Audience and phases"],
    "Tour de table régulation 22/09": [
      "Positioning and messages",
      "Audience and phases",
      ...rollback,
    ],
    "Ambulances Jouannet": ["Positioning and messages"],
    "Regroupements proposés à 16 h": [...launched, "Positioning and messages"],
    "SMS la veille avec une fourchette horaire": ["After launch"],
    "Carnet des incompatibilités": ["After launch"],
    "Ambuplan ne s'ouvre que dans un sens": ["Readiness checklist", ...rollback],
    "Règles du transport partagé": [
      "Readiness checklist",
      "Audience and phases",
      "Positioning and messages",
      ...rollback,
    ],
    "Le régulateur garde la main": [
      ...launched,
      "Positioning and messages",
      ...rollback,
      "After launch",
    ],
    "On prend Tournéo": [...launched, ...ready, ...rollback],
    "Un retour de dialyse qui traîne": [...rollback, "Readiness checklist"],
    "Les abattements mangent le gain": rollback,
    "Calendrier (màj 16/11)": [
      ...dates,
      "Channels and material",
      "Readiness checklist",
      ...rollback,
      "After launch",
    ],
    "Guide de la fédération": ["Channels and material", "Readiness checklist"],
    "Transports partagés": ["Launch goal", "After launch"],
    "Rouler moins à vide": ["Launch goal", "After launch"],
    "Personne ne poireaute au retour": ["Launch goal", "After launch", "Positioning and messages"],
    "Pas de poste supprimé": ["Positioning and messages", ...rollback, "Launch goal"],
    "Tenir le tour de garde sans intérim": ["Launch goal"],
  },
};
