import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { companyItems } from "./company";
import { pilot } from "./documents/pilot";
import { voteCase } from "./documents/vote-case";
import { invoices } from "./invoices";
import { maintenanceLog } from "./maintenance-log";
import { voteEvidence } from "./vote-evidence";
import { votePlans } from "./vote-plans";

const voteGoals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Plus de voix en assemblée",
    key_result: "55 % des voix présentes, représentées ou votées à distance (médiane)",
    baseline: "44 % au printemps 2026",
    timeframe: "30 juin 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "La veille de l'AG sans ressaisie",
    key_result: "20 min de saisie au plus par assemblée",
    baseline: "3 h 10 au printemps 2026",
    timeframe: "30 juin 2027",
    priority: 80,
  },
  {
    goal_type: "business_outcome",
    title: "Des immeubles activés",
    key_result: "4 000 copropriétés activées",
    timeframe: "31 décembre 2027",
    priority: 60,
  },
  {
    goal_type: "constraint",
    title: "Le papier reste possible",
    description:
      "Personne n'est obligé de voter en ligne. Un formulaire papier garde la même valeur.",
  },
];

export const propertyManagersWorkspace: SampleWorkspace = {
  name: "Millièmes",
  contextItems: companyItems,
  goals: [
    {
      goal_type: "business_outcome",
      title: "Moins de départs",
      key_result: "4 % de cabinets perdus par an au plus",
      baseline: "6,1 % en 2025",
      timeframe: "2027",
    },
    {
      goal_type: "general",
      title: "Rester indépendants",
      description: "Ne pas être rachetés, ne pas dépendre d'un seul réseau de cabinets.",
    },
  ],
  initiatives: [
    {
      title: "Vote en ligne avant l'assemblée",
      description:
        "Les copropriétaires votent les résolutions sur l'Extranet avant l'assemblée générale, à la place du formulaire papier, et les voix arrivent dans Millièmes Gestion sans ressaisie. Responsable : Solène Jaouen. Ouverture à tous les cabinets le 2 mars 2027.",
      archived: false,
      documents: [pilot, voteCase],
      contextItems: [...voteEvidence, ...votePlans],
      goals: voteGoals,
    },
    invoices,
    maintenanceLog,
    {
      title: "Application mobile du gardien",
      description: "Rondes et badges sur téléphone. Arrêtée en 2025, 6 immeubles intéressés.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
