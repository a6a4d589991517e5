import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { businessCase } from "./documents/business-case-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { userStory } from "./documents/user-story-reference";
import { pastes } from "./pastes";
import { vegetableBasketsWorkspace } from "./workspace";

const initiative = "Report de panier";
const rejected = "Turned down on 6 October.";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["launch plan|plan de lancement"], because: "There is none." },
      {
        says: ["premier jet|prd", "draft|approv|brouillon"],
        because: "The PRD is a draft.",
      },
      { says: ["refuses"], because: "Nobody answers members who are refused." },
    ],
    mustNot: [
      countered("aout", "A ceiling of 15%, and the form closes by itself."),
      { says: ["no decision|aucune decision"], because: "One is on record." },
      { says: ["no goals|no target|aucun objectif"], because: "There are three." },
      {
        says: ["users are not described|utilisateurs ne sont pas decrits"],
        because: "“Qui est concerné”.",
      },
      { says: ["essai de voiron", "draft|not approved|brouillon"], because: "It is approved." },
      { says: ["framboise|fruits rouges"], because: "Archived." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Formulaire de report, premier jet",
    must: [
      { says: ["simple et agreable"], because: "Cannot be tested." },
      {
        says: ["que personne ne reclame"],
        because: "A question without a name or a date.",
      },
      {
        says: [
          "goal|outcome|metric|objectif|resultat",
          "figure|number|measur|baseline|target|chiffre|mesur|cible",
        ],
        because: "No target.",
      },
    ],
    mustNot: [
      {
        says: ["no owner|nobody is named who answers|aucun responsable"],
        because: "Théo Blanchet.",
      },
      {
        says: ["deux petits", "nobody|no date|no person|personne ne|sans date|sans nom"],
        because: "Théo, before 15 December.",
      },
      { says: ["20 h|cinquieme", "vague|tested|testable|flou"], because: "Testable." },
      {
        says: ["no non goals|no out of scope|aucun hors"],
        because: "There are two.",
      },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Vert Demain",
    must: [
      { says: ["16,90"], because: "What they charge." },
      { says: ["48 h|sans engagement"], because: "Where they are strong." },
      { says: ["espagne|paysan"], because: "Where they are weak." },
    ],
    mustNot: [
      { says: ["no price|aucun prix"], because: "Both prices are on record." },
      { says: ["15 %|quarante salades"], because: "Our own worry is no argument." },
      { says: ["3 h par semaine"], because: "Our own effort is no argument." },
      { says: ["framboise|fruits rouges"], because: "Archived." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["5 avril"], because: "The day on which it opens." },
      {
        says: ["quatre reports|4 reports|8 semaines"],
        because: "The rule that members ask about.",
      },
      { says: ["refuses"], because: "Somebody has to answer them." },
    ],
    mustNot: [
      { says: ["4F7A2A|banque d'images"], because: "House style." },
      { says: ["rembours", "possible|propose|offer"], because: rejected },
      { says: ["framboise|fruits rouges"], because: "Archived." },
      countered("aout", "A ceiling of 15%, and the form closes by itself."),
      { says: ["has opened|went live|a ouvert"], because: "It has not." },
    ],
  },
];

export const vegetableBaskets: EvaluatedWorkspace = {
  workspace: vegetableBasketsWorkspace,
  language: "French",
  trade: "network of vegetable growers",
  half: "kept",
  documents: [userStory, launchPlan, businessCase],
  pastes,
  advisors,
};
