import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const invoiceRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Factures électroniques, exigences",
  content_markdown: `Responsable : Youenn Prat. Version 0.3 du 2 novembre 2026.

## Problème

Les comptables téléchargent les factures de la plateforme et les ressaisissent : 118 000 factures en octobre.

## Exigences

- Une facture reçue est rattachée à l'immeuble d'après le numéro d'immatriculation de la copropriété.
- Un lot de 500 factures est importé en moins de 10 minutes.
- Une facture sans immeuble reconnu va dans la corbeille « à trier », jamais à la poubelle.
- L'écran de contrôle est intuitif et moderne.
- Formats acceptés : Factur-X, UBL, CII.

## Hors périmètre

- L'émission de factures
- Le paiement des fournisseurs

## Questions ouvertes

- Qui paie la plateforme, le cabinet ou l'immeuble ?
- Que faire d'une facture reçue deux fois ? (Youenn voit avec deux cabinets, avant le 4 décembre)
`,
};
