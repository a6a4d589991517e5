import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { meylan } from "./documents/meylan";
import { boxItems } from "./items";
import { portal } from "./portal";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Moins de déplacements pour rien",
    key_result: "18 % au plus des appels sans panne constatée",
    baseline: "31 % en 2025",
    timeframe: "31 décembre 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "Des cabines moins longtemps à l'arrêt",
    key_result: "Immobilisation médiane de 3 h ou moins",
    baseline: "5 h 40",
    timeframe: "décembre 2027",
    priority: 80,
  },
  {
    goal_type: "success_metric",
    title: "Boîtiers en service",
    key_result: "400 appareils reliés, en plus des 40 de Meylan",
    timeframe: "30 juin 2027",
  },
  {
    goal_type: "constraint",
    title: "Enveloppe 2027",
    description: "125 000 € d'investissement, pas un de plus. Accord de la banque du 12 octobre.",
  },
];

export const liftWorkspace: SampleWorkspace = {
  name: "Ascenseurs Belledonne",
  contextItems: [
    {
      label: "company_info",
      title: "Qui nous sommes",
      content: `Ascensoriste indépendant fondé en 1987 à Fontaine par Bruno Marchetti, dirigé par sa fille Hélène depuis 2019. 62 salariés dont 34 techniciens, trois agences (Fontaine, Chambéry, Voiron), 2 840 appareils sous contrat, toutes marques. CA 2025 : 9,4 M€.`,
    },
    {
      label: "tech_stack",
      title: "Outils",
      content: `Tournéo (GMAO hébergée, API REST correcte mais limitée à 60 requêtes/minute), téléphones Android pour tout le monde, Sage pour la compta. La nuit, les appels arrivent chez Allô Vigie, qui nous les envoie par mail.`,
    },
    {
      label: "brand_guidelines",
      title: "Comment on écrit",
      content: `On dit « appareil » et « usager », jamais « machine » ni « client final ». Phrases courtes, pas d'anglais. Le mot « intelligent » est interdit. Vert sapin #1F4D3A.`,
    },
    {
      label: "target_market",
      title: "Nos clients",
      content: `Syndics professionnels 61 % du parc, bailleurs sociaux 27 %, bureaux et cliniques 12 %. Isère et Savoie, à une heure de route au plus d'une agence. On ne fait pas de neuf.`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "Rester indépendants",
      description:
        "Ne pas avoir à vendre. L'offre de rachat de Levanor a été refusée en 2024 et une autre viendra.",
    },
  ],
  initiatives: [
    {
      title: "Boîtiers connectés",
      description:
        "Un boîtier sur l'armoire de manœuvre signale les arrêts et les défauts de porte, pour que la régulation le sache avant le syndic et n'envoie un technicien que s'il y a une panne. Pilote : Nadia Ferrand. Première pose le 1er mars 2027.",
      archived: false,
      documents: [meylan],
      contextItems: boxItems,
      goals,
    },
    portal,
    {
      title: "Magasin de pièces à Voiron",
      description: "Stock local de variateurs. Abandonné en mars 2025, le loyer mangeait le gain.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
