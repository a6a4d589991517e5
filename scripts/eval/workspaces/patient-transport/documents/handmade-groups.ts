import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const handmadeGroups: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Regroupements à la main, printemps 2026",
  content_markdown: `Dialyses de Laval, six semaines, du 4 mai au 12 juin 2026. Rédigé par Maëlle Goubert, validé en réunion de régulation le 30 juin.

## Ce qu'on voulait savoir

Si les patients dialysés acceptent de partager, et combien de temps ça prend de composer les tournées sans logiciel.

## Ce qui s'est passé

- 402 trajets regroupés. La part partagée des dialyses est passée de 11 % à 19 %.
- L'attente moyenne au retour est passée de 17 à 23 minutes.
- Deux patients sur 38 ont refusé après la première semaine.
- Composer les tournées a pris 1 h 30 à Maëlle, chaque après-midi.
- Un dentier est reparti dans le mauvais sac. Il a été rendu.

## Ce qu'on referait

Appeler chaque patient avant de le mettre avec quelqu'un, et garder les mêmes compagnons de route d'une séance à l'autre.

## Ce qu'on changerait

- Prévenir le centre de dialyse une semaine avant, pas la veille.
- Prévoir un véhicule de secours à la mi-journée : tous les gros retards étaient entre 11 h 30 et 14 h.
`,
};
