import type { SampleContextItem } from "@/lib/domain/workspace/sample";

/** People, counts and rivals. */
export const voteEvidence: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "L'assistante de gestion",
    content: `Un gestionnaire suit 35 à 45 immeubles et tient une trentaine d'AG entre mars et juin, le soir, après sa journée. C'est son assistante qui reçoit, trie et saisit les formulaires papier. L'utilisatrice n° 1 c'est elle, pas lui.`,
  },
  {
    label: "target_users",
    title: "Copropriétaires absents",
    content: `Bailleurs qui habitent loin (38 % des lots chez nos clients), jeunes parents, personnes âgées qui ne sortent plus le soir.

Les locataires ne votent pas et ne doivent rien voir.`,
  },
  {
    label: "user_feedback",
    title: "Cabinet Le Guen, Brest",
    content: `Visite du 8 octobre, deux heures, notes de Solène. 6 gestionnaires, 214 immeubles, clients depuis 2013. Se garer derrière la gare.

Aujourd'hui : la convocation part 21 jours avant, formulaire agrafé dedans. Les retours arrivent par courrier, par mail, sous la porte. Nathalie, assistante, tient un tableau à part avec les dates d'arrivée, faute de champ pour ça dans notre logiciel. Une dizaine par AG oublient de signer, elle les rappelle un par un.

> La veille de l'AG des Capucins j'ai ressaisi 61 formulaires, 23 résolutions chacun. J'ai fini à 22 h et il y avait deux erreurs, c'est un copropriétaire qui les a trouvées en séance, devant tout le monde.

Yann Le Guen, le patron, est plus réservé : « Le jour où un juge me demande qui a cliqué, je veux pouvoir répondre. » Partant pour le pilote élargi à condition que la formation se fasse chez eux.

Pas parlé des factures ni du carnet, à reprendre avec Youenn.`,
  },
  {
    label: "user_feedback",
    title: "Ticket 48213",
    content: `De : cabinet Morvan & associés (Lorient)
Objet : formulaires illisibles

bonjour, on nous renvoie les formulaires pris en photo au téléphone, on ne distingue pas les cases. on fait quoi dans ce cas ?? 3 AG cette semaine, merci de rappeler URGENT

> support (Bruno) : pas de solution dans le logiciel à ce jour, à refuser si vraiment illisible`,
  },
  {
    label: "user_feedback",
    title: "M. Abiven, conseil syndical des Hortensias",
    content: `Saint-Malo, 84 lots. Il veut bien voter sur un site, « mais je veux un reçu avec ce que j'ai voté et l'heure. Sinon, au premier ravalement qui passe de justesse, ça finit chez l'avocat. »`,
  },
  {
    label: "user_feedback",
    title: "Mme Cadiou, 79 ans",
    content: `Appel transmis par le cabinet Le Guen : « Je n'ai pas d'ordinateur, je n'en aurai pas, et je tiens à mon papier. »`,
  },
  {
    label: "market_research",
    title: "Relevé des AG du printemps 2026",
    content: `212 AG, 19 cabinets, de mars à juin 2026.

| Mesure | Médiane |
| --- | --- |
| Voix présentes ou représentées | 44 % |
| Formulaires de vote par correspondance | 14 par AG |
| Formulaires rejetés (hors délai, illisibles, non signés) | 11 % |
| Temps de saisie | 3 h 10 par AG |

Dans 37 AG sur 212 une résolution de travaux a échoué faute de voix. Il a fallu une seconde assemblée, facturée 350 € en moyenne au syndicat.`,
  },
  {
    label: "market_research",
    title: "Sondage des cabinets, septembre 2026",
    content: `94 réponses sur 386 cabinets. 71 % veulent le vote en ligne « dès la prochaine saison », 12 % n'en veulent pas, surtout des petits qui ont peur des contestations. Prix jugé acceptable : 1 € par lot et par an.

NB : les patrons ont répondu, pas les assistantes.`,
  },
  {
    label: "key_competitors",
    title: "Gestia Syndic",
    content: `Notre rival direct en Bretagne et Pays de la Loire. Vote en ligne intégré depuis janvier 2025, 1,40 € par lot et par an, facturé sur tout le parc même si le cabinet ne l'utilise que pour deux immeubles.

Forts : visioconférence comprise, application mobile.
Faibles : procès-verbal exporté en PDF seulement, support fermé à 18 h, l'heure où les AG commencent.

Nous ont pris 9 cabinets en 2025.`,
  },
  {
    label: "key_competitors",
    title: "Agora Vote",
    content: `Spécialiste du vote (mutuelles, syndicats de salariés, un peu de copro). 190 € par assemblée. Aucun lien avec la compta : liste des lots importée à la main avant, résultats recopiés après. Réputé très solide devant les juges.`,
  },
  {
    label: "external_link",
    title: "Chronique : cinq ans de vote par correspondance",
    content: `Article d'une avocate rennaise, novembre 2025. Passe en revue 14 jugements ; dans 9 d'entre eux c'est la preuve de la date de réception qui manquait.`,
    source_url: "https://www.chronique-copro.example/vote-par-correspondance-cinq-ans",
  },
];
