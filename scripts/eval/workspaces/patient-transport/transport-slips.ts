import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { slipRequirements } from "./documents/slip-requirements";

export const transportSlips: SampleInitiative = {
  title: "Bons de transport sur téléphone",
  description:
    "L'équipage photographie la prescription et fait signer le patient sur son téléphone : la facture part sans attendre le papier. Pilote : Hervé Quentin. Pas avant l'été 2027.",
  archived: false,
  documents: [slipRequirements],
  contextItems: [
    {
      label: "market_research",
      title: "Rejets de septembre",
      content: `5 940 factures envoyées, 312 rejetées par la CPAM (5,3 %). Motifs : prescription manquante ou illisible 171, droits du patient 64, erreur de saisie 52, divers 25.`,
    },
    {
      label: "user_feedback",
      title: "Sandrine, facturation",
      content: `« Les bons d'Évron arrivent le vendredi dans une pochette, certains ont fait la semaine dans une portière. J'en ai eu un avec un rond de café pile sur le tampon du médecin. »`,
    },
    {
      label: "technical_constraint",
      title: "Pas de réseau dans les Coëvrons",
      content: `Entre Évron et Bais le téléphone ne passe pas, ou à peine. La photo et la signature doivent attendre dans l'appareil et partir plus tard.`,
    },
    {
      label: "risk",
      title: "Original perdu",
      content: `Une fois la photo prise, plus personne ne fera attention au papier. Or la CPAM peut réclamer l'original lors d'un contrôle. Rien de prévu là-dessus.`,
    },
    {
      label: "feature_idea",
      title: "Refuser tout de suite une photo floue",
      content: `Le téléphone dit « floue, recommencez » tant que l'équipage est encore chez le patient. Idée de Gaëtan, base d'Évron.`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "Moins de rejets",
      key_result: "Au plus 2 % de factures rejetées",
      baseline: "5,3 % en septembre 2026",
      timeframe: "31 mars 2028",
      priority: 80,
    },
    {
      goal_type: "general",
      title: "En finir avec les pochettes du vendredi",
      description: "Plus de papier qui voyage entre les bases et la facturation.",
    },
  ],
};
