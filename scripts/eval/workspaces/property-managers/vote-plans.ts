import type { SampleContextItem } from "@/lib/domain/workspace/sample";

/** Ideas, limits, decisions, risks and the plan. */
export const votePlans: readonly SampleContextItem[] = [
  {
    label: "feature_idea",
    title: "Bulletin pré-rempli",
    content: `Le copropriétaire ouvre sa convocation sur l'Extranet, voit ses lots et ses voix, choisit pour, contre ou abstention à chaque résolution et valide par code SMS. Modifiable jusqu'à la clôture.`,
  },
  {
    label: "feature_idea",
    title: "Reçu de vote",
    content: `PDF horodaté envoyé dès la validation, avec le détail de chaque vote. Demandé par les conseils syndicaux et par 3 des 4 cabinets du pilote.`,
  },
  {
    label: "feature_idea",
    title: "Feuille de présence alimentée",
    content: `Les votes reçus remplissent la feuille de présence et le décompte par article (24, 25, 26). Plus de ressaisie.`,
  },
  {
    label: "feature_idea",
    title: "Relance à J-10",
    content: `mail à ceux qui n'ont ni voté ni donné pouvoir. ~6 jours de dev (Karim)`,
  },
  {
    label: "feature_idea",
    title: "Pouvoir en ligne",
    content: `Donner son pouvoir à quelqu'un depuis l'Extranet. 22 jours de dev à cause du plafond de trois mandats par personne. Peut attendre la saison 2028.`,
  },
  {
    label: "technical_constraint",
    title: "Moteur de répartition",
    content: `Il recalcule toutes les clés de charges à chaque enregistrement, 40 s pour un immeuble de 300 lots. On ne peut pas l'appeler à chaque vote : un seul décompte, à la clôture.`,
  },
  {
    label: "technical_constraint",
    title: "Codes SMS : débit et absents",
    content: `Le prestataire plafonne à 20 SMS par seconde et n'en garantit que 95 % en moins de 30 s. Dans la base, 9 % des copropriétaires n'ont pas de numéro de mobile.`,
  },
  {
    label: "compliance_requirements",
    title: "Trois jours francs",
    content: `Loi du 10 juillet 1965, art. 17-1 A, et décret de 1967 : le formulaire doit arriver au syndic au plus tard 3 jours francs avant la réunion, sinon il ne compte pas. Le modèle de formulaire est fixé par arrêté : mêmes mentions à l'écran que sur le papier.`,
  },
  {
    label: "compliance_requirements",
    title: "Un vote est une donnée personnelle",
    content: `AIPD rendue le 21 octobre par Anne-Laure Kerbrat (DPO). Votes chiffrés et gardés 10 ans avec le procès-verbal. Le gestionnaire ne voit aucun vote avant la clôture.`,
  },
  {
    label: "decision",
    title: "Pas de vote pendant la séance",
    content: `CODIR du 15 septembre 2026. La première version s'arrête au vote avant l'assemblée. Le vote en direct par visioconférence coûterait 7 mois de plus et demande que chaque AG ait d'abord voté les moyens techniques. Gestia le fait ; on assume. À rouvrir après la saison 2027.`,
  },
  {
    label: "decision",
    title: "Un code SMS pour s'identifier",
    content: `29 septembre 2026, Solène Jaouen et Karim Belkacem. Trois options : code SMS, FranceConnect, signature électronique par un tiers. FranceConnect écarté, 4 à 6 mois d'habilitation. Signature écartée, 1,80 € par vote. Conséquence : les copropriétaires sans mobile restent au papier.`,
  },
  {
    label: "decision",
    title: "0,90 € par lot",
    content: `CODIR du 3 novembre 2026. 0,90 € par lot et par an, seulement sur les immeubles activés. Un forfait par AG a été écarté (les petits immeubles ne viendraient pas), la gratuité aussi.`,
  },
  {
    label: "decision",
    title: "Ouverture repoussée au 2 mars",
    content: `CODIR du 3 novembre 2026. L'ouverture générale, prévue le 12 janvier, passe au 2 mars 2027 : l'auditeur de sécurité n'a de place qu'en janvier, et on n'ouvre pas sans audit.`,
  },
  {
    label: "risk",
    title: "AG attaquée au tribunal",
    content: `Un opposant a deux mois pour contester et fait annuler une résolution parce que le vote en ligne est mal prouvé. Mesures : reçu horodaté, journal scellé chaque nuit, avis écrit de Me Prigent attendu le 11 décembre. Responsable : Solène.`,
  },
  {
    label: "risk",
    title: "Résolution amendée en séance",
    content: `Si le texte change pendant la réunion, celui qui avait voté pour à distance est compté défaillant. Les gestionnaires l'oublient, le logiciel ne le fait pas. Personne n'a encore regardé comment traiter ça.`,
  },
  {
    label: "risk",
    title: "Pic de la mi-juin",
    content: `Plus de 400 AG le même soir certains mardis de juin, et tout le monde vote la veille de la clôture. Mesure : test de charge à 12 000 votes par heure en janvier (Karim).`,
  },
  {
    label: "general_note",
    title: "Cadrage du 4 novembre",
    content: `Solène, Karim, Anne-Laure, Bruno

- [x] AIPD
- [x] prix
- [ ] avis de Me Prigent, 11 décembre
- [ ] audit de sécurité par Ostrea, du 11 au 22 janvier
- [ ] test de charge, semaine du 25 janvier
- [ ] pilote élargi à 12 cabinets, à partir du 1er février
- [ ] fiche d'aide + webinaire pour les assistantes, 17 février
- [ ] ouverture générale, 2 mars

Si plus de 2 % des votes du pilote élargi sont perdus ou mal comptés, on n'ouvre pas. C'est Solène qui décide, le 24 février. Et retour au papier immeuble par immeuble, c'est un interrupteur.`,
  },
];
