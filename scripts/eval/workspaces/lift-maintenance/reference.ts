import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { nightAlerts } from "./countered";
import { businessCase } from "./documents/business-case-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { riskRegister } from "./documents/risk-register-reference";
import { pastes } from "./pastes";
import { liftWorkspace } from "./workspace";

const initiative = "Boîtiers connectés";
const portal = {
  says: ["bertholet|512|203|application mobile|scans"],
  because: "Another initiative.",
};

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["opérateur|SIM"], because: "It says itself that nothing is planned." },
      { says: ["launch plan|plan de lancement"], because: "There is none." },
      { says: ["prd|cahier des charges|exigences produit"], because: "Nobody has written any." },
    ],
    mustNot: [
      nightAlerts,
      { says: ["aucune décision|pas de décision"], because: "Two are on record." },
      { says: ["aucun objectif|pas d'objectif"], because: "There are four." },
      { says: ["utilisateurs ne sont pas"], because: "“Qui s'en servira”." },
      { says: ["essai de meylan", "brouillon|pas approuvé"], because: "It is approved." },
      portal,
    ],
  },
  {
    advisor: "assumption_map",
    about: "Espace syndics, est-ce rentable ?",
    must: [
      { says: ["deux syndics sur trois"], because: "“On suppose”." },
      { says: ["sans doute"], because: "The estimate hopes." },
      { says: ["bénévoles"], because: "“Probablement”, and nobody asked them." },
    ],
    mustNot: [
      { says: ["aucune hypothèse|aucune phrase"], because: "A heading says so." },
      { says: ["6 minutes"], because: "Measured on two days." },
      { says: ["14 janvier"], because: "A date, not a guess." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Espace syndics, premières exigences",
    must: [
      { says: ["agréable"], because: "Cannot be tested." },
      { says: ["résilié"], because: "A question without a name or a date." },
      {
        says: ["objectif|résultat|indicateur|mesure", "chiffr|valeur|cible|aucun|mesur|départ"],
        because: "No target.",
      },
    ],
    mustNot: [
      { says: ["aucun responsable|personne n'est nommé"], because: "Sylvie Perrot." },
      {
        says: ["avant 2021", "aucune date|sans date|sans responsable|personne n'est"],
        because: "Sylvie, by 18 December.",
      },
      { says: ["24 heures|5 minutes|jour même", "vague|vérifi|testé"], because: "Testable." },
      {
        says: ["aucun hors périmètre|pas de hors périmètre|aucun non objectif"],
        because: "Two are listed.",
      },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["31 %|228 000"], because: "Why it is done." },
      { says: ["18 %|400|3 h"], because: "What it is to reach." },
      { says: ["1er mars"], because: "When it begins." },
      { says: ["opérateur|SIM"], because: "A risk that nobody has answered." },
    ],
    mustNot: [
      portal,
      nightAlerts,
      { says: ["1F4D3A|sapin"], because: "House style." },
      { says: ["noël|domène"], because: "A children's party." },
      { says: ["poses ont commencé|posés depuis"], because: "They begin in March 2027." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Levanor",
    must: [
      { says: ["14", "mois"], because: "What they charge." },
      { says: ["41 000|2022|Eaux-Claires"], because: "Where they are strong." },
      { says: ["12 ans|5 ans"], because: "Where they are weak." },
    ],
    mustNot: [
      { says: ["aucun prix|pas de prix"], because: "Both prices are on record." },
      { says: ["11 alertes|panne régionale"], because: "Our own worry is no argument." },
      { says: ["125 000|banque"], because: "Our own money is no argument." },
      { says: ["kabinova|189"], because: "Suppliers, not lift companies." },
      portal,
    ],
  },
];

export const liftMaintenance: EvaluatedWorkspace = {
  workspace: liftWorkspace,
  language: "French",
  trade: "lift maintenance",
  half: "tune",
  documents: [businessCase, launchPlan, riskRegister],
  pastes,
  advisors,
};
