import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { battlecard } from "./documents/battlecard-reference";
import { businessCase } from "./documents/business-case-reference";
import { okrs } from "./documents/okrs-reference";
import { pastes } from "./pastes";
import { languageSchoolWorkspace } from "./workspace";

const initiative = "Parcours hybride en entreprise";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "assumption_map",
    about: "Cahier des charges du parcours",
    must: [
      { says: ["sans relance"], because: "« Sans doute » : personne ne l'a vérifié." },
      { says: ["17 %"], because: "Les RH n'ont pas été interrogés." },
      { says: ["quinze creneaux"], because: "« Nous supposons »." },
    ],
    mustNot: [
      {
        says: ["no sentence reads like an assumption"],
        because: "Un titre entier y est consacré.",
      },
      { says: ["cpf"], because: "Une exclusion n'est pas une hypothèse." },
      { says: ["signature electronique"], because: "Une obligation, pas un pari." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Parlium",
    must: [
      { says: ["39"], because: "Leur prix." },
      { says: ["30 minutes"], because: "Leur force." },
      { says: ["professeur change"], because: "Leur faiblesse." },
      { says: ["soudeurs|mardi 17"], because: "Pourquoi un client est parti chez eux." },
      { says: ["deux professeurs"], because: "Notre réponse." },
    ],
    mustNot: [
      { says: ["no price"], because: "Les deux prix sont connus." },
      { says: ["no item says why deals"], because: "Bréhault dit pourquoi." },
      { says: ["40 ans|collectivites"], because: "C'est l'Institut Beaulieu." },
      { says: ["18 400|21 000|140 000"], because: "Nos coûts ne sont pas un argument." },
      { says: ["trois professeurs"], because: "Nos soucis de personnel non plus." },
      { says: ["fidelite|portugais"], because: "L'autre initiative." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: [
      "Séances à réserver d'une semaine sur l'autre",
      "Dix minutes d'oral par jour",
      "Tableau de bord pour les RH",
    ],
    must: [
      { says: ["seances a reserver"], because: "Six contrats perdus pour cette raison." },
      { says: ["dix minutes"], because: "31 réponses, et un essai concluant." },
      { says: ["tableau de bord"], because: "Quatre clients le demandent." },
    ],
    mustNot: [
      {
        says: ["seances a reserver", "no feedback|nobody asked"],
        because: "Mme Le Guen l'a demandé.",
      },
      {
        says: ["tableau de bord", "nobody asked|no one asked"],
        because: "Quatre clients le demandent.",
      },
      { says: ["carte de fidelite"], because: "L'autre initiative." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["avril 2027"], because: "La date des ventes." },
      { says: ["80 %"], because: "L'objectif." },
      { says: ["planeo|version 9"], because: "Le risque sans réponse." },
      { says: ["140 000|18 400|21 000|214 000"], because: "Une directrice veut voir l'argent." },
    ],
    mustNot: [
      { says: ["e8772e|anglicismes"], because: "La charte." },
      { says: ["fidelite|portugais|1 240"], because: "L'autre initiative." },
      countered("professeurs salaries", "Une majoration de 15 %, au volontariat."),
      { says: ["bruyante"], because: "Sans rapport." },
    ],
  },
];

export const languageSchool: EvaluatedWorkspace = {
  workspace: languageSchoolWorkspace,
  language: "French",
  trade: "language school",
  half: "kept",
  documents: [businessCase, battlecard, okrs],
  pastes,
  advisors,
};
