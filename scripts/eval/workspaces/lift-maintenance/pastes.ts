import type { PasteReference } from "../../reference";

const initiative = "Boîtiers connectés";

const chat: PasteReference = {
  name: "Groupe WhatsApp des techniciens",
  initiative,
  parts: [
    { is: "frame", text: "Discussion WhatsApp avec « Secteur Fontaine + Chambéry »" },
    { is: "noise", text: "[18/11/2026 06:52] Gégé: qui a pris ma perceuse encore ???" },
    { is: "noise", text: "[18/11/2026 06:54] Karim: c moi, elle est dans le berlingo 😅" },
    {
      is: "user_feedback",
      text: "[18/11/2026 08:31] Lucas: vu la gardienne des Alpins, elle me dit « moi votre boîtier je m'en fiche, ce que je veux c'est savoir quoi répondre aux gens quand c'est en panne »",
    },
    { is: "noise", text: "[18/11/2026 08:33] Gégé: 👍" },
    {
      is: "technical_constraint",
      text: "[18/11/2026 10:07] Lucas: info pour les poses, sur les Kermann d'avant 2003 le contact de chaîne de sécurité est en 110 V, l'entrée du Sentilift n'accepte que du 24, sans relais d'interface on grille la carte",
    },
    { is: "noise", text: "[18/11/2026 10:20] Maud: bien reçu" },
    {
      is: "feature_idea",
      text: "[18/11/2026 12:41] Samir: ce serait bien que le boîtier puisse se mettre en pause pendant l'entretien, genre un bouton qu'on appuie en arrivant et il se réarme tout seul au bout de 2 h",
    },
    { is: "noise", text: "[18/11/2026 12:44] Gégé: pas bête. bon app tout le monde" },
    {
      is: "risk",
      text: "[18/11/2026 17:15] Karim: ce qui me fait peur c'est qu'à trois équipes de pose en mars on ne tienne plus les visites des six semaines sur Fontaine. avec deux arrêts maladie on est morts",
    },
    {
      is: "key_competitors",
      text: "[18/11/2026 17:40] Samir: au fait Savoie Élévateurs embauche un commercial et démarche les copros de La Motte-Servolex avec un contrat à 89 € par mois",
    },
    { is: "noise", text: "[19/11/2026 07:02] Gégé: verglas au col, partez tôt" },
  ],
};

const minutes: PasteReference = {
  name: "Compte rendu du comité",
  initiative,
  parts: [
    { is: "frame", text: "Comité boîtiers n° 4, jeudi 19 novembre 2026, Fontaine" },
    { is: "noise", text: "Présents : Hélène, Nadia, Karim, Sylvie. Excusée : Maud." },
    { is: "frame", text: "1. Poses" },
    {
      is: "decision",
      text: "Il est décidé de poser pendant la visite d'entretien et non en tournée séparée. La tournée dédiée, plus rapide de trois semaines, est abandonnée parce qu'elle immobilise chaque appareil deux fois.",
    },
    {
      is: "goal",
      text: "Objectif fixé pour l'astreinte : passer de 11 réveils par semaine (moyenne de l'automne) à 7 au plus d'ici fin septembre 2027.",
    },
    { is: "frame", text: "2. Réglementation" },
    {
      is: "compliance_requirements",
      text: "Sylvie a eu la juriste : si l'on enregistre l'heure d'arrivée d'un technicien, le RGPD impose d'informer chaque salarié par écrit et de consulter le CSE avant la mise en service.",
    },
    { is: "frame", text: "3. Chiffres" },
    {
      is: "market_research",
      text: "D'après l'étude de la fédération parue en octobre, 23 % des ascenseurs français sont surveillés à distance, contre 9 % en 2021, mais seulement 6 % chez les indépendants.",
    },
    {
      is: "risk",
      text: "Nadia craint que Sentilift ne livre pas les 150 premiers boîtiers à temps : le fournisseur a déjà annoncé deux semaines de retard sur les antennes, et nous n'avons pas de stock.",
    },
    { is: "frame", text: "4. Divers" },
    { is: "noise", text: "La machine à café est réparée, merci à Samir." },
    { is: "noise", text: "Prochain comité le jeudi 10 décembre à 8 h 30, même salle." },
  ],
};

const interview: PasteReference = {
  name: "Entretien avec un bailleur",
  initiative,
  parts: [
    {
      is: "frame",
      text: "Visio OPH du Grésivaudan, 24/11/2026, M. Reynaud (patrimoine), notes de Nadia",
    },
    { is: "noise", text: "Le son coupe au début, il se reconnecte depuis son téléphone." },
    { is: "noise", text: "On parle un peu de la neige à Chamrousse." },
    {
      is: "user_feedback",
      text: "M. Reynaud : « Quand un ascenseur est arrêté dans une tour, j'ai le maire au téléphone en vingt minutes, et je n'ai rien à lui dire. C'est ça qui me rend fou. »",
    },
    {
      is: "user_feedback",
      text: "Il se plaint aussi des rapports : il reçoit 140 PDF par trimestre et n'en ouvre aucun.",
    },
    {
      is: "key_competitors",
      text: "Levanor lui a proposé la surveillance gratuite pendant trois ans s'il signe pour ses 214 appareils, avec des pénalités à partir de 8 h d'arrêt.",
    },
    {
      is: "goal",
      text: "Notre objectif pour ses tours : 98,5 % de disponibilité au 31 décembre 2027, contre 96,8 % aujourd'hui.",
    },
    {
      is: "feature_idea",
      text: "Il aimerait une carte de son parc avec un point vert ou rouge par appareil, qu'il pourrait afficher à l'accueil.",
    },
    {
      is: "technical_constraint",
      text: "Ses locaux techniques n'ont pas de prise de courant libre, le boîtier doit donc être alimenté par l'armoire, 15 W au maximum.",
    },
    { is: "noise", text: "Il doit filer à une autre réunion, on se rappelle après les fêtes." },
    { is: "noise", text: "Nadia : penser à lui envoyer le calendrier 2027 avec les chamois." },
  ],
};

export const pastes: readonly PasteReference[] = [chat, minutes, interview];
