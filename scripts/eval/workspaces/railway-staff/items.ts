import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const exchangeItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Les agents concernés",
    content: `412 conducteurs et contrôleurs, cinq dépôts. Un tiers prend son service avant 5 h 30. Les aiguilleurs ne sont pas concernés, leur roulement dépend d'une autre entreprise.`,
  },
  {
    label: "user_feedback",
    title: "Lormieux, entretiens de septembre",
    content: `Sylvie Maréchal, contrôleuse : « Avant, j'appelais huit collègues pour un samedi. Là, en dix minutes c'était réglé. » Trois agents sur neuf ont vu la réponse trop tard, l'alerte arrivait la nuit.`,
  },
  {
    label: "user_feedback",
    title: "Réunion avec les délégués, 6 octobre",
    content: `M. Charpentier : « On ne veut pas d'une bourse où les jeunes revendent leurs dimanches. » Demande un plafond d'échanges par mois. Le café de la salle B est toujours en panne.`,
  },
  {
    label: "market_research",
    title: "Services non couverts en 2025",
    content: `1 940 services sans agent la veille, 312 trains supprimés. La Région retient 1 150 € par train : 358 800 € en un an. Source : convention, annexe 4.`,
  },
  {
    label: "key_competitors",
    title: "Planifer",
    content: `Logiciel de roulements du marché, 96 000 € par an, reprise des données en 14 mois. Ne connaît pas nos habilitations par ligne.`,
  },
  {
    label: "feature_idea",
    title: "Échanges à trois",
    content: `A prend le service de B, B celui de C. 41 demandes refusées pendant le pilote auraient abouti.`,
  },
  {
    label: "feature_idea",
    title: "Alerte pour un service vacant",
    content: `Les agents libres et habilités reçoivent un message ; le premier qui répond l'obtient.`,
  },
  {
    label: "feature_idea",
    title: "Prime pour les dimanches",
    content: `Hors sujet ici : relève de l'accord de branche, négocié en 2028.`,
  },
  {
    label: "technical_constraint",
    title: "Octave",
    content: `Logiciel de 2009, sans interface : un fichier à 4 h, un autre à 16 h. Les habilitations n'y sont qu'en toutes lettres.`,
  },
  {
    label: "compliance_requirements",
    title: "Temps de travail et vie privée",
    content: `11 heures de repos entre deux services, jamais plus de six jours de suite. L'écran ne montre ni motif médical ni absence syndicale (avis de la déléguée à la protection des données, 2 juillet).`,
  },
  {
    label: "decision",
    title: "Accord automatique",
    content: `15 juin 2026, Nadège Fournel et Karim Belhadj (RH). Un échange conforme est accepté sans le chef de dépôt. Motif : sept refus sur dix tenaient au repos, que la machine calcule. Inconvénient : le chef découvre l'équipe le matin. À revoir si l'on compte plus de deux erreurs de repos par mois.`,
  },
  {
    label: "risk",
    title: "Repos de 11 heures mal calculé",
    content: `Deux cas la nuit du changement d'heure, 25 octobre. Gravité forte, probabilité faible. Théo a fait corriger le calcul, et Octave recontrôle tous les échanges à 4 h ; l'agent d'astreinte annule ceux qui posent problème.`,
  },
  {
    label: "risk",
    title: "Fichier de 16 h en retard",
    content: `Quatre fois pendant le pilote. Au bout d'une heure de retard, les échanges du lendemain sont gelés et les agents prévenus par SMS.`,
  },
  {
    label: "risk",
    title: "Préavis de grève du 13 décembre",
    content: `Le nouveau service d'hiver est contesté. Si les agents boycottent l'outil, Vierzac ne démarre pas.`,
  },
  {
    label: "risk",
    title: "Refus du CSE",
    content: `Clos : avis favorable le 22 octobre, 9 voix contre 2.`,
  },
  {
    label: "general_note",
    title: "Bilan du pilote de Lormieux (Théo, 3 novembre)",
    content: `Prévu : du 31 août au 31 octobre, 84 agents, 200 échanges.
Réalisé : 263 échanges, 61 agents sur 84. Durée moyenne d'un échange : 14 minutes au lieu de deux jours.
Bien : aucun train supprimé pour un échange ; les chefs de dépôt gagnent 5 heures par semaine.
Mal : l'alerte partait la nuit ; 23 agents ne se sont jamais connectés, surtout ceux de plus de 55 ans.
Pourquoi : on a formé par affiche, pas en salle. L'heure d'envoi suivait le fichier d'Octave.
À faire : séances d'une heure dans chaque dépôt (Karim, avant le 15 janvier) ; alertes entre 7 h et 21 h (Théo, 30 novembre).`,
  },
];
