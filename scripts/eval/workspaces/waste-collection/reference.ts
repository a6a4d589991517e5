import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { bulkyWaste } from "./bulky-waste";
import { executiveSummary } from "./documents/executive-summary-reference";
import { okrs } from "./documents/okrs-reference";
import { retrospective } from "./documents/retrospective-reference";
import { pastes } from "./pastes";
import { payPerPickup } from "./pay-per-pickup";

const workspace: SampleWorkspace = {
  name: "Ville de Montclar, déchets",
  contextItems: [
    {
      label: "company_info",
      title: "Ville de Montclar",
      content: `118.000 habitants, 61.000 bacs, 34 camions, 212 agents à la collecte. Régie municipale, deux déchetteries.`,
    },
    {
      label: "brand_guidelines",
      title: "Charte de la ville",
      content: `Vouvoiement. Vert Pantone 356. Le mot « usager » est proscrit, on écrit « habitant ». Pas de sigle sans explication.`,
    },
  ],
  goals: [
    {
      goal_type: "constraint",
      title: "Budget annexe des déchets",
      key_result: "Équilibre du budget annexe chaque année",
      timeframe: "2027 à 2030",
      priority: 50,
    },
  ],
  initiatives: [bulkyWaste, payPerPickup],
};

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "stakeholder_update",
    about: "Tarification incitative",
    audience: "executive",
    must: [
      { says: ["25 fevrier"], because: "Le vote." },
      { says: ["3,2 millions"], because: "Le coût." },
      { says: ["170 kg"], because: "Le but." },
      { says: ["elus|elections"], because: "Des voix manquent." },
    ],
    mustNot: [
      {
        says: ["2 risks", "no countermeasure"],
        because: "Contre les dépôts sauvages il y a brigades et caméras.",
      },
      { says: ["pantone"], because: "La charte n'est pas une nouvelle." },
      { says: ["encombrants"], because: "Autre projet." },
    ],
  },
  {
    advisor: "prioritization",
    about: "Tarification incitative",
    candidates: ["Forfait couches", "Compte en ligne des levées"],
    must: [
      { says: ["forfait couches"], because: "Répond à une question de la réunion publique." },
      { says: ["compte en ligne"], because: "Répond à « une facture comprise »." },
    ],
    mustNot: [
      {
        says: ["compte en ligne", "no goal is linked"],
        because: "« Une facture comprise » en parle.",
      },
      {
        says: ["effort is raised by", "budget annexe|petits foyers"],
        because: "Ces limites ne disent rien de l'idée.",
      },
    ],
  },
  {
    advisor: "launch_readiness",
    about: "Encombrants sur rendez-vous",
    must: [
      { says: ["syndics"], because: "Le courrier n'est pas parti." },
      { says: ["plan de lancement"], because: "Il existe et il est approuvé." },
    ],
    mustNot: [
      { says: ["no document says what is launched"], because: "Le plan de lancement le dit." },
      { says: ["no launch plan"], because: "Il existe." },
      { says: ["there is no decision"], because: "Pas de créneau horaire." },
      { says: ["no users"], because: "Ils sont décrits." },
    ],
  },
];

export const wasteCollection: EvaluatedWorkspace = {
  workspace,
  language: "French",
  trade: "waste collection",
  half: "tune",
  documents: [retrospective, executiveSummary, okrs],
  pastes,
  advisors,
};
