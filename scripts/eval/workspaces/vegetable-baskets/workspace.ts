import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import { rules } from "./documents/rules";
import { trial } from "./documents/trial";
import { items } from "./items";

export const vegetableBasketsWorkspace: SampleWorkspace = {
  name: "Les Paniers de la Bièvre",
  contextItems: [
    {
      label: "company_info",
      title: "Qui on est",
      content: `Asso loi 1901 depuis 2007, siège à La Côte-Saint-André (Isère). 5 fermes, 6 points de distribution, 312 paniers par semaine (petit 13 €, grand 21 €). 1 salariée, Maud Perrin, 24 h par semaine ; le reste c'est des bénévoles. Contrats de 46 semaines, payés d'avance en chèques, suivis sur un tableur que Gilles tient depuis 2011.`,
    },
    {
      label: "brand_guidelines",
      title: "Quand on écrit aux adhérents",
      content: `On tutoie. « Distribution », jamais « livraison ». « Paysan » plutôt que « producteur ». Pas de photo de banque d'images. Vert #4F7A2A.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Report de panier",
      description:
        "Un adhérent absent décale son panier et en retire un double plus tard, au lieu de le payer pour rien. Demande par formulaire avant le dimanche 20 h. Portée par Maud Perrin. Ouverture aux 6 points le 5 avril 2027.",
      archived: false,
      documents: [trial, rules],
      contextItems: items,
      goals: [
        {
          goal_type: "success_metric",
          title: "Moins de paniers oubliés",
          key_result: "3 % de paniers non retirés au plus pendant l'été",
          baseline: "9 % (été 2026)",
          timeframe: "31 août 2027",
          priority: 100,
        },
        {
          goal_type: "business_outcome",
          title: "Que les gens re-signent",
          key_result: "93 % des contrats renouvelés",
          baseline: "88 % à l'automne 2026",
          timeframe: "novembre 2027",
        },
        {
          goal_type: "constraint",
          title: "Pas plus de boulot pour les fermes",
          description: "Aucune saisie à faire pour elles, et le compte connu le lundi à 8 h.",
        },
      ],
    },
    {
      title: "Paniers de fruits rouges",
      description: "Contrat framboises et cassis, abandonné en 2024 faute de main-d'oeuvre.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
