import type { DocumentReference } from "../../../reference";
import { answeredRisk } from "../answered-risk";

const problem = ["Problem or opportunity", "Summary"];
const choice = ["Options considered", "Recommendation", "Decisions and next steps"];
const money = ["Costs and returns", "Summary"];
const limits = ["Risks and constraints"];
const measures = ["Success measures", "Summary"];

export const businessCase: DocumentReference = {
  initiative: "Tournées partagées",
  type: "business_case",
  points: [
    { point: "88% of the patients ride alone", words: ["88 %"], sections: problem },
    {
      point: "41% of the kilometres are empty",
      words: ["41 %"],
      sections: [...problem, "Success measures"],
    },
    {
      point: "31% could be shared",
      words: ["31 %"],
      sections: [...problem, "Costs and returns", "Market"],
    },
    {
      point: "63% of the patients would share",
      words: ["63 %"],
      sections: ["Market", ...problem, ...limits],
    },
    {
      point: "Jouannet shares one in four",
      words: ["jouannet"],
      sections: ["Market", "Problem or opportunity"],
    },
    {
      point: "Tournéo is the choice",
      words: ["tourneo", "prend|tranche|retenu|choisi|contrat|signe"],
      sections: [...choice, "Summary"],
    },
    {
      point: "Ambuplan Optim only exists from mid-2027",
      words: ["ambuplan optim", "2 100|mi 2027"],
      sections: ["Options considered"],
    },
    {
      point: "a spreadsheet takes a day a week",
      words: ["tableur"],
      sections: ["Options considered"],
    },
    {
      point: "the licence costs 1,450 a month, or 17,400 a year",
      words: ["1 450|17 400"],
      sections: [...money, ...choice],
    },
    { point: "the connector costs 9,600", words: ["9 600"], sections: ["Costs and returns"] },
    { point: "57,000 a year remain", words: ["57 000"], sections: [...money, "Recommendation"] },
    {
      point: "23% less for each of two patients",
      words: ["23 %"],
      sections: [...limits, "Costs and returns"],
    },
    {
      point: "22% shared",
      words: ["22 %", "partag"],
      sections: [...measures, "Costs and returns"],
    },
    {
      point: "90% picked up within 30 minutes",
      words: ["90 %", "30 minutes"],
      sections: ["Success measures"],
    },
  ],
  wrong: [
    { says: ["1F6F54|vouvoiement"], because: "House style is no content." },
    { says: ["photographi|pochette|factures rejet"], because: "Another initiative." },
    { says: ["dentier"], because: "An anecdote." },
    { says: ["lits medicalises"], because: "Archived." },
    { says: ["scotcher|parking"], because: "The car park has nothing to do with it." },
    {
      says: ["reste a choisir|pas encore choisi|aucune decision prise|aucune decision n a ete"],
      because: "Tournéo was chosen on 3 November.",
    },
    {
      says: ["57 000", "licence deduite|licence comprise|net de licence"],
      because: "The licence has yet to be deducted.",
    },
    {
      says: ["31 %"],
      sections: ["Success measures"],
      because: "What was possible with hindsight is no target.",
    },
    ...answeredRisk,
  ],
  belongs: {
    "Tournées partagées": ["Summary", "Recommendation", "Decisions and next steps"],
    "Regroupements à la main, printemps 2026": "anywhere",
    "La maison": ["Summary", "Problem or opportunity", "Market"],
    Informatique: limits,
    "Le territoire": ["Market", "Problem or opportunity"],
    "Agrément et données de santé": limits,
    "Pour qui": ["Market", "Problem or opportunity", "Summary"],
    "Comptage d'octobre 2026": [...problem, "Market", "Success measures", "Costs and returns"],
    "Questionnaire aux patients": ["Market", "Problem or opportunity", ...limits],
    "M. Chauvin, 74 ans, dialysé": ["Problem or opportunity", "Market", ...limits],
    "Cadre de santé de la dialyse, Laval": ["Problem or opportunity", "Market"],
    "Tour de table régulation 22/09": ["Problem or opportunity", ...limits],
    "Ambulances Jouannet": ["Market", "Problem or opportunity"],
    "Regroupements proposés à 16 h": [...choice, "Summary"],
    "SMS la veille avec une fourchette horaire": choice,
    "Carnet des incompatibilités": choice,
    "Ambuplan ne s'ouvre que dans un sens": limits,
    "Règles du transport partagé": limits,
    "Le régulateur garde la main": [...choice, ...limits, "Summary"],
    "On prend Tournéo": [...choice, ...money],
    "Un retour de dialyse qui traîne": limits,
    "Les abattements mangent le gain": [...limits, "Costs and returns"],
    "Calcul d'Hervé": [...money, "Recommendation"],
    "Calendrier (màj 16/11)": ["Decisions and next steps", "Recommendation", ...limits],
    "Transports partagés": measures,
    "Rouler moins à vide": measures,
    "Personne ne poireaute au retour": measures,
    "Pas de poste supprimé": [...limits, "Success measures", "Costs and returns"],
    "Tenir le tour de garde sans intérim": ["Problem or opportunity", ...measures],
  },
};
