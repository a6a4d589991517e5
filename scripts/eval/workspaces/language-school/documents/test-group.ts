import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const testGroup: SampleDocument = {
  type: "retrospective",
  status: "in_review",
  title: "Bilan du groupe d'essai Atlantec",
  content_markdown: `Groupe de 16 personnes, de février à juin 2026, anglais B1.

## Résultats

La présence est montée à 83 %. Neuf personnes ont gagné un demi-niveau, deux ont arrêté.

## Ce qui a coincé

Les réservations arrivaient par courriel : Yann y passait quatre heures par semaine. Une signature sur cinq manquait et il a fallu courir après.

## Pour la suite

Ne pas ouvrir d'autre groupe sans outil de réservation.
`,
};
