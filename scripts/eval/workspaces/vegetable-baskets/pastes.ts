import type { PasteReference } from "../../reference";

const initiative = "Report de panier";

const chat: PasteReference = {
  name: "Groupe WhatsApp des référents",
  initiative,
  parts: [
    { is: "frame", text: "Discussion WhatsApp « Référents paniers », export du 20/11/2026" },
    { is: "noise", text: "17/11/2026 08:12 - Maud: Coucou tout le monde" },
    { is: "noise", text: "17/11/2026 08:15 - Gilles: salut" },
    {
      is: "user_feedback",
      text: "17/11/2026 08:31 - Brigitte Tullins: une dame m'a dit mardi que le panier est bien trop gros pour elle depuis que les enfants sont partis, elle en donne la moitié à sa voisine",
    },
    {
      is: "feature_idea",
      text: "17/11/2026 08:40 - Théo: on pourrait ajouter un bouton « absent tout le mois d'août » au lieu de cocher semaine par semaine",
    },
    { is: "noise", text: "17/11/2026 08:41 - Maud: <Médias omis>" },
    {
      is: "risk",
      text: "17/11/2026 09:02 - Gilles: moi j'ai peur que des gens demandent le même report par tel ET sur le formulaire et qu'on le compte deux fois. Pour l'instant rien ne l'empêche",
    },
    {
      is: "technical_constraint",
      text: "17/11/2026 09:20 - Théo: attention la boîte mail de l'asso bloque au-delà de 200 envois par heure, et notre Nextcloud ne sait pas envoyer de SMS",
    },
    {
      is: "decision",
      text: "17/11/2026 13:47 - Maud: bon, décidé ce midi avec les fermes : pas de report possible la semaine de Noël ni celle du 1er mai",
    },
    {
      is: "goal",
      text: "17/11/2026 13:52 - Maud: Objectif qu'on s'est donné : 90 % des reports faits sur le formulaire d'ici fin juin 2027, contre 0 aujourd'hui",
    },
    {
      is: "key_competitors",
      text: "17/11/2026 18:05 - Brigitte Tullins: Vert Demain vient de poser un casier devant la gare de Tullins, avec un panier découverte à 9,90 € le premier mois",
    },
    { is: "noise", text: "17/11/2026 18:11 - Gilles: qui a les clés du local ??" },
    { is: "noise", text: "17/11/2026 18:13 - Brigitte Tullins: moi, je passe ce soir" },
  ],
};

const minutes: PasteReference = {
  name: "Compte rendu du CA",
  initiative,
  parts: [
    { is: "frame", text: "Compte rendu du CA du jeudi 19 novembre 2026" },
    {
      is: "noise",
      text: "Présents : Maud, Gilles, Denis, Nadège, Brigitte, Théo, Samir, Anne. Excusée : Claire.",
    },
    { is: "noise", text: "Le compte rendu du 6 octobre est approuvé sans remarque." },
    { is: "frame", text: "1. Avenant au contrat" },
    {
      is: "compliance_requirements",
      text: "Obligation légale rappelée par Camille : l'avenant doit être signé par la ferme et par l'adhérent, en deux exemplaires, sans quoi il n'a aucune valeur en cas de litige.",
    },
    {
      is: "decision",
      text: "Le CA décide (7 pour, 1 abstention) que les paniers doubles se retirent uniquement au point de distribution habituel.",
    },
    { is: "frame", text: "2. Été 2027" },
    {
      is: "goal",
      text: "Objectif : pas plus de 5 paniers doubles non réclamés sur tout l'été, d'ici au 30 septembre 2027.",
    },
    {
      is: "risk",
      text: "Nadège craint que des bénévoles donnent les paniers doubles par erreur aux premiers arrivés, et que les derniers repartent sans rien.",
    },
    {
      is: "market_research",
      text: "Gilles a dépouillé le questionnaire : 143 réponses sur 312 envois. 67 % des foyers partent au moins deux semaines l'été, 22 % ne partent jamais.",
    },
    { is: "frame", text: "3. Divers" },
    {
      is: "feature_idea",
      text: "Denis propose d'afficher sur le site une bourse aux paniers, où l'on récupère celui de quelqu'un qui est absent.",
    },
    { is: "noise", text: "La cafetière du local est en panne, Denis regarde." },
    {
      is: "noise",
      text: "Prochain CA le jeudi 17 décembre à 20 h, chacun apporte quelque chose à manger.",
    },
  ],
};

const call: PasteReference = {
  name: "Appel avec une adhérente",
  initiative,
  parts: [
    { is: "frame", text: "Appel avec Hélène R., adhérente à Voiron, 24 novembre, notes de Maud" },
    { is: "noise", text: "(elle est dans le train, ça coupe, on se rappelle dix minutes après)" },
    { is: "noise", text: "Maud : Merci de prendre le temps, c'est gentil." },
    {
      is: "user_feedback",
      text: "Hélène : « Mon planning tombe le jeudi, alors un délai au dimanche soir ça me va très bien. Le double panier par contre, je ne sais pas où le mettre dans mon frigo. »",
    },
    { is: "noise", text: "Maud : D'accord, je note." },
    {
      is: "target_users",
      text: "Pour qui on fait ça, donc : les infirmières et aides-soignantes de l'hôpital de Voiron, qui connaissent leurs horaires dix jours avant et pas plus.",
    },
    {
      is: "feature_idea",
      text: "Son idée : pouvoir rattraper en deux fois, avec un demi-panier de plus pendant deux semaines au lieu d'un double d'un coup.",
    },
    {
      is: "key_competitors",
      text: "Elle a vu que Vert Demain livre maintenant dans le hall de l'hôpital, panier à 15 € pour le personnel.",
    },
    { is: "noise", text: "Hélène : Pardon, on passe sous un tunnel. Vous m'entendez ?" },
    {
      is: "external_link",
      text: "L'article dont elle parle : https://www.gazette-bievre.example/paniers-hopital-voiron",
    },
    { is: "noise", text: "Maud : Super, merci beaucoup et bonne soirée !" },
  ],
};

export const pastes: readonly PasteReference[] = [chat, minutes, call];
