import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { requirements } from "./documents/requirements";
import { testGroup } from "./documents/test-group";
import { hybridItems } from "./items";
import { reenrolment } from "./reenrolment";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Présence",
    key_result: "Taux de présence de 80 % dans les groupes hybrides",
    baseline: "61 % (2025-2026)",
    timeframe: "31 décembre 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Contrats renouvelés",
    key_result: "9 contrats d'entreprise sur 10 sont renouvelés",
    baseline: "74 %",
    timeframe: "30 juin 2028",
    priority: 90,
  },
  {
    goal_type: "user_outcome",
    title: "Un niveau gagné",
    description: "Mesuré par le même test au début et à la fin du forfait.",
    key_result: "Deux stagiaires sur trois gagnent un demi-niveau en 30 heures",
    timeframe: "31 décembre 2027",
  },
  {
    goal_type: "constraint",
    title: "Pas d'heures imposées",
    description: "Aucun professeur ne travaille avant 8 h ou après 19 h sans l'avoir accepté.",
  },
];

export const languageSchoolWorkspace: SampleWorkspace = {
  name: "Lingua Loire",
  contextItems: [
    {
      label: "company_info",
      title: "L'école en bref",
      content: `Trois agences, Nantes, Angers et Tours. 46 professeurs, dont 29 salariés. 2 800 élèves par an, 5,1 M€ de chiffre d'affaires, un gros tiers avec les entreprises. Directrice : Hélène Marchand.`,
    },
    {
      label: "target_market",
      title: "Entreprises des Pays de la Loire et de Touraine",
      content: `De 50 à 500 salariés, industrie et négoce surtout. Environ 1 900 établissements ; 112 sont clients. La formation est payée en grande partie par l'OPCO.`,
    },
    {
      label: "tech_stack",
      title: "Nos outils",
      content: `Planéo 8 pour les plannings et la facturation, Zoom pour les cours à distance, Moodle pour les supports, une feuille de calcul pour la paie. Yann Kerbrat s'occupe de tout ça à mi-temps.`,
    },
    {
      label: "brand_guidelines",
      title: "Ton et mots",
      content: `On vouvoie. On dit « stagiaire » en entreprise, « élève » ailleurs, jamais « apprenant ». Pas d'anglicismes, un comble pour nous mais c'est la règle. Orange #E8772E.`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "Être la référence locale",
      description: "Le premier nom qui vient à un DRH entre Nantes et Tours.",
    },
  ],
  initiatives: [
    {
      title: "Parcours hybride en entreprise",
      description:
        "Un forfait de 30 heures qui mêle séances en ligne à réserver et séances dans l'entreprise, avec les deux mêmes professeurs. Responsable : Solène Abgrall. Ouverture des ventes en avril 2027, premiers groupes en septembre 2027.",
      archived: false,
      documents: [requirements, testGroup],
      contextItems: hybridItems,
      goals,
    },
    reenrolment,
  ],
};
