import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const vanCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Hörmobil: trägt sich das?",
  content_markdown: `Beate Rölz, Entwurf vom 10. November 2026

## Ausgangslage

12 von 17 erreichten Heimen hätten gern einen festen Termin im Monat. Das Haus St. Anna hat uns von elf Paar Hörsystemen erzählt, die in der Schublade liegen.

## Annahmen

- Wir gehen davon aus, dass jedes Heim im Monat zwei Neuversorgungen bringt.
- Die Heime stellen uns vermutlich kostenlos einen Stellplatz mit Strom.
- Die HNO-Ärzte werden die Verordnungen wohl auf Zuruf ausstellen.

## Kosten

Ein gebrauchter Transporter mit Ausbau kostet laut Angebot von Karosseriebau Hengge 68.500 €. Dazu kommt ein Meister an zwei Tagen in der Woche.

## Nächster Schritt

Im Januar fahren wir mit einem Mietwagen probeweise drei Heime an.
`,
};
