import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const portalRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Espace syndics, premières exigences",
  content_markdown: `Responsable : Sylvie Perrot. Jet du 16 novembre 2026.

## Problème

Les syndics redemandent par courriel des documents qu'ils ont déjà.

## Exigences

- Le rapport de visite est en ligne 24 heures au plus après la visite.
- Un devis peut être accepté en ligne, l'acceptation part à la régulation en moins de 5 minutes.
- Le site est agréable et facile à utiliser.
- Un immeuble qui change de syndic disparaît du compte de l'ancien le jour même.

## Hors périmètre

- Payer une facture
- Les conseils syndicaux et les copropriétaires

## Questions ouvertes

- Que voit un syndic dont le contrat est résilié ?
- Garde-t-on les rapports d'avant 2021 ? Sylvie répond avant le 18 décembre.
`,
};
