import type { SampleInitiative } from "@/lib/domain/workspace/sample";

const launchPlan = `# Plan de lancement : encombrants sur rendez-vous

Validé en comité le 12 février 2026 · Responsable : Claire Vasseur

## Ce que nous lançons

Les habitants réservent un passage en ligne ou par téléphone. La tournée fixe du premier lundi du mois s'arrête.

## Objectifs

| Objectif | Aujourd'hui | Cible |
| --- | ---: | ---: |
| Dépôts sauvages par mois | 310 | 200 |
| Délai moyen | 30 jours | 10 jours |
| Coût d'une tonne | 214 € | 190 € |

## Calendrier

- [x] 7 avril : quartiers Nord et Gare
- [x] 2 juin : toute la ville
- [ ] Courrier aux syndics de copropriété (service communication)
- [x] Bilan avec les équipes, 30 octobre

## Après le lancement

Point chaque lundi à 8 h avec les chefs d'équipe pendant deux mois.
`;

/** Has ended, so its documents should look back. */
export const bulkyWaste: SampleInitiative = {
  title: "Encombrants sur rendez-vous",
  description:
    "Remplacer la tournée fixe des encombrants par des rendez-vous. Lancé le 7 avril 2026 dans deux quartiers, le 2 juin dans toute la ville. Claire Vasseur, avec les équipes de Moussa Diarra.",
  archived: false,
  documents: [
    {
      type: "launch_plan",
      status: "approved",
      title: "Plan de lancement des encombrants",
      content_markdown: launchPlan,
    },
  ],
  contextItems: [
    {
      label: "target_users",
      title: "Qui a des encombrants",
      content: `Locataires sans voiture surtout : 43 % des ménages du quartier Nord n'en ont pas. Les étudiants déménagent fin juin et fin août. Les entreprises n'y ont pas droit.`,
    },
    {
      label: "user_feedback",
      title: "Équipes de collecte, bilan du 30 octobre",
      content: `Ce qui a aidé : la photo jointe à la demande, « on sait si c'est un canapé ou trois ». Ce qui a mal marché : les adresses sans numéro de bâtiment, 20 minutes perdues par tournée. Moussa : « En septembre on a couru après les rendez-vous des étudiants. »`,
    },
    {
      label: "user_feedback",
      title: "Mme Ferrand, quartier Gare",
      content: `« J'ai réservé le mardi, ils sont passés le vendredi, on m'a prévenue par SMS. Avant, j'aurais attendu un mois. » Appel du 9 octobre.`,
    },
    {
      label: "user_feedback",
      title: "Pourquoi des habitants ont arrêté de réserver",
      content: `58 personnes ont réservé une fois puis plus jamais. 31 disent qu'il faut descendre les meubles la veille avant 20 h, et qu'elles ne peuvent pas seules. 12 ont trouvé le formulaire trop long.`,
    },
    {
      label: "market_research",
      title: "Chiffres d'avril à octobre",
      content: `6.940 rendez-vous. Délai moyen 8 jours (30 avant). Dépôts sauvages : 310 par mois au printemps 2025, 231 en octobre 2026. Coût d'une tonne 203 €. 17 % des rendez-vous manqués, surtout en septembre. Source : exploitation, Inès Roche.`,
    },
    {
      label: "technical_constraint",
      title: "Le logiciel de tournées s'arrête à 40 adresses",
      content: `Tournéo calcule une tournée de 40 adresses au plus. En septembre il en aurait fallu 65 : les chefs d'équipe ont fini à la main. La version qui va plus loin sort en février 2027.`,
    },
    {
      label: "decision",
      title: "Pas de créneau horaire",
      content: `19 février 2026, comité : on promet un jour, jamais une heure. Un créneau aurait demandé deux camions de plus (310.000 €). À revoir quand la moitié des rendez-vous se prendront en ligne.`,
    },
    {
      label: "general_note",
      title: "Septembre",
      content: `Personne n'avait regardé les dates de la rentrée universitaire : 1.480 demandes en trois semaines, deux fois plus que prévu. Le délai est monté à 19 jours. À partir de maintenant, Claire demande le calendrier à l'université en mai.`,
    },
    {
      label: "risk",
      title: "Les syndics n'informent pas les locataires",
      content: `Le courrier n'est jamais parti. Dans 40 copropriétés les meubles sont encore descendus le premier lundi du mois.`,
    },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "Un passage en dix jours",
      key_result: "Délai moyen de 10 jours au plus",
      baseline: "30 jours en 2025",
      timeframe: "31 octobre 2026",
      priority: 90,
    },
    {
      goal_type: "success_metric",
      title: "Moins de dépôts sauvages",
      key_result: "200 par mois",
      baseline: "310 par mois au printemps 2025",
      timeframe: "31 octobre 2026",
      priority: 80,
    },
    {
      goal_type: "business_outcome",
      title: "Une tonne moins chère",
      key_result: "190 € la tonne",
      baseline: "214 €",
      priority: 60,
    },
  ],
};
