import type { SampleInitiative } from "@/lib/domain/workspace/sample";

/** Before a vote of the council: no document yet. */
export const payPerPickup: SampleInitiative = {
  title: "Tarification incitative",
  description:
    "Faire payer le ramassage des ordures ménagères selon le nombre de levées du bac, à partir du 1er janvier 2028. Vote du conseil le 25 février 2027. Portée par Hugo Lemoine, directeur des déchets.",
  archived: false,
  documents: [],
  contextItems: [
    {
      label: "market_research",
      title: "Ce que d'autres villes ont obtenu",
      content: `Trois villes de même taille (Besançon, Lorient agglomération, Valserhône) : ordures ménagères en baisse de 28 à 36 % en trois ans, refus de tri en hausse de 4 points la première année. Visites faites en juin 2026.`,
    },
    {
      label: "market_research",
      title: "Ce que nous jetons",
      content: `241 kg d'ordures ménagères par habitant en 2025, 12 de plus que la moyenne nationale. La taxe de l'État passe de 59 à 105 € la tonne d'ici 2030 : 1,9 million d'euros par an de plus si rien ne change.`,
    },
    {
      label: "user_feedback",
      title: "Réunion publique du 6 octobre",
      content: `140 personnes, salle Prévert. « Et ceux qui ont des couches à jeter, ils paient deux fois ? » (un père, quartier Nord). « Mon voisin mettra ses sacs dans mon bac. » Plusieurs applaudissements pour « que celui qui trie paie moins ».`,
    },
    {
      label: "general_note",
      title: "Comité du 3 novembre",
      content: `Nous proposons au conseil la levée du bac plutôt que la pesée : la pesée coûte 1,4 million de plus en camions et tombe en panne deux fois par mois à Lorient. Hugo Lemoine et l'adjointe Nadia Bensaïd sont d'accord ; la tarification au sac est écartée.`,
    },
    {
      label: "general_note",
      title: "Ce que cela coûte",
      content: `3,2 millions d'euros d'investissement (puces sur 61.000 bacs, lecteurs sur 34 camions, logiciel), dont 1,1 million de subvention de l'Ademe à demander avant le 31 mars 2027. 4 agents pendant deux ans, pris sur le service des déchetteries.`,
    },
    {
      label: "technical_constraint",
      title: "Immeubles sans bac individuel",
      content: `38 % des logements partagent des bacs. Il faudra des trappes à badge : 2.300 points, 18 mois de pose. Pas avant mi-2028.`,
    },
    {
      label: "compliance_requirements",
      title: "Règles de la redevance",
      content: `La part variable doit représenter entre 10 et 45 % du total. Les données de levée sont personnelles : conservation trois ans, avis de la CNIL.`,
    },
    {
      label: "feature_idea",
      title: "Forfait couches",
      content: `12 levées offertes par an pour les enfants de moins de trois ans et les personnes malades. Coût estimé 90.000 € par an.`,
    },
    {
      label: "feature_idea",
      title: "Compte en ligne des levées",
      content: `Chaque foyer voit ses levées et le montant estimé. Rappel au-delà du forfait.`,
    },
    {
      label: "risk",
      title: "Dépôts sauvages",
      content: `À Valserhône ils ont doublé la première année. Trois brigades de deux agents et douze caméras mobiles sont prévues dès l'automne 2027 (260.000 €), avec amende de 135 €.`,
    },
    {
      label: "risk",
      title: "Élections",
      content: `Les municipales de mars 2026 ont changé six élus sur onze au comité. Deux n'ont pas encore dit ce qu'ils voteront.`,
    },
  ],
  goals: [
    {
      goal_type: "business_outcome",
      title: "Réduire les ordures ménagères",
      key_result: "170 kg par habitant",
      baseline: "241 kg en 2025",
      timeframe: "31 décembre 2030",
      priority: 100,
    },
    {
      goal_type: "success_metric",
      title: "Qualité du tri",
      key_result: "18 % de refus au plus",
      baseline: "22 % en 2025",
      timeframe: "31 décembre 2029",
      priority: 70,
    },
    {
      goal_type: "user_outcome",
      title: "Une facture comprise",
      description: "Mesure encore à trouver, peut-être les appels au numéro vert.",
    },
    {
      goal_type: "constraint",
      title: "Pas de hausse pour les petits foyers",
      key_result: "Les foyers d'une personne ne paient pas plus de 160 € par an",
      baseline: "158 € en 2026",
      timeframe: "2028",
    },
  ],
};
