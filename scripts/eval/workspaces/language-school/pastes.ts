import type { PasteReference } from "../../reference";

const initiative = "Parcours hybride en entreprise";

const meeting: PasteReference = {
  name: "Compte rendu de réunion",
  initiative,
  parts: [
    { is: "frame", text: "Parcours hybride – point du jeudi 19 novembre 2026" },
    { is: "noise", text: "Présents : Solène, Yann, Malik, Hélène (jusqu'à 11 h)" },
    { is: "noise", text: "On commence avec dix minutes de retard, Malik cherchait une place." },
    { is: "frame", text: "Réservations" },
    {
      is: "decision",
      text: "Décision : un stagiaire peut annuler gratuitement jusqu'à la veille à midi, ensuite la séance est décomptée. On a préféré ça à un quota d'annulations, trop compliqué à expliquer.",
    },
    {
      is: "technical_constraint",
      text: "Yann a vérifié : Zoom ne transmet pas l'heure de connexion à Planéo. La présence en ligne devra donc être saisie à la main tant que la version 9 n'est pas là.",
    },
    { is: "frame", text: "Clients" },
    {
      is: "user_feedback",
      text: "Solène a eu M. Tessier, de la fonderie Garnault. Il lui a dit : « Donnez-moi la liste des absents le jour même, pas en décembre quand tout est dépensé. »",
    },
    {
      is: "risk",
      text: "Inquiétude de Malik : si les grands groupes passent tous en ligne, l'agence de Tours, qui vit des entreprises, pourrait ne plus couvrir son loyer.",
    },
    { is: "frame", text: "Objectif pour la rentrée" },
    {
      is: "goal",
      text: "Signer six groupes avant le 30 juin 2027. Aujourd'hui, aucun.",
    },
    { is: "frame", text: "Divers" },
    {
      is: "feature_idea",
      text: "Yann propose d'ajouter un rappel par SMS une heure avant chaque séance en ligne.",
    },
    { is: "noise", text: "Le chauffage de la salle 3 sera réparé lundi." },
    { is: "noise", text: "Prochaine réunion : jeudi 3 décembre à 10 h, même salle." },
  ],
};

const call: PasteReference = {
  name: "Appel avec Socaval",
  initiative,
  parts: [
    {
      is: "frame",
      text: "Appel Socaval (mareyeur, Saint-Nazaire, 180 salariés) – Mme Riou, RH – 17/11/26",
    },
    { is: "noise", text: "Ligne très mauvaise, on a rappelé sur son portable." },
    { is: "noise", text: "Elle rentrait de vacances, on a parlé un peu de la Galice." },
    {
      is: "target_users",
      text: "Ceux qu'elle veut former : une quinzaine d'acheteurs qui négocient chaque matin au téléphone avec des Irlandais et des Écossais. Ils finissent leur journée à 13 h.",
    },
    {
      is: "user_feedback",
      text: "« L'an dernier vous nous avez mis des débutants avec des gens qui parlent déjà. Les bons se sont ennuyés, ils ne sont plus venus. »",
    },
    {
      is: "key_competitors",
      text: "Elle a aussi un devis de Parlium : 890 € par personne pour 25 heures, toutes à distance, avec un mois d'essai gratuit.",
    },
    {
      is: "compliance_requirements",
      text: "Son OPCO exige désormais que chaque stagiaire signe le règlement intérieur et la notice RGPD avant la première heure, sinon le dossier est refusé.",
    },
    {
      is: "feature_idea",
      text: "Elle aimerait qu'on puisse ajouter un module de vocabulaire de la pêche, fait à partir de leurs vrais bons de commande.",
    },
    { is: "noise", text: "Je la rappelle mardi à 14 h." },
    { is: "noise", text: "Penser à lui envoyer la plaquette." },
  ],
};

const chat: PasteReference = {
  name: "Fil Teams des professeurs",
  initiative,
  parts: [
    { is: "frame", text: "Équipe profs entreprise – vendredi 20 novembre" },
    { is: "noise", text: "Gaëlle 09:02 : bonjour à tous, bon courage pour les bilans" },
    { is: "noise", text: "Tom 09:03 : merci 🙏" },
    {
      is: "user_feedback",
      text: "Gaëlle 09:10 : une stagiaire d'Atlantec m'a dit hier : « le matin dans le bus, les dix minutes, c'est le seul moment où j'ose parler »",
    },
    {
      is: "risk",
      text: "Tom 09:18 : moi ce qui m'inquiète c'est d'avoir deux remplaçants en arrêt la même semaine. Avec deux profs par groupe on risque d'annuler des séances déjà réservées.",
    },
    {
      is: "technical_constraint",
      text: "Inès 09:31 : attention, la signature électronique ne marche pas sur les tablettes de l'atelier, elles bloquent les fenêtres surgissantes. Il faut un ordinateur.",
    },
    { is: "noise", text: "Tom 09:32 : aïe" },
    {
      is: "market_research",
      text: "Solène 10:05 : les chiffres d'octobre : sur 590 stagiaires en entreprise, 151 ne sont pas allés au-delà de la sixième séance, soit 26 %.",
    },
    {
      is: "key_competitors",
      text: "Inès 10:20 : vu à Angers : l'Institut Beaulieu lance des cours à distance en janvier, à 45 € l'heure individuelle.",
    },
    {
      is: "feature_idea",
      text: "Gaëlle 10:41 : idée : permettre au stagiaire d'échanger sa place avec un collègue du même groupe au lieu d'annuler",
    },
    { is: "noise", text: "Inès 11:58 : quelqu'un déjeune à la crêperie ?" },
    { is: "noise", text: "Tom 12:00 : j'arrive !" },
  ],
};

export const pastes: readonly PasteReference[] = [meeting, call, chat];
