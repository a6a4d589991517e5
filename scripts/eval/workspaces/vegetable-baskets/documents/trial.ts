import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const trial: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Essai de Voiron, printemps 2026",
  content_markdown: `Écrit par Maud, validé par le CA le 7 juillet.

## Ce qu'on voulait savoir

Si les gens préviennent vraiment à temps, et si la ferme s'y retrouve.

## Ce qui s'est passé

- Deux mois, 72 paniers, demandes par SMS sur le téléphone de Maud
- 43 reports demandés, dont 6 arrivés trop tard
- 5 paniers doubles jamais réclamés
- Maud a passé 3 h par semaine à recopier

## Ce qui a coincé

La feuille papier et le tableur se contredisaient deux mardis sur huit.

## La prochaine fois

- Un formulaire, plus le téléphone de Maud.
- Donner la date du panier double noir sur blanc.
`,
};
