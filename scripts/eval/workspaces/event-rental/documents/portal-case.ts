import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const portalCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Dry Hire online: lohnt sich das?",
  content_markdown: `Entwurf, Tom Reuter, 16. November 2026

## Worum es geht

Zwei Leute in der Vermietung beantworten von Hand, was frei ist und was es kostet. Um 17 Uhr ist Schluss.

## Vorschlag

Ein Portal für die 62 Firmen mit Kundenkonto.

## Rechnung

Einmalig 46.000 €, danach 540 € im Monat.

## Annahmen

- Wir gehen davon aus, dass jeder zweite Stammkunde im ersten Jahr umsteigt.
- Vermutlich fallen dadurch zehn Stunden Büroarbeit pro Woche weg.
- Wer selbst bucht, bucht wahrscheinlich auch mehr Zubehör dazu.

## Wie es weitergeht

Tom fragt bis 11. Dezember die zwölf Testkunden nach ihrem Bedarf.
`,
};
