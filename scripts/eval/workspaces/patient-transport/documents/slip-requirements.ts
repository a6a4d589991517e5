import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const slipRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Bons sur téléphone, premières exigences",
  content_markdown: `Responsable : Hervé Quentin. Brouillon du 12 novembre 2026.

## Problème

312 factures rejetées en septembre, dont 171 parce que la prescription manquait ou ne se lisait pas. Le papier met jusqu'à une semaine pour arriver d'Évron.

## Objectif

Avoir nettement moins de rejets.

## Exigences

- L'équipage photographie la prescription, recto et verso, avant de quitter le patient.
- Le patient signe du doigt ; s'il ne peut pas, l'équipage coche le motif dans une liste de quatre.
- Sans réseau, photo et signature restent dans le téléphone et partent dans les 10 minutes après le retour du réseau.
- L'application doit être simple et rapide.
- La facturation voit le bon à côté de la facture, sans ouvrir un autre programme.

## Hors périmètre

- Les transports demandés par le 15
- La prescription électronique des hôpitaux

## Questions ouvertes

- Qui paie le téléphone d'un chauffeur qui casse le sien ?
- Combien de temps garde-t-on l'original ? (Hervé demande à la CPAM avant le 18 décembre)
`,
};
