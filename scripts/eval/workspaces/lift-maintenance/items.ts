import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const boxItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Qui s'en servira",
    content: `Les 34 techniciens de secteur (tournée le jour, astreinte une semaine sur six) et les deux régulatrices du bureau, Sylvie et Maud, qui distribuent les appels. Les gardiens d'immeuble recevront les messages mais n'auront pas d'accès.

Les usagers des cabines, eux, ne verront rien changer.`,
  },
  {
    label: "market_research",
    title: "Appels dépannage 2025",
    content: `Extraction Tournéo faite par Maud le 9 janvier.

| Motif | Appels | Part |
| --- | ---: | ---: |
| Porte palière ou cabine | 2 460 | 39 % |
| Rien constaté à l'arrivée | 1 930 | 31 % |
| Manœuvre, variateur | 1 140 | 18 % |
| Personne bloquée | 390 | 6 % |
| Divers | 390 | 6 % |
| **Total** | **6 310** | |

22 % des appels tombent entre 19 h et 7 h. Un déplacement nous revient à 118 € en moyenne, soit près de 228 000 € par an pour aller constater que ça marche.`,
  },
  {
    label: "market_research",
    title: "Enquête syndics, juin 2026",
    content: `48 réponses sur 71 envois. Note moyenne 6,4/10 pour le dépannage, 8,1 pour l'entretien courant. 33 sur 48 disent apprendre une panne par un copropriétaire en colère. À la question « paieriez-vous un suivi à distance ? » : oui jusqu'à 10 €/mois pour 21 d'entre eux, non pour 17, le reste ne sait pas.`,
  },
  {
    label: "user_feedback",
    title: "Mme Cholet, Dauphiné Gestion",
    content: `« Le lundi matin j'ai trois messages de la même dame du sixième, et vous, vous n'êtes au courant de rien depuis le samedi. Je ne vous demande pas des miracles, je vous demande de le savoir avant moi. » 112 immeubles chez elle, dont 38 avec ascenseur chez nous. Vue le 3 septembre.`,
  },
  {
    label: "user_feedback",
    title: "Les gars de Chambéry",
    content: `Petit déj' du 17/09, sept techniciens sur neuf présents. En vrac :
- ok pour le boîtier si ça évite de monter à Bassens à 2 h du mat' pour rien
- 4 sur 7 pensent que ça va servir à les fliquer (heures d'arrivée)
- Gégé : « si ça sonne pour chaque gamin qui bloque la porte avec son vélo je le débranche moi-même »`,
  },
  {
    label: "key_competitors",
    title: "Levanor",
    content: `Groupe national, 41 000 appareils. Propose « Levanor Vigie » depuis 2022 : surveillance à distance, 14 €/mois par appareil, engagement 5 ans. Ne marche que sur leurs propres armoires de moins de 12 ans. Plateau d'appel à Lille, nous ont pris la copropriété des Eaux-Claires (11 appareils) au printemps en mettant ça en avant.`,
  },
  {
    label: "key_competitors",
    title: "Savoie Élévateurs",
    content: `Une dizaine de techniciens à Aix-les-Bains. Rien de connecté. Moins chers que nous d'environ 8 % sur le contrat étendu.`,
  },
  {
    label: "feature_idea",
    title: "Prévenir avant la panne de porte",
    content: `Le boîtier compte les réouvertures. Au-delà de 5 % sur une journée, un point « porte » est ajouté à la prochaine visite. À l'essai de Meylan ça a permis d'attraper 9 galets usés avant l'arrêt.`,
  },
  {
    label: "feature_idea",
    title: "SMS au gardien",
    content: `Envoyé dès que l'appareil est à l'arrêt plus de 10 minutes, puis à la remise en service. Le gardien met son panneau, et le syndic arrête de nous appeler. Demandé par Mme Cholet et par l'OPH du Grésivaudan.`,
  },
  {
    label: "feature_idea",
    title: "QR code en cabine",
    content: `L'usager scanne et envoie une photo du défaut. Idée de Karim. Pas chiffré, et personne ne sait qui lirait les photos le week-end.`,
  },
  {
    label: "technical_constraint",
    title: "Vieilles armoires",
    content: `610 de nos appareils ont une armoire à relais d'avant 1995, sans bus. On ne peut y lire que marche / arrêt / chaîne de sécurité par contacts secs : pas de comptage des réouvertures là-dessus. Autre souci, la machinerie en sous-sol : à Meylan 3 emplacements sur 40 ne captaient pas la 4G sans antenne déportée (46 € pièce).`,
  },
  {
    label: "compliance_requirements",
    title: "Téléalarme (EN 81-28)",
    content: `La phonie bidirectionnelle doit marcher même pendant une coupure de courant, au moins une heure, et un appel d'essai automatique est obligatoire tous les trois jours au plus. Donc le boîtier ne remplace pas la téléalarme tant que sa batterie n'est pas validée par l'organisme de contrôle. Rapport attendu le 22 janvier 2027.`,
  },
  {
    label: "decision",
    title: "Boîtier Sentilift retenu",
    content: `Comité du 6 octobre 2026 (Nadia, Karim, Hélène). Trois offres :

| Fournisseur | Boîtier HT | Abonnement /mois |
| --- | --- | --- |
| Sentilift | 189 € | 4,20 € |
| Kabinova | 240 € | 3,10 € |
| Fabrication maison avec l'IUT | env. 70 € | — |

Sentilift parce qu'il se pose sur toutes les marques et que les données restent à nous. La version IUT a été écartée : personne pour la maintenir. Kabinova ne lit pas les armoires à relais.`,
  },
  {
    label: "decision",
    title: "Offert un an, puis 7,50 €",
    content: `Hélène Marchetti, 20 octobre 2026. La première année est comprise dans le contrat étendu, ensuite 7,50 € HT par mois et par appareil, résiliable à tout moment. Faire payer tout de suite a été rejeté, parce que 17 syndics sur 48 ont répondu non. On en reparle en janvier 2028, quand on verra combien ont gardé l'option.`,
  },
  {
    label: "risk",
    title: "Trop de fausses alertes la nuit",
    content: `À Meylan 11 alertes sur 37 étaient fausses. Si l'astreinte n'y croit plus, tout le projet tombe. Parade : la nuit seules les alertes « arrêt + appel en attente » réveillent quelqu'un, les autres attendent 7 h. Suivi : Karim Belhadj.`,
  },
  {
    label: "risk",
    title: "Un seul opérateur pour les SIM",
    content: `Toutes les cartes Sentilift sont chez le même opérateur. Le 14 mai, panne régionale de 5 h, on n'avait plus un seul boîtier. Rien de prévu à ce jour.`,
  },
  {
    label: "general_note",
    title: "Calendrier des poses",
    content: `v3, remplace celui de septembre

1. Grenoble sud, 150 appareils : 1er mars – 15 avril 2027
2. Chambéry, 130 : 19 avril – 28 mai
3. Voironnais, 120 : 31 mai – 30 juin

- [x] devis antennes
- [ ] courrier aux syndics, le 1er février (Nadia)
- [ ] formation des techniciens, deux demi-journées, semaine du 15 février (Karim)
- [ ] affichette en cabine, imprimeur relancé

Pose : 1 h 30, on compte 95 € de main-d'œuvre. Si un secteur dépasse 3 fausses alertes par appareil et par semaine, on y coupe les alertes de nuit et on arrête les poses. C'est le chef d'astreinte qui tranche.`,
  },
  {
    label: "external_link",
    title: "Fermeture du cuivre",
    content: `https://reseau-cuivre.example/calendrier-isere : la ligne RTC est coupée à Grenoble et Échirolles le 31 janvier 2028, à Chambéry un an plus tard. 1 120 de nos téléalarmes sont encore dessus.`,
  },
  {
    label: "general_note",
    title: "Arbre de Noël",
    content: `Samedi 12 décembre, salle des fêtes de Domène. 41 enfants. Gégé refait le Père Noël. Prévoir une rallonge.`,
  },
];
