import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { retrospective } from "./documents/retrospective-reference";
import { riskRegister } from "./documents/risk-register-reference";
import { executiveSummary } from "./documents/summary-reference";
import { pastes } from "./pastes";
import { railwayStaffWorkspace } from "./workspace";

const initiative = "Échanges de service entre agents";
const note = "Note de cadrage, généralisation aux cinq dépôts";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "assumption_map",
    about: note,
    must: [
      {
        says: ["sans doute", "lormieux"],
        because: "« Sans doute », alors que 23 agents sur 84 ne se sont pas connectés.",
      },
      { says: ["un échange sur dix"], because: "« À notre avis », sans chiffre à l'appui." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "Il y en a deux au moins." },
      { says: ["avis du cse"], because: "C'est acquis." },
      { says: ["312 trains"], because: "Un fait, avec sa source." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["Échanges à trois", "Alerte pour un service vacant"],
    must: [
      { says: ["échanges à trois"], because: "41 demandes auraient abouti." },
      { says: ["alerte pour un service vacant"], because: "Contre les trains supprimés." },
      { says: ["prime pour les dimanches"], because: "Écartée : il faut le dire." },
    ],
    mustNot: [
      { says: ["service vacant", "no goal is linked"], because: "« Moins de trains supprimés »." },
      {
        says: ["échanges à trois", "no evidence|no figure"],
        because: "41 demandes refusées pendant le pilote.",
      },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["grève"], because: "Rien n'est prévu." },
      { says: ["launch plan"], because: "Il n'y en a pas." },
      { says: ["week-end|open question"], because: "Une question sans personne ni date." },
    ],
    mustNot: [
      countered("repos de 11", "Calcul corrigé, contrôle à 4 h, astreinte."),
      countered("16 h", "Gel et SMS."),
      countered("cse", "Clos."),
      { says: ["no decision"], because: "Le 15 juin." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["263|61 agents|14 minutes"], because: "Le résultat du pilote." },
      { says: ["grève"], because: "Le risque principal." },
      { says: ["312|150 trains"], because: "Ce que l'on vise." },
    ],
    mustNot: [
      { says: ["salle b"], because: "Pas une nouvelle." },
      { says: ["reflets|contre-jour"], because: "De l'autre projet." },
      { says: ["refus du cse", "open|unresolved"], because: "Clos." },
      { says: ["1E4D3B"], because: "La charte n'est pas une nouvelle." },
    ],
  },
];

export const railwayStaff: EvaluatedWorkspace = {
  workspace: railwayStaffWorkspace,
  language: "French",
  trade: "railway staff scheduling",
  half: "tune",
  documents: [riskRegister, retrospective, executiveSummary],
  pastes,
  advisors,
};
