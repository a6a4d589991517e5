import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { handmadeGroups } from "./documents/handmade-groups";
import { sharedRidesItems } from "./items";
import { transportSlips } from "./transport-slips";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Transports partagés",
    key_result: "22 % des transports assis sont partagés",
    baseline: "12 % en octobre 2026",
    timeframe: "31 décembre 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Rouler moins à vide",
    key_result: "33 % de kilomètres à vide en VSL, pas plus",
    baseline: "41 %",
    timeframe: "31 décembre 2027",
    priority: 80,
  },
  {
    goal_type: "user_outcome",
    title: "Personne ne poireaute au retour",
    key_result: "90 % des retours pris en charge dans les 30 minutes",
    baseline: "76 %",
    timeframe: "30 juin 2027",
    priority: 90,
  },
  {
    goal_type: "constraint",
    title: "Pas de poste supprimé",
    description:
      "Les heures gagnées vont aux heures sup et au tour de garde. Promis au CSE le 15 septembre.",
  },
];

export const patientTransportWorkspace: SampleWorkspace = {
  name: "Ambulances Sarrazin-Lemée",
  contextItems: [
    {
      label: "company_info",
      title: "La maison",
      content: `Fondée à Évron en 1987 par Yves Sarrazin, reprise en 2011 par son gendre Pascal Lemée. Trois bases en Mayenne : Laval, Évron, Château-Gontier. 17 ambulances, 29 VSL, 9 taxis conventionnés. 112 salariés, 8,4 M€ de chiffre d'affaires en 2025.`,
    },
    {
      label: "tech_stack",
      title: "Informatique",
      content: `Régulation et facturation sur Ambuplan (installé en 2016, sur notre serveur à Laval). Une tablette Samsung par véhicule, avec la feuille de route et la navigation. Géolocalisation des 55 véhicules. Tout ça tient sur Kévin Ruault.`,
    },
    {
      label: "brand_guidelines",
      title: "Comment on parle aux gens",
      content: `On dit « patient », jamais « course » ni « client ». On se présente par son prénom. Pas de sigle dans un courrier ou un SMS : ni VSL, ni PMT. Phrases courtes, vouvoiement. Vert #1F6F54.`,
    },
    {
      label: "target_market",
      title: "Le territoire",
      content: `La moitié sud et l'est de la Mayenne. Sept transports sur dix se font assis. Le nombre de dialysés augmente de 4 % par an, et les gens habitent de plus en plus loin du centre.`,
    },
    {
      label: "compliance_requirements",
      title: "Agrément et données de santé",
      content: `Véhicules et équipages agréés par l'ARS. Un prestataire qui voit passer le nom d'un patient doit stocker chez un hébergeur certifié HDS et signer un contrat de sous-traitance RGPD avant la première donnée.`,
    },
    {
      label: "general_note",
      title: "Barrière du parking de Laval",
      content: `Nouveau code depuis lundi, le demander à l'accueil. Ne plus le scotcher sur la barrière, merci.`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "Tenir le tour de garde sans intérim",
      description: "Ambulanciers de la maison, toutes les nuits, sur les trois bases.",
    },
  ],
  initiatives: [
    {
      title: "Tournées partagées",
      description:
        "La veille, le logiciel propose aux régulateurs de regrouper dans un même VSL des patients qui vont au même endroit à la même heure. Pilote : Maëlle Goubert, responsable de la régulation. Dialyses de Laval le 1er mars 2027, toutes les bases le 1er septembre 2027.",
      archived: false,
      documents: [handmadeGroups],
      contextItems: sharedRidesItems,
      goals,
    },
    transportSlips,
    {
      title: "Location de lits médicalisés",
      description: "Abandonnée en 2024 : 11 lits loués en un an, deux jamais revenus.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
