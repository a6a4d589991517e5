import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const vanRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Hörmobil, Anforderungen an den Wagen",
  content_markdown: `Erster Aufschlag, Beate Rölz, 24. November 2026. Für zwei Akustiker im Wechsel.

## Problem

Bewohner von Heimen kommen nicht in den Laden. Ihre Hörsysteme bleiben in der Schublade.

## Anforderungen

- In der Kabine liegt der Störschall bei höchstens 40 dB.
- Ein Rollstuhl kommt über eine Rampe mit höchstens 6 % Steigung hinein.
- Die Kabine soll einladend und angenehm wirken.
- Die Kundenakte ist auch ohne Netz lesbar und wird binnen 24 Stunden abgeglichen.
- Der Akku reicht für 6 Stunden Messbetrieb.

## Nicht vorgesehen

- Verkauf von Zubehör am Wagen
- Hausbesuche bei Privatleuten

## Offene Fragen

- Wer darf den Wagen fahren?
- Brauchen wir für die Kabine eine jährliche Eichung? (Tarek fragt beim Hersteller nach, bis 11. Dezember)
`,
};
