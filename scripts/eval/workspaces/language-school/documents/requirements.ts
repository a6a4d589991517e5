import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const requirements: SampleDocument = {
  type: "prd",
  status: "approved",
  title: "Cahier des charges du parcours",
  content_markdown: `Validé le 6 novembre 2026 en comité de direction. Rédaction : Solène Abgrall.

## Pourquoi

Un salarié sur trois abandonne avant la fin de son forfait. L'horaire fixe ne convient plus aux équipes de chantier.

## Ce que le parcours comprend

1. Vingt heures en ligne, réservables jusqu'à la veille à midi.
2. Dix heures dans les locaux du client, en deux journées.
3. Un test de niveau au début et à la fin.
4. Une signature électronique à chaque demi-journée.

## Ce qu'il ne comprend pas

- Le CPF individuel
- Les langues autres que l'anglais et l'allemand la première année

## Hypothèses

- Les stagiaires réserveront sans doute d'eux-mêmes, sans relance.
- Les RH accepteront de payer 17 % de plus pour un horaire souple.
- Nous supposons que quinze créneaux par semaine suffisent à un groupe de huit.

## Calendrier

Vente à partir d'avril 2027, démarrage de six groupes en septembre.

## Points ouverts

- Qui remplace un professeur malade quand les deux sont pris ?
- Faut-il une annulation gratuite, et jusqu'à quand ? (Solène, avant le 15 janvier)
`,
};
