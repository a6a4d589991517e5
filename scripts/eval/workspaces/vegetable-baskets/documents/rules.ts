import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const rules: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Formulaire de report, premier jet",
  content_markdown: `Responsable : Théo Blanchet. 16 novembre, à relire.

## Problème

L'adhérent absent paie un panier qui finit au compost.

## Ce que ça doit faire

- L'adhérent entre son numéro de contrat, choisit la semaine à sauter, puis la semaine du panier double.
- La demande est possible jusqu'au dimanche 20 h pour la semaine qui suit.
- Au cinquième report le formulaire refuse et dit pourquoi.
- Le dimanche à 20 h 15 chaque ferme reçoit par mail le nombre de paniers, par point.
- Le formulaire doit être simple et agréable.

## Hors sujet

- Les contrats oeufs et pain
- Échanger son panier avec un autre adhérent

## Questions

- Que devient un panier double que personne ne réclame ?
- Un grand panier peut-il être rattrapé en deux petits ? (Théo demande aux fermes, avant le 15 décembre)
`,
};
