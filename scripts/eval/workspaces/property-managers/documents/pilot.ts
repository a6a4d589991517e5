import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const pilot: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Pilote de juin 2026",
  content_markdown: `Rédigé par Solène Jaouen, validé au CODIR du 15 septembre 2026.

## Ce que nous voulions vérifier

Que les copropriétaires votent en ligne quand on le leur propose, et que les assistantes y gagnent du temps.

## Ce qui s'est passé

- 4 cabinets, 23 assemblées. 1 912 copropriétaires invités, 688 ont voté en ligne, soit 36 %.
- Saisie restante : 25 min par assemblée.
- Dans 2 assemblées le décompte a été refait à la main, la clé spéciale de l'ascenseur étant mal appliquée.
- Aucune contestation dans les deux mois.

## Ce qui a bien marché

La moitié des votants en ligne n'étaient venus à aucune assemblée depuis 2022.

## Ce qui a coincé

- 31 codes SMS jamais arrivés.
- Les assistantes ont découvert l'outil le jour même.

## Actions

- Former les assistantes avant les gestionnaires.
- Rejouer le décompte avec clés spéciales sur 50 immeubles réels.
`,
};
