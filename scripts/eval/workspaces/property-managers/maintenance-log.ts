import type { SampleInitiative } from "@/lib/domain/workspace/sample";

export const maintenanceLog: SampleInitiative = {
  title: "Carnet d'entretien et plan de travaux",
  description:
    "Le carnet d'entretien de l'immeuble et le plan pluriannuel de travaux dans un seul écran, avec l'échéancier. Responsable : Maëlle Tanguy. Étude jusqu'au printemps 2027.",
  archived: false,
  documents: [],
  contextItems: [
    {
      label: "user_feedback",
      title: "Gestionnaire à Vannes",
      content: `« Mon carnet d'entretien est un classeur rouge. Quand le classeur est chez l'architecte, je n'ai plus de carnet. »`,
    },
    {
      label: "feature_idea",
      title: "Échéancier des contrats",
      content: `Ascenseur, chaudière, extincteurs : alerte 90 jours avant la fin de chaque contrat.`,
    },
    {
      label: "compliance_requirements",
      title: "Plan pluriannuel de travaux",
      content: `Obligatoire pour les immeubles de plus de 15 ans, quelle que soit leur taille depuis janvier 2025. À voter en AG, fonds de travaux à 2,5 % du plan.`,
    },
    {
      label: "key_competitors",
      title: "BatiSuivi",
      content: `Carnet numérique seul, 49 € par mois et par cabinet. Belle interface, rien sur la compta.`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "Plus de classeur rouge",
      description: "Tout ce que dit le classeur se retrouve dans le logiciel.",
    },
  ],
};
