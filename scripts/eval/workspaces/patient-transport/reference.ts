import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { answeredRisk } from "./answered-risk";
import { businessCase } from "./documents/business-case-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { okrs } from "./documents/okrs-reference";
import { pastes } from "./pastes";
import { patientTransportWorkspace } from "./workspace";

const initiative = "Tournées partagées";
const otherInitiative = {
  says: ["photographi|pochette|factures rejet"],
  because: "Another initiative.",
};

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["abattements"], because: "The item says that nothing is set against it." },
      { says: ["launch plan|plan de lancement"], because: "There is none." },
      { says: ["prd|exigences"], because: "Nobody has written any." },
    ],
    mustNot: [
      ...answeredRisk,
      { says: ["no decision|aucune decision"], because: "Two are on record." },
      {
        says: ["no goals|no target|aucun objectif|pas d'objectif"],
        because: "There are four.",
      },
      {
        says: ["users are not described|utilisateurs ne sont pas decrits"],
        because: "“Pour qui”.",
      },
      otherInitiative,
      {
        says: ["regroupements a la main", "draft|not approved|brouillon|pas approuve"],
        because: "It is approved.",
      },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Bons sur téléphone, premières exigences",
    must: [
      { says: ["simple et rapide"], because: "Cannot be tested." },
      { says: ["casse le sien|qui paie"], because: "A question without a name or a date." },
      {
        says: [
          "goal|outcome|metric|objectif|rejets",
          "figure|number|measur|baseline|target|chiffr|mesur|cible",
        ],
        because: "“Nettement moins” is no target.",
      },
    ],
    mustNot: [
      {
        says: ["no owner|nobody is named who answers|aucun responsable|pas de responsable"],
        because: "Hervé Quentin.",
      },
      {
        says: ["garde t on l original", "nobody|no date|no person|personne|sans date"],
        because: "Hervé, by 18 December.",
      },
      {
        says: ["10 minutes|recto et verso|liste de quatre", "vague|tested|testable|imprecis"],
        because: "All three can be tested.",
      },
      {
        says: ["no non-goals|no out of scope|rien hors perimetre|aucun hors perimetre"],
        because: "There are two.",
      },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: [
      "Regroupements proposés à 16 h",
      "SMS la veille avec une fourchette horaire",
      "Carnet des incompatibilités",
    ],
    must: [
      { says: ["4 870|tous les transports assis"], because: "How many rides the list is for." },
      { says: ["3 jours"], because: "What the list costs." },
      { says: ["88 patients"], because: "How many patients ask for the message." },
      { says: ["10 jours"], because: "What the message costs." },
      { says: ["cinq regulateurs|4 jours"], because: "Who wants the notebook, and its cost." },
    ],
    mustNot: [
      otherInitiative,
      { says: ["lits medicalises"], because: "Archived." },
      { says: ["1F6F54"], because: "House style." },
      {
        says: ["no effort|effort is unknown|no estimate|aucune estimation"],
        because: "All three have an estimate in days.",
      },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["1er mars"], because: "When it starts." },
      { says: ["22 %"], because: "What it is for." },
      { says: ["abattements|23 %"], because: "The risk without an answer." },
      { says: ["tourneo"], because: "What the board decided." },
    ],
    mustNot: [
      { says: ["1F6F54|vouvoiement"], because: "House style." },
      otherInitiative,
      ...answeredRisk,
      { says: ["a demarre le|went live|est en service"], because: "It has not started." },
      { says: ["dentier|scotcher"], because: "Nothing for a board." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Ambulances Jouannet",
    must: [
      { says: ["tarif de la convention|meme tarif"], because: "The price is the same for all." },
      { says: ["un transport assis sur quatre|appli"], because: "Where they are strong." },
      { says: ["1 h 20|garde de nuit"], because: "Where they are weak." },
    ],
    mustNot: [
      { says: ["no price|aucun prix"], because: "It is on record." },
      { says: ["35 %|abattements"], because: "Our own worry is no argument." },
      { says: ["57 000|30 200|1 450"], because: "Our own money is no argument." },
      { says: ["ambuplan optim"], because: "A supplier of software, not a rival." },
      otherInitiative,
    ],
  },
];

export const patientTransport: EvaluatedWorkspace = {
  workspace: patientTransportWorkspace,
  language: "French",
  trade: "patient transport",
  half: "kept",
  documents: [businessCase, launchPlan, okrs],
  pastes,
  advisors,
};
