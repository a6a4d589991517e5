import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { portalCase } from "./documents/portal-case";
import { portalRequirements } from "./documents/portal-requirements";

export const portal: SampleInitiative = {
  title: "Espace en ligne des syndics",
  description:
    "Les syndics retrouvent eux-mêmes rapports de visite, attestations et devis au lieu de les demander par courriel. Pilote : Sylvie Perrot. Pas avant l'automne 2027.",
  archived: false,
  documents: [portalCase, portalRequirements],
  contextItems: [
    {
      label: "user_feedback",
      title: "M. Bertholet, conseil syndical",
      content: `« On vote les travaux en assemblée le 4 et votre devis arrive le 9. Chaque année. » Résidence Le Vercors, deux appareils.`,
    },
    {
      label: "market_research",
      title: "Courriels d'octobre",
      content: `Sylvie a compté : 512 courriels de syndics en octobre, dont 203 pour un document qu'ils avaient déjà reçu.`,
    },
    {
      label: "decision",
      title: "Pas d'application mobile",
      content: `Hélène, 3 novembre 2026 : un site, rien à installer. Une application aurait coûté 28 000 € de plus et les syndics travaillent sur un ordinateur.`,
    },
    {
      label: "risk",
      title: "Un syndic voit les papiers d'un autre",
      content: `Les immeubles changent de syndic en cours d'année (57 en 2025) et Tournéo garde l'ancien rattachement jusqu'à ce qu'on le corrige à la main. On risque d'ouvrir un devis à celui qui a perdu le mandat. Aucune parade pour l'instant.`,
    },
    {
      label: "technical_constraint",
      title: "Rapports en image",
      content: `Les rapports de visite d'avant 2021 sont des scans sans texte, rangés par numéro d'appareil sur le serveur de Fontaine. Introuvables par adresse.`,
    },
  ],
  goals: [],
};
