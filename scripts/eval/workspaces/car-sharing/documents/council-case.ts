import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const councilCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Gemeinden als Kunden, erste Rechnung",
  content_markdown: `Entwurf, Ulf Petersen, 12. November 2026

## Worum es geht

Vier Gemeinden haben elf Dienstwagen, die meist stehen.

## Rechnung

Sechs Autos zu 620 € im Monat, dazu einmalig 4.200 € für Schlüssel und Beschriftung.

## Annahmen

- Wir nehmen an, dass drei der vier Gemeinden unterschreiben.
- Vermutlich bleiben die Autos abends und am Wochenende frei.
- Eine Ausschreibung wird wohl nicht nötig sein.

## Wie es weitergeht

Ulf spricht bis 20. Januar mit den Kämmereien.
`,
};
