import type { PasteReference } from "../../reference";

const initiative = "Vote en ligne avant l'assemblée";

const committee: PasteReference = {
  name: "Comité projet",
  initiative,
  parts: [
    { is: "frame", text: "# Comité projet Vote en ligne, mardi 24 novembre 2026" },
    {
      is: "noise",
      text: "Présents : Solène, Karim, Anne-Laure, Maëlle. Excusé : Bruno, qui monte le stand.",
    },
    { is: "noise", text: "Début à 14 h 10, le micro de la salle ne marchait pas." },
    { is: "frame", text: "## Juridique" },
    {
      is: "compliance_requirements",
      text: "- Me Prigent rappelle l'obligation légale : le syndic doit annexer à la feuille de présence la date de réception de chaque vote, sinon le juge peut annuler l'assemblée.",
    },
    {
      is: "decision",
      text: "- Décision : une indivision vote par un seul représentant, désigné dans la fiche du lot avant l'envoi de la convocation.",
    },
    { is: "frame", text: "## Technique" },
    {
      is: "technical_constraint",
      text: "- Karim : le serveur d'authentification de l'Extranet coupe toute session au bout de 15 minutes, et on ne peut pas l'allonger pour un seul module.",
    },
    {
      is: "risk",
      text: "- Karim redoute que deux époux qui partagent la même adresse mail votent l'un à la place de l'autre. Aucune parade pour l'instant.",
    },
    { is: "frame", text: "## Pilote élargi" },
    {
      is: "goal",
      text: "- Objectif : 45 % de votants en ligne d'ici au 31 mars 2027, contre 36 % en juin.",
    },
    {
      is: "market_research",
      text: "- Étude de la fédération des syndics de l'Ouest (octobre, 260 cabinets interrogés) : 31 % proposent déjà un vote en ligne, contre 12 % en 2024.",
    },
    { is: "frame", text: "## Divers" },
    {
      is: "feature_idea",
      text: "- Idée de Maëlle : afficher sous chaque résolution ce qu'elle coûtera au copropriétaire, calculé avec ses tantièmes.",
    },
    { is: "noise", text: "- La clim de la salle Ouessant est réparée." },
    { is: "noise", text: "Prochain comité mardi 8 décembre à 14 h, même salle." },
  ],
};

const tickets: PasteReference = {
  name: "Export des tickets du support",
  initiative,
  parts: [
    { is: "frame", text: "numero;date;cabinet;ouvert par;texte" },
    {
      is: "user_feedback",
      text: '49077;02/11/2026;Morvan & associés;C. Morvan;"Nos copropriétaires ne comprennent pas la case abstention, ils croient que ça compte contre. On passe nos journées à le réexpliquer au téléphone."',
    },
    { is: "noise", text: "49081;02/11/2026;interne;support;ticket de test à supprimer" },
    {
      is: "feature_idea",
      text: '49090;04/11/2026;Cabinet Rosmeur;J. Quéré;"Suggestion : un bouton pour imprimer d\'un coup tous les formulaires reçus, classés par lot."',
    },
    {
      is: "key_competitors",
      text: '49115;09/11/2026;Cabinet Le Guen;Y. Le Guen;"Pour info Gestia Syndic démarche le quartier : vote en ligne à 1,10 € par lot si on signe avant Noël, reprise des données offerte."',
    },
    { is: "noise", text: "49117;09/11/2026;Cabinet Rosmeur;J. Quéré;merci c'est bon pour moi" },
    {
      is: "risk",
      text: "49122;10/11/2026;interne;A.-L. Kerbrat;\"Risque signalé : un fils donne le code SMS de sa mère à l'entrepreneur du ravalement, et l'assemblée est annulée.\"",
    },
    {
      is: "noise",
      text: "49125;10/11/2026;Syndic des Abers;P. Kerleo;réponse automatique : absent jusqu'au 23 novembre",
    },
    {
      is: "technical_constraint",
      text: '49131;12/11/2026;interne;K. Belkacem;"Limite technique : le moteur PDF tronque le procès-verbal au-delà de 200 pages, annexes comprises."',
    },
    {
      is: "user_feedback",
      text: '49136;13/11/2026;Cabinet du Port;A. Nédélec;"Une bailleuse de Lyon nous a remerciés : elle a enfin pu voter, en juin, sans poser un jour de congé. Par contre le mail de convocation était dans ses spams."',
    },
    {
      is: "decision",
      text: '49144;16/11/2026;interne;B. Hamon;"Décidé avec Solène : un formulaire illisible est refusé dans le logiciel, avec un motif, et plus jamais par téléphone."',
    },
    { is: "noise", text: "49150;17/11/2026;interne;support;doublon du 49144, fermé" },
  ],
};

const channel: PasteReference = {
  name: "Canal du projet",
  initiative,
  parts: [
    { is: "frame", text: "#vote-en-ligne, export du 26/11/2026" },
    { is: "noise", text: "[09:02] Maëlle : bonjour bonjour" },
    { is: "noise", text: "[09:03] Karim : salut, café ?" },
    {
      is: "goal",
      text: "[09:20] Solène : objectif validé avec Anne-Laure : moins de 1 % de codes SMS non reçus d'ici fin février 2027 (4,5 % en juin)",
    },
    {
      is: "target_users",
      text: "[09:31] Maëlle : le webinaire s'adresse aux assistantes des cabinets de moins de 5 gestionnaires, qui n'ont ni informaticien ni formateur",
    },
    {
      is: "tech_stack",
      text: "[09:38] Karim : côté technique, le service de vote tourne sur Java 21 et PostgreSQL 16, dans des conteneurs à Roubaix, avec RabbitMQ devant",
    },
    { is: "noise", text: "[09:39] Maëlle : :+1:" },
    {
      is: "external_link",
      text: "[10:12] Solène : à lire, le retour d'un confrère belge : https://www.journal-du-syndic.example/vote-a-distance-liege",
    },
    {
      is: "risk",
      text: "[10:25] Anne-Laure : ce qui m'inquiète, c'est que les votes chiffrés deviennent illisibles si on perd la clé. Il n'y en a qu'une et elle est sur le poste de Karim",
    },
    { is: "noise", text: "[10:26] Karim : je suis en réunion, je réponds après" },
    {
      is: "decision",
      text: "[11:48] Solène : tranché avec Karim : on garde deux clés, dont une au coffre chez le notaire",
    },
    {
      is: "key_competitors",
      text: "[14:05] Bruno : au salon, Agora Vote annonçait un connecteur compta pour mars et un tarif à 150 € par assemblée",
    },
    {
      is: "feature_idea",
      text: "[14:20] Bruno : et on pourrait proposer un mode grands caractères sur l'écran de vote, trois visiteurs l'ont demandé",
    },
    { is: "noise", text: "[17:55] Maëlle : bonne soirée à tous" },
  ],
};

export const pastes: readonly PasteReference[] = [committee, tickets, channel];
