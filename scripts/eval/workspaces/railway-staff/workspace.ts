import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { scopingNote } from "./documents/scoping-note";
import { exchangeItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Moins de trains supprimés",
    key_result: "Au plus 150 trains supprimés faute d'agent",
    baseline: "312 en 2025",
    timeframe: "31 décembre 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "Changer de service sans téléphoner",
    key_result: "80 % des échanges conclus en moins d'une heure",
    baseline: "Deux jours avant le pilote",
    timeframe: "30 juin 2027",
    priority: 80,
  },
  {
    goal_type: "success_metric",
    title: "Agents connectés",
    key_result: "Neuf agents sur dix se sont servis de l'outil",
    baseline: "61 sur 84 à Lormieux",
    timeframe: "30 juin 2027",
  },
  {
    goal_type: "constraint",
    title: "Enveloppe",
    key_result: "140 000 € au plus jusqu'au 31 décembre 2027",
  },
];

export const railwayStaffWorkspace: SampleWorkspace = {
  name: "Chemins de fer de la Sauvière",
  contextItems: [
    {
      label: "company_info",
      title: "Qui nous sommes",
      content: `Réseau régional, 6 lignes, 214 km, 9,3 millions de voyageurs en 2025. 780 salariés. Convention avec la Région jusqu'en 2033.`,
    },
    {
      label: "brand_guidelines",
      title: "Ton",
      content: `On vouvoie. On dit « agents », jamais « ressources ». Vert sapin #1E4D3B.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Échanges de service entre agents",
      description:
        "Conducteurs et contrôleurs échangent leurs services eux-mêmes, sur leur téléphone. Pilote à Lormieux terminé le 31 octobre 2026 ; les cinq dépôts au 3 mai 2027. Responsable : Nadège Fournel.",
      archived: false,
      documents: [scopingNote],
      contextItems: exchangeItems,
      goals,
    },
    {
      title: "Tablettes en cabine",
      description: "Remplacer les classeurs de ligne. À l'étude.",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "risk",
          title: "Reflets",
          content: `En contre-jour l'écran est illisible entre Vierzac et le tunnel.`,
        },
      ],
      goals: [],
    },
  ],
};
