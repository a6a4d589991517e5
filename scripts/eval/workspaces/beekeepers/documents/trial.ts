import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const trial: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Probelauf mit Raps, Mai 2026",
  content_markdown: `Aufgeschrieben von Kerstin, im Vorstand am 8. Juli 2026 abgenickt.

## Worum es ging

Ob man einen Hobbock von der Annahme bis ins Glas verfolgen kann, ohne dass die Linie steht.

## Wie es lief

- 4 Mitglieder, 46 Hobbocks, alle mit Nummer
- 43 haben wir am Ende wiedergefunden, bei 3 war der Zettel vom Kondenswasser abgegangen
- 50 Sekunden länger pro Hobbock an der Annahme
- Olli hat einmal zwei Kessel vertauscht, beim Frühstück gemerkt

## Was gut war

Das Geld war nach 3 Tagen bei den Imkern, sonst dauert es drei Wochen.

## Nächstes Mal

- Aufkleber nehmen, die Kälte und Feuchtigkeit abkönnen
- Kesselnummer vorher an die Tafel schreiben
`,
};
