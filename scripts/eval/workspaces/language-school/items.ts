import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const hybridItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Les salariés que l'on forme",
    content: `Techniciens, assistantes commerciales et chefs de projet, niveau A2 à B1, qui doivent tenir une réunion en anglais ou en allemand. Ils ont rarement plus de deux heures par semaine, et jamais les mêmes.

L'acheteur, c'est le service RH : il veut des preuves de progression et des feuilles d'émargement en règle.`,
  },
  {
    label: "user_feedback",
    title: "Chantiers Bréhault, DRH",
    content: `Entretien avec Mme Le Guen, 9 septembre 2026. Ils n'ont pas renouvelé. « Mes soudeurs sont sur site trois jours sur cinq. Vos cours du mardi 17 h, ils en ratent la moitié et je paie quand même. » Elle a signé chez Parlium.`,
  },
  {
    label: "user_feedback",
    title: "Retours des stagiaires, printemps",
    content: `- le professeur : presque toujours le point fort
- « entre deux séances j'oublie tout » revient 31 fois sur 88 questionnaires
- plusieurs demandent de pouvoir s'entraîner à l'oral seuls, sans public
- la salle de Tours est trop bruyante`,
  },
  {
    label: "market_research",
    title: "Assiduité 2025-2026",
    content: `Feuilles d'émargement de 64 groupes en entreprise. Taux de présence moyen : 61 %. Il tombe à 44 % après la dixième séance. Les groupes de moins de cinq personnes tiennent mieux : 73 %.`,
  },
  {
    label: "market_research",
    title: "Contrats perdus depuis un an",
    content: `Onze contrats non renouvelés, soit 214 000 € de chiffre d'affaires annuel. Motifs donnés : horaires trop rigides (6), budget formation réduit (3), prix (1), déménagement (1).`,
  },
  {
    label: "key_competitors",
    title: "Parlium",
    content: `Plateforme en ligne de Lyon, professeurs indépendants.

- réservation d'un cours jusqu'à 30 minutes avant, de 7 h à 22 h
- 39 € l'heure individuelle ; chez nous 52 €
- le professeur change à chaque fois, c'est le reproche qui revient le plus souvent
- pas d'agence : personne ne se déplace dans l'entreprise
- certification Qualiopi depuis 2024`,
  },
  {
    label: "key_competitors",
    title: "Institut Beaulieu",
    content: `École d'Angers, 40 ans d'existence, présentiel seulement. Très bien introduit dans les collectivités. Tarif groupe inférieur au nôtre d'environ 10 %.`,
  },
  {
    label: "feature_idea",
    title: "Séances à réserver d'une semaine sur l'autre",
    content: `Au lieu d'un créneau fixe, le stagiaire choisit parmi quinze créneaux par semaine, toujours avec l'un des deux professeurs de son groupe. C'est ce que Mme Le Guen réclamait.`,
  },
  {
    label: "feature_idea",
    title: "Dix minutes d'oral par jour",
    content: `Exercices de prononciation sur le téléphone, corrigés par le professeur au début de la séance suivante. Prototype fait par Yann avec le groupe de chez Atlantec : 14 personnes sur 16 l'ont utilisé jusqu'au bout.`,
  },
  {
    label: "feature_idea",
    title: "Tableau de bord pour les RH",
    content: `Présence, heures consommées et niveau par stagiaire, sans attendre le bilan de fin d'année. Demandé par quatre clients.`,
  },
  {
    label: "technical_constraint",
    title: "Ce que Planéo ne sait pas faire",
    content: `Planéo gère des créneaux récurrents, pas de réservation à l'unité. Leur version 9, qui le permettrait, est annoncée pour mars 2027 sans engagement. Et l'export vers la paie des professeurs se fait encore à la main.`,
  },
  {
    label: "compliance_requirements",
    title: "Qualiopi et émargement à distance",
    content: `Une séance à distance doit être attestée par une signature électronique du stagiaire et du formateur, à chaque demi-journée. Sans cela, l'OPCO ne rembourse pas l'employeur. Audit de surveillance en octobre 2027.`,
  },
  {
    label: "decision",
    title: "Deux professeurs par groupe, pas plus",
    content: `Comité de direction du 2 octobre 2026. Chaque groupe a deux professeurs attitrés. C'est ce qui nous distingue de Parlium. Un vivier commun aurait donné plus de créneaux ; nous l'avons écarté. À revoir si plus de 20 % des demandes de réservation restent sans réponse.`,
  },
  {
    label: "decision",
    title: "Prix : 1 150 € par stagiaire",
    content: `Décidé le 16 octobre 2026 par Hélène Marchand. Forfait de 30 heures, dont 20 en ligne, facturé 1 150 € par personne à partir de six inscrits. Le cours classique en groupe reste au catalogue à 980 €.`,
  },
  {
    label: "risk",
    title: "Les professeurs salariés",
    content: `Réserver au dernier moment veut dire travailler à 7 h ou à 20 h. Trois professeurs ont déjà dit non. La convention collective impose un délai de prévenance de sept jours pour changer un planning. Réponse prévue : une majoration de 15 % sur les créneaux décalés, au volontariat, en négociation avec le CSE.`,
  },
  {
    label: "risk",
    title: "Planéo en retard",
    content: `Si la version 9 ne sort pas en mars, nous n'avons pas d'outil de réservation pour la rentrée. Personne n'a cherché de solution de remplacement.`,
  },
  {
    label: "general_note",
    title: "Budget demandé",
    content: `- licences et signature électronique : 18 400 € par an
- formation des professeurs au distanciel : 11 000 €, une fois
- mi-temps d'une coordinatrice : 21 000 € par an
- retour attendu : 140 000 € de contrats repris ou conservés la première année (estimation de Hélène, à partir des six départs liés aux horaires)`,
  },
];
