import type { AdvisorReference } from "../../reference";
import { countered } from "../countered";

const initiative = "Vote en ligne avant l'assemblée";
const other = "Another initiative.";

export const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["amende|defaillant"], because: "It says itself that nobody has looked at it." },
      { says: ["launch plan|plan de lancement"], because: "There is none." },
      { says: ["prd"], because: "Nobody has written any." },
      { says: ["chiffrage", "draft|approv|brouillon"], because: "The business case is a draft." },
    ],
    mustNot: [
      countered("tribunal", "A receipt, a sealed journal, a lawyer's opinion."),
      countered("mi juin", "A load test in January."),
      { says: ["no decision|aucune decision"], because: "Four are on record." },
      { says: ["no goals|no target|aucun objectif"], because: "There are four." },
      {
        says: ["users are not described|utilisateurs ne sont pas decrits"],
        because: "Two items say who they are.",
      },
      { says: ["pilote de juin", "draft|not approved|brouillon"], because: "It is approved." },
      { says: ["quittance|factur-x|classeur rouge"], because: other },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Vote en ligne : chiffrage",
    must: [
      { says: ["un copropriétaire sur deux"], because: "“Devrait”." },
      { says: ["tribunaux"], because: "“Sans doute”." },
      { says: ["ne baissera"], because: "“Probablement”." },
      { says: ["d'une annee sur l'autre"], because: "“Nous pensons”." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["14 500"], because: "A price, not a guess." },
      { says: ["8 decembre"], because: "A plan, not a guess." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Factures électroniques, exigences",
    must: [
      { says: ["intuitif et moderne"], because: "Cannot be tested." },
      { says: ["qui paie"], because: "A question without a name or a date." },
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
        because: "Youenn Prat.",
      },
      {
        says: ["recue deux fois", "nobody|no date|no person|personne ne|sans date|sans nom"],
        because: "Youenn, before 4 December.",
      },
      { says: ["10 minutes|factur x|a trier", "vague|tested|testable|flou"], because: "Testable." },
      { says: ["no non goals|no out of scope|aucun hors"], because: "There are two." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["2 mars"], because: "The date to work to." },
      { says: ["44 %|55 %"], because: "What it is for." },
      { says: ["126 000|0,90"], because: "The money." },
      { says: ["amende|tribunal"], because: "What may go wrong." },
    ],
    mustNot: [
      { says: ["E2711D|lato"], because: "House style." },
      { says: ["quittance|factur x|classeur rouge|batisuivi"], because: other },
      { says: ["kakemono|stand 14"], because: "Irrelevant." },
      countered("tribunal", "A receipt, a sealed journal, a lawyer's opinion."),
      countered("mi juin", "A load test in January."),
      { says: ["has opened|went live|a ouvert"], because: "It has not." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Gestia Syndic",
    must: [
      { says: ["1,40"], because: "What they charge." },
      { says: ["visioconference|mobile"], because: "Where they are strong." },
      { says: ["pdf seulement|18 h|tout le parc"], because: "Where they are weak." },
      { says: ["0,90"], because: "What we charge." },
    ],
    mustNot: [
      { says: ["no price|aucun prix"], because: "Both prices are on record." },
      { says: ["190"], because: "Another rival's price." },
      { says: ["jamais arrives|defaillant|opposant"], because: "Our own worry is no argument." },
      { says: ["126 000|133 000"], because: "Our own money is no argument." },
      { says: ["batisuivi|quittance"], because: other },
    ],
  },
];
