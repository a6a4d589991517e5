import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { invoiceRequirements } from "./documents/invoice-requirements";

export const invoices: SampleInitiative = {
  title: "Réception des factures électroniques",
  description:
    "Les factures des fournisseurs arrivent d'une plateforme agréée directement dans la compta de l'immeuble. Responsable : Youenn Prat. Livraison par étapes jusqu'en juin 2027.",
  archived: false,
  documents: [invoiceRequirements],
  contextItems: [
    {
      label: "user_feedback",
      title: "Comptable, cabinet Rosmeur",
      content: `« Depuis septembre je télécharge les factures de la plateforme et je les retape chez vous. C'est ça, le progrès ? »`,
    },
    {
      label: "market_research",
      title: "Volume de factures",
      content: `En octobre 2026, 118 000 factures fournisseurs saisies par nos clients. EDF, Veolia et les ascensoristes font 46 % du total.`,
    },
    {
      label: "technical_constraint",
      title: "Ordre des écritures",
      content: `La compta verrouille l'exercice par immeuble pendant un import. Deux imports en parallèle sur le même immeuble = blocage.`,
    },
    {
      label: "compliance_requirements",
      title: "Réforme de la facturation",
      content: `Réception obligatoire depuis le 1er septembre 2026 pour les entreprises, émission par étapes jusqu'en septembre 2027. Factures conservées 10 ans.`,
    },
    {
      label: "risk",
      title: "Facture rangée dans le mauvais immeuble",
      content: `Un fournisseur se trompe de numéro d'immatriculation et la charge part chez le voisin. Pas encore de contrôle prévu.`,
    },
    {
      label: "decision",
      title: "Plateforme Quittance retenue",
      content: `20 octobre 2026, Youenn. Quittance à 0,07 € la facture plutôt que Factoria à 0,11 €. Contrat d'un an.`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "Factures sans ressaisie",
      key_result: "80 % des factures imputées sans correction",
      timeframe: "30 juin 2027",
    },
  ],
};
