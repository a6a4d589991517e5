import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const proposal: SampleDocument = {
  type: "business_case",
  status: "approved",
  title: "Entscheidungsvorlage Fernanpassung",
  content_markdown: `Von Judith Specht für die Geschäftsleitung, 4. Mai 2026. Angenommen am 14. Mai.

## Worum es geht

Unsere Meister verbringen einen großen Teil der Woche mit Nachsorge. Für eine Erstanpassung wartet ein neuer Kunde inzwischen fünf Wochen.

## Was es kostet

- Einmalig 31.400 €: Tablets, Ständer, Kopfhörer, Schulung
- Laufend 9.800 € im Jahr für die Lizenzen von Sonavia und Lirum

## Was es bringt

Rund 350 Meisterstunden im Jahr, sobald ein Viertel der Nachsorge aus der Ferne läuft. Mit ihnen schaffen wir etwa 60 Erstanpassungen mehr.

## Was wir nicht wissen

Ob unsere ältesten Kunden mitmachen. Deshalb zuerst ein Pilot in zwei Läden.
`,
};
