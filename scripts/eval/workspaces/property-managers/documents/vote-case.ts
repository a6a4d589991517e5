import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const voteCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Vote en ligne : chiffrage",
  content_markdown: `Version 2, Solène Jaouen, 10 novembre 2026

## Le problème

Les assistantes saisissent à la main, et des travaux ne passent pas faute de voix.

## Ce que ça coûte

210 jours de développement, soit 126 000 €. Audit Ostrea : 14 500 €. SMS : 0,05 € pièce.

## Ce que ça rapporte

4 000 copropriétés de 37 lots en moyenne, à 0,90 € par lot : environ 133 000 € par an.

## Ce que nous supposons

- Nous pensons qu'un immeuble activé le restera d'une année sur l'autre.
- Un copropriétaire sur deux devrait voter en ligne dès la deuxième saison.
- Les tribunaux admettront sans doute le code SMS comme preuve.
- Gestia ne baissera probablement pas ses prix.

## Suite

Présentation au CODIR le 8 décembre, pour accord sur les 126 000 €.
`,
};
