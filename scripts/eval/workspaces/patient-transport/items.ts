import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const sharedRidesItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Pour qui",
    content: `Côté bureau : les cinq régulateurs de jour (6 h - 20 h), Maëlle comprise. Les deux de nuit ne sont pas concernés.

Côté patients : ceux qui voyagent assis et reviennent souvent. Dialyse (38 patients à Laval, trois fois par semaine), chimio, radiothérapie, kiné.

Pas concernés : patients couchés, patients en isolement, appels du 15.`,
  },
  {
    label: "market_research",
    title: "Comptage d'octobre 2026",
    content: `Tout le mois, les trois bases, fait par Maëlle et le stagiaire de l'IUT à partir des feuilles de route.

| Mesure | Octobre |
| --- | --- |
| Transports assis | 4 870 |
| Patient seul dans le véhicule | 88 % |
| Déjà partagés, de tête | 12 % |
| Partageables après coup (les déjà partagés compris) | 31 % |
| Kilomètres à vide en VSL | 41 % |

Attention, « après coup » veut dire en connaissant les annulations et les séances qui débordent. En vrai ce sera moins.`,
  },
  {
    label: "market_research",
    title: "Questionnaire aux patients",
    content: `600 distribués en septembre, 214 revenus. 63 % partageraient leur VSL si l'attente ne dépasse pas 30 minutes, 22 % non, le reste ne sait pas. Première raison de refus, de loin : attendre l'autre au retour.`,
  },
  {
    label: "user_feedback",
    title: "M. Chauvin, 74 ans, dialysé",
    content: `« Partager ça me gêne pas, à condition que ce soit toujours avec les mêmes. Ce que je veux plus, c'est poireauter une heure dans le couloir après ma séance, avec mon sandwich. » Dit à Jean-Luc dans la voiture le 14/10.`,
  },
  {
    label: "user_feedback",
    title: "Cadre de santé de la dialyse, Laval",
    content: `Nadège Poirier, au téléphone : « Quand vous m'en amenez quatre à 6 h 50 je branche tout le monde à la même heure. Quand ils arrivent un par un jusqu'à 7 h 40, c'est mon équipe qui finit en retard. »`,
  },
  {
    label: "user_feedback",
    title: "Tour de table régulation 22/09",
    content: `notes prises à la volée, désolée pour le style

- Ludo : on le fait déjà de tête pour ceux qu'on connaît, pour les nouveaux jamais
- Céline : « ton logiciel il va me mettre ensemble des gens qui se détestent depuis le remembrement »
- 3 sur 5 pensent que le premier mois ça va doubler le boulot
- Patrice : je refais tout le planning à 18 h quand les gens ont fini de rappeler pour changer, alors une liste à 16 h, pour Château-Gontier c'est trop tôt
- Aurélie (2 mois de maison) : ça l'aiderait surtout à apprendre qui habite où
- Ludo encore : et quand le premier annule à 5 h du mat', le deuxième a un VSL pour lui tout seul et on a fait tout ça pour rien ?
- tous veulent voir POURQUOI il propose tel regroupement (détour, attente), sinon ils cliqueront non`,
  },
  {
    label: "key_competitors",
    title: "Ambulances Jouannet",
    content: `Bases à Mayenne et à Laval, 31 véhicules. Annoncent sur leur site « un transport assis sur quatre » partagé, depuis 2025. Leurs patients suivent l'arrivée du véhicule sur une appli. Ne prennent pas de garde de nuit. Les patients qui nous en reviennent parlent d'attentes au retour jusqu'à 1 h 20.

Prix : tarif de la convention, le même chez eux et chez nous. Personne ne fait payer l'attente.`,
  },
  {
    label: "feature_idea",
    title: "Regroupements proposés à 16 h",
    content: `La liste du lendemain tombe à 16 h. Pour chaque regroupement : le détour en km et l'attente prévue. Compris dans Tournéo, il faut 3 jours de réglage. Toucherait tous les transports assis, 4 870 en octobre.`,
  },
  {
    label: "feature_idea",
    title: "SMS la veille avec une fourchette horaire",
    content: `« Nous passons vous prendre demain entre 6 h 20 et 6 h 40. » Demandé par 88 patients sur 214 dans le questionnaire. Tournéo parle de 10 jours de travail, plus 5 centimes par SMS.`,
  },
  {
    label: "feature_idea",
    title: "Carnet des incompatibilités",
    content: `Noter que deux personnes ne voyagent jamais ensemble, sans avoir à dire pourquoi. Les cinq régulateurs le réclament. 4 jours de travail.`,
  },
  {
    label: "technical_constraint",
    title: "Ambuplan ne s'ouvre que dans un sens",
    content: `On peut sortir un fichier des transports toutes les 15 minutes, on ne peut rien y écrire. Un regroupement accepté dans Tournéo doit donc être ressaisi dans Ambuplan, tant que l'éditeur n'a pas livré son connecteur.`,
  },
  {
    label: "compliance_requirements",
    title: "Règles du transport partagé",
    content: `- 3 patients au plus par VSL
- détour de 10 km au plus par patient
- pas plus de 45 minutes d'attente avant ou après le rendez-vous
- désinfection entre deux tournées
- si le médecin a coché l'incompatibilité sur la prescription, pas de partage
- un patient qui refuse sans motif médical perd le tiers payant. C'est à la CPAM de le lui dire, pas à nos chauffeurs.`,
  },
  {
    label: "decision",
    title: "Le régulateur garde la main",
    content: `6 octobre 2026, réunion de régulation. Le logiciel propose, le régulateur accepte, corrige ou refuse ; rien ne part aux équipages sans lui. L'envoi tout automatique a été écarté : le logiciel ne sait ni qui est fatigué, ni qui ne supporte pas qui. On en reparle après six mois d'usage.`,
  },
  {
    label: "decision",
    title: "On prend Tournéo",
    content: `Comité de direction du 3 novembre 2026, tranché par Pascal Lemée.

| Option | Prix | Pour / contre |
| --- | --- | --- |
| Tournéo (Nantes) | 1 450 € par mois | existe, deux confrères s'en servent |
| Ambuplan Optim | 2 100 € par mois | intégré, mais annoncé pour mi-2027 seulement |
| Tableur maison | 0 € | une journée de Maëlle par semaine |

Contrat d'un an, résiliable à trois mois.`,
  },
  {
    label: "risk",
    title: "Un retour de dialyse qui traîne",
    content: `Une séance se prolonge (fistule qui saigne) et le deuxième patient attend. Parade : au-delà de 30 minutes la régulation sépare les deux retours, et un VSL volant reste à Laval de 11 h 30 à 14 h. Responsable : Maëlle Goubert.`,
  },
  {
    label: "risk",
    title: "Les abattements mangent le gain",
    content: `À deux dans le VSL chaque trajet est payé 23 % de moins, à trois 35 % de moins. Si la négociation de 2027 durcit ces taux, partager nous coûte de l'argent. On n'a rien en face pour l'instant.`,
  },
  {
    label: "general_note",
    title: "Calcul d'Hervé",
    content: `Pas encore relu par le comptable !

À 22 % de transports partagés, sur une année pleine :
- carburant et heures sup en moins : 84 000 €
- recettes en moins (abattements) : 27 000 €
- reste 57 000 €, licence non déduite

À payer : licence 17 400 € par an, connecteur Ambuplan 9 600 € une fois, formation 3 200 € une fois. Soit 30 200 € la première année.`,
  },
  {
    label: "general_note",
    title: "Calendrier (màj 16/11)",
    content: `- [x] contrat Tournéo signé le 10 novembre
- [ ] connecteur Ambuplan livré et testé : 29 janvier 2027 (Kévin Ruault)
- [ ] formation des cinq régulateurs, sur place : du 8 au 12 février (Tournéo)
- [ ] courrier aux patients + affiche dans la salle d'attente de la dialyse : 15 février (Maëlle avec Nadège Poirier)
- [ ] dialyses de Laval : lundi 1er mars 2027
- [ ] chimio et radiothérapie de Laval : 3 mai 2027
- [ ] Évron et Château-Gontier : 1er septembre 2027

Pas dans cette version : le SMS de la veille et le carnet des incompatibilités. On en reparle à l'automne 2027.

Marche arrière : si plus de 3 patients par jour attendent plus de 45 minutes, trois jours de suite, on reprend les plannings d'avant. Maëlle décide seule, pas besoin d'appeler Pascal.

Les huit premières semaines, point d'une demi-heure avec Tournéo chaque vendredi.`,
  },
  {
    label: "external_link",
    title: "Guide de la fédération",
    content: `12 pages. Le modèle de courrier aux patients est page 5.`,
    source_url: "https://www.federation-transport-sanitaire.example/guides/transport-partage",
  },
];
