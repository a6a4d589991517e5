import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const portalCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Espace syndics, est-ce rentable ?",
  content_markdown: `Brouillon de Sylvie Perrot, novembre 2026.

## Résumé

40 % des courriels de syndics redemandent un document déjà envoyé.

## Hypothèses

- On suppose que deux syndics sur trois se connecteront au moins une fois par mois.
- Le prestataire tiendra sans doute dans 35 000 €.
- Les petits syndics bénévoles savent probablement se servir d'un site.

## Coûts et gains

Traiter un courriel prend 6 minutes, chronométrées sur deux jours. Le devis du prestataire est de 35 000 €, dont 9 000 € pour reprendre les anciens rapports.

## Suite

Présentation à Hélène le 14 janvier 2027.
`,
};
