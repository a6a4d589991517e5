import type { PasteReference } from "../../reference";

const initiative = "Tournées partagées";

const chat: PasteReference = {
  name: "Discussion des régulateurs",
  initiative,
  parts: [
    { is: "frame", text: "Discussion WhatsApp avec « Régul jour »" },
    {
      is: "noise",
      text: "[23/11/2026 05:58] Ludo : salut les loulous, qui a les clés du bureau",
    },
    { is: "noise", text: "[23/11/2026 05:59] Maëlle : sous le pot comme d'hab" },
    {
      is: "user_feedback",
      text: "[23/11/2026 07:41] Ludo : Mme Tertrais vient d'appeler, hier elle a attendu 50 min dans le hall de la radiothérapie, elle dit que si ça recommence elle change de boîte",
    },
    {
      is: "technical_constraint",
      text: "[23/11/2026 08:12] Kévin : l'export d'Ambuplan est coupé de 2 h à 4 h du matin pendant la sauvegarde, donc Tournéo ne peut recevoir aucune annulation avant 4 h 15",
    },
    { is: "noise", text: "[23/11/2026 08:13] Maëlle : 👍 merci" },
    {
      is: "risk",
      text: "[23/11/2026 08:20] Céline : moi j'ai peur qu'à trois dans le Berlingo avec deux déambulateurs ça rentre pas, et qu'on s'en aperçoive devant la porte du patient",
    },
    {
      is: "feature_idea",
      text: "[23/11/2026 08:24] Ludo : il faudrait que le logiciel affiche les déambulateurs et les fauteuils pliants à côté du nom, ce serait top pour voir si le coffre suffit",
    },
    { is: "noise", text: "[23/11/2026 08:31] Céline : quelqu'un a vu mon thermos" },
    {
      is: "decision",
      text: "[23/11/2026 11:05] Maëlle : c'est tranché avec Pascal ce matin : pas de partage avant 6 h 30, les tout premiers dialysés gardent leur VSL pour eux. On avait pensé à 6 h mais les chauffeurs embauchent à 5 h 45",
    },
    {
      is: "key_competitors",
      text: "[23/11/2026 13:47] Ludo : vu sur Facebook : Jouannet ouvre une base à Évron en janvier et recrute quatre chauffeurs",
    },
    {
      is: "goal",
      text: "[23/11/2026 14:02] Maëlle : notre objectif d'ici fin avril 2027 : 25 % de trajets partagés sur les dialyses de Laval, on est à 19 %",
    },
    { is: "noise", text: "[23/11/2026 14:03] Kévin : <Médias omis>" },
    {
      is: "compliance_requirements",
      text: "[23/11/2026 15:30] Maëlle : rappel de la CPAM, c'est réglementaire : si le médecin a coché l'incompatibilité sur la prescription, interdiction de proposer le partage, même quand le patient est d'accord",
    },
    { is: "noise", text: "[23/11/2026 15:32] Ludo : ok, je file, la 17 est au lavage" },
  ],
};

const minutes: PasteReference = {
  name: "Compte rendu du comité",
  initiative,
  parts: [
    { is: "frame", text: "Compte rendu, comité transports partagés, jeudi 19 novembre 2026" },
    { is: "noise", text: "Présents : Pascal Lemée, Maëlle Goubert, Kévin Ruault, Céline Houdayer" },
    { is: "noise", text: "Excusé : Hervé Quentin (grippe)" },
    { is: "frame", text: "1. Centre de dialyse" },
    {
      is: "user_feedback",
      text: "Nadège Poirier nous a dit au téléphone : « L'après-midi mes patients rentrent de nuit, ils se plaignent de monter avec quelqu'un qu'ils n'ont jamais vu. »",
    },
    {
      is: "market_research",
      text: "Relevé de la semaine 46 : sur 212 retours de dialyse, 161 pris en charge dans les 30 minutes, soit 76 %. Attente la plus longue : 1 h 12.",
    },
    { is: "frame", text: "2. Raccordement à Ambuplan" },
    {
      is: "technical_constraint",
      text: "Tournéo ne sait pas placer une adresse sans numéro. Un patient sur six habite un lieu-dit, il faut donc lui envoyer des coordonnées GPS.",
    },
    {
      is: "risk",
      text: "L'éditeur d'Ambuplan a été racheté en septembre. Kévin craint que le nouveau propriétaire ferme l'export ; dans ce cas plus rien n'arrive dans Tournéo, et il n'y a pas de solution de rechange.",
    },
    { is: "frame", text: "3. Décision" },
    {
      is: "decision",
      text: "Décidé : en chimiothérapie, jamais plus de deux patients par véhicule. Trois serait permis, mais ils sont trop fatigués pour un deuxième détour. À revoir en janvier 2028.",
    },
    { is: "frame", text: "4. Cible pour les propositions du logiciel" },
    {
      is: "goal",
      text: "Au 30 juin 2027, au moins 80 % des regroupements proposés sont acceptés sans retouche par les régulateurs.",
    },
    { is: "frame", text: "5. Divers" },
    {
      is: "feature_idea",
      text: "Céline propose d'ajouter un bouton sur la tablette du chauffeur pour signaler qu'une séance se prolonge.",
    },
    { is: "noise", text: "Le photocopieur de Château-Gontier est réparé." },
    { is: "noise", text: "Prochaine réunion : jeudi 3 décembre à 14 h, salle du haut." },
  ],
};

const sheet: PasteReference = {
  name: "Cahier des remontées",
  initiative: "Bons de transport sur téléphone",
  parts: [
    { is: "frame", text: "date;base;saisi par;remontée" },
    {
      is: "user_feedback",
      text: '02/11;Évron;G. Moreau;"Mme Lhuissier se plaint de devoir signer trois papiers sur ses genoux à chaque trajet, elle a 88 ans et elle tremble"',
    },
    { is: "noise", text: "03/11;Laval;S. Bellanger;RAS" },
    { is: "noise", text: "04/11;Laval;S. Bellanger;ligne en double, à supprimer" },
    {
      is: "technical_constraint",
      text: "05/11;Château-Gontier;T. Gasnier;\"sur les tablettes actuelles l'appareil photo ne peut pas s'ouvrir tant que la navigation tourne, il faut fermer l'une pour lancer l'autre\"",
    },
    {
      is: "market_research",
      text: "09/11;Laval;S. Bellanger;\"Statistiques d'octobre : 5 812 factures, 11 jours en moyenne entre le transport et l'envoi, dont 8 à attendre le papier\"",
    },
    {
      is: "feature_idea",
      text: '10/11;Évron;G. Moreau;"Suggestion : que le téléphone lise tout seul le numéro de sécurité sociale sur la prescription"',
    },
    { is: "noise", text: "11/11;;;férié" },
    {
      is: "target_users",
      text: '12/11;Laval;H. Quentin;"Utilisateurs visés : les 74 ambulanciers et chauffeurs de jour. Les équipages de nuit ne sont pas concernés, ils gardent le papier."',
    },
    {
      is: "risk",
      text: '13/11;Château-Gontier;T. Gasnier;"Inquiétude des anciens : si le téléphone se perd avec les photos dedans, les prescriptions de toute la journée sont dans la nature"',
    },
    {
      is: "external_link",
      text: "16/11;Laval;H. Quentin;à lire : https://www.facturation-sante.example/guides/prescription-de-transport",
    },
    {
      is: "decision",
      text: '17/11;Laval;H. Quentin;"Décidé avec Pascal Lemée : les téléphones sont fournis par la maison, personne n\'utilise le sien."',
    },
    {
      is: "goal",
      text: '18/11;Laval;H. Quentin;"Objectif pour fin 2027 : facture envoyée en 3 jours au plus après le transport, contre 11 aujourd\'hui"',
    },
    { is: "noise", text: "19/11;Évron;G. Moreau;test test" },
  ],
};

export const pastes: readonly PasteReference[] = [chat, minutes, sheet];
