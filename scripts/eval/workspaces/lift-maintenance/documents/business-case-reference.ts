import type { DocumentReference } from "../../../reference";
import { nightAlerts } from "../countered";

const problem = ["Problem or opportunity", "Summary"];
const options = ["Options considered", "Recommendation"];
const money = ["Costs and returns"];
const limits = ["Risks and constraints"];
const measures = ["Success measures"];
const next = ["Decisions and next steps"];

export const businessCase: DocumentReference = {
  initiative: "Boîtiers connectés",
  type: "business_case",
  points: [
    {
      point: "un boîtier signale les arrêts et les défauts de porte",
      words: ["boitier", "arret|defaut|panne"],
      sections: ["Summary", "Recommendation"],
    },
    {
      point: "31 % des appels sans rien à constater",
      words: ["31 %"],
      sections: [...problem, ...measures],
    },
    {
      point: "près de 228 000 € par an de déplacements inutiles",
      words: ["228 000"],
      sections: [...problem, ...money],
    },
    {
      point: "33 syndics sur 48 apprennent la panne par un copropriétaire",
      words: ["33", "48"],
      sections: [...problem, "Market"],
    },
    {
      point: "Levanor vend la surveillance 14 € par mois",
      words: ["vigie|levanor", "14"],
      sections: ["Market", "Options considered", "Problem or opportunity"],
    },
    {
      point: "Sentilift, 189 € le boîtier",
      words: ["sentilift", "189"],
      sections: [...options, ...money, ...next],
    },
    {
      point: "la fabrication avec l'IUT est écartée",
      words: ["iut", "maint|ecart"],
      sections: [...options, ...next],
    },
    {
      point: "offert un an, puis 7,50 €",
      words: ["7,50"],
      sections: [...money, ...next, ...options, "Summary"],
    },
    {
      point: "appels sans panne de 31 à 19 % à l'essai",
      words: ["19 %"],
      sections: [...problem, ...money, ...options],
    },
    { point: "18 % au plus des appels", words: ["18 %", "constat"], sections: [...measures] },
    { point: "immobilisation médiane de 3 h", words: ["median", "3 h"], sections: measures },
    { point: "125 000 € au plus", words: ["125 000"], sections: [...limits, ...money] },
    { point: "trop de fausses alertes", words: ["fausses"], sections: limits },
    { point: "toutes les SIM chez un seul opérateur", words: ["operateur"], sections: limits },
  ],
  wrong: [
    { says: ["1F4D3A|sapin"], because: "House style is no content." },
    { says: ["bertholet|512|203|application mobile|scans"], because: "Another initiative." },
    { says: ["noël|domène"], because: "A children's party." },
    { says: ["magasin|loyer"], because: "Archived." },
    { says: ["plombier|cuvette"], because: "An anecdote." },
    nightAlerts,
    {
      says: ["kabinova"],
      sections: ["Summary", "Costs and returns", "Success measures"],
      because: "An offer that was not taken costs nothing.",
    },
  ],
  belongs: {
    "Boîtiers connectés": ["Summary", "Recommendation", ...next],
    "Essai de Meylan": "anywhere",
    "Qui nous sommes": ["Market", "Summary"],
    Outils: limits,
    "Nos clients": ["Market"],
    "Qui s'en servira": [...problem, "Market"],
    "Appels dépannage 2025": [...problem, ...money, ...measures],
    "Enquête syndics, juin 2026": [...problem, "Market", ...money],
    "Mme Cholet, Dauphiné Gestion": problem,
    "Les gars de Chambéry": ["Problem or opportunity", ...limits],
    Levanor: ["Market", "Options considered", "Problem or opportunity"],
    "Savoie Élévateurs": ["Market", "Options considered"],
    "Prévenir avant la panne de porte": [...options, ...money, "Summary"],
    "SMS au gardien": options,
    "QR code en cabine": options,
    "Vieilles armoires": [...limits, ...money],
    "Téléalarme (EN 81-28)": [...limits, ...next],
    "Boîtier Sentilift retenu": [...options, ...money, ...next, "Summary"],
    "Offert un an, puis 7,50 €": [...options, ...money, ...next, "Summary"],
    "Trop de fausses alertes la nuit": limits,
    "Un seul opérateur pour les SIM": limits,
    "Calendrier des poses": [...next, ...money, ...limits],
    "Fermeture du cuivre": ["Problem or opportunity", "Market", ...limits],
    "Moins de déplacements pour rien": [...measures, ...money, "Summary"],
    "Des cabines moins longtemps à l'arrêt": [...measures, "Summary"],
    "Boîtiers en service": [...measures, "Summary", ...next],
    "Enveloppe 2027": [...limits, ...money],
    "Rester indépendants": [...problem, "Market", ...measures],
  },
};
