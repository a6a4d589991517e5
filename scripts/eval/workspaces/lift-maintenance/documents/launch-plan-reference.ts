import type { DocumentReference } from "../../../reference";
import { nightAlerts } from "../countered";

const phases = ["Audience and phases", "Timeline and owners"];
const message = ["Positioning and messages"];
const ready = ["Readiness checklist"];
const told = ["Channels and material", "Timeline and owners", ...ready];
const risks = ["Risks and rollback"];
const target = ["Launch goal", "After launch"];

export const launchPlan: DocumentReference = {
  initiative: "Boîtiers connectés",
  type: "launch_plan",
  points: [
    { point: "Grenoble sud d'abord, 150 appareils", words: ["grenoble", "150"], sections: phases },
    { point: "puis Chambéry, 130", words: ["chambéry", "130"], sections: phases },
    { point: "puis le Voironnais, 120", words: ["voironnais", "120"], sections: phases },
    { point: "400 appareils reliés", words: ["400"], sections: target },
    { point: "18 % au plus des appels", words: ["18 %", "constat"], sections: target },
    {
      point: "face à Levanor, lié à ses propres armoires",
      words: ["armoires", "12 ans|levanor|propres"],
      sections: message,
    },
    {
      point: "offert un an, puis 7,50 €",
      words: ["7,50"],
      sections: [...message, "What is launched"],
    },
    { point: "courrier aux syndics le 1er février", words: ["courrier", "1er"], sections: told },
    { point: "formation des techniciens", words: ["formation", "15 février"], sections: told },
    { point: "affichette en cabine", words: ["affichette"], sections: told },
    {
      point: "rapport de l'organisme de contrôle, 22 janvier",
      words: ["22 janvier"],
      sections: [...ready, "Timeline and owners", ...risks],
    },
    {
      point: "au-delà de 3 fausses alertes, on coupe et on arrête",
      words: ["3 fausses", "coupe|arret"],
      sections: [...risks, "After launch"],
    },
    {
      point: "le chef d'astreinte tranche",
      words: ["chef d'astreinte"],
      sections: [...risks, "Timeline and owners", "After launch"],
    },
    { point: "rien de prévu si l'opérateur tombe", words: ["opérateur"], sections: risks },
  ],
  wrong: [
    { says: ["bertholet|512|203|application mobile|scans"], because: "Another initiative." },
    { says: ["noël|domène"], because: "A children's party." },
    { says: ["magasin|loyer"], because: "Archived." },
    { says: ["plombier"], because: "An anecdote." },
    nightAlerts,
    {
      says: ["kabinova|iut"],
      sections: ["What is launched", ...message, "Channels and material"],
      because: "Offers that were not taken.",
    },
    {
      says: ["125 000|banque|228 000"],
      sections: [...message, "Channels and material"],
      because: "Our own money is no message to customers.",
    },
    {
      says: ["fliquer|débranche"],
      sections: message,
      because: "What was said among colleagues is no message to customers.",
    },
  ],
  belongs: {
    "Boîtiers connectés": ["What is launched", ...phases],
    "Essai de Meylan": "anywhere",
    "Qui nous sommes": message,
    Outils: [...ready, ...risks],
    "Comment on écrit": [...message, "Channels and material"],
    "Nos clients": ["Audience and phases", ...message],
    "Qui s'en servira": ["Audience and phases", "What is launched"],
    "Appels dépannage 2025": [...message, ...target],
    "Enquête syndics, juin 2026": [...message, "Audience and phases"],
    "Mme Cholet, Dauphiné Gestion": [...message, "Audience and phases"],
    "Les gars de Chambéry": ["Audience and phases", ...risks, "Channels and material"],
    Levanor: message,
    "Savoie Élévateurs": message,
    "Prévenir avant la panne de porte": ["What is launched", ...message],
    "SMS au gardien": ["What is launched", ...message],
    "QR code en cabine": ["What is launched", "After launch"],
    "Vieilles armoires": [...ready, ...risks, "What is launched"],
    "Téléalarme (EN 81-28)": [...ready, ...risks, "What is launched", "Timeline and owners"],
    "Boîtier Sentilift retenu": ["What is launched"],
    "Offert un an, puis 7,50 €": ["What is launched", ...message, "After launch"],
    "Trop de fausses alertes la nuit": [...risks, "After launch"],
    "Un seul opérateur pour les SIM": [...risks, ...ready],
    "Calendrier des poses": [
      ...phases,
      "Channels and material",
      ...ready,
      ...risks,
      "After launch",
    ],
    "Fermeture du cuivre": [...risks, ...message],
    "Moins de déplacements pour rien": target,
    "Des cabines moins longtemps à l'arrêt": target,
    "Boîtiers en service": [...target, ...phases],
    "Enveloppe 2027": ["Launch goal", ...risks, "Timeline and owners"],
    "Rester indépendants": ["Launch goal"],
  },
};
