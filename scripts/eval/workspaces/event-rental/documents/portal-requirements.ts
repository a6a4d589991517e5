import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const portalRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Portal: Anforderungen, erster Wurf",
  content_markdown: `Verantwortlich: Tom Reuter.

## Problem

Im Oktober kamen 74 von 211 Anfragen nach Büroschluss, und Antworten dauerten im Mittel 26 Stunden.

## Zielgruppe

Firmen mit Kundenkonto. Nutzer sind meist Techniker, die vom Handy aus buchen.

## Anforderungen

- Ein Kunde sieht für jedes Gerät, ob es in den nächsten 60 Tagen frei ist.
- Eine Buchung lässt sich bis 24 Stunden vor Abholung kostenlos stornieren.
- Die Suche soll schnell und intuitiv sein.
- Geräte über 5.000 € Neuwert gibt erst die Vermietung frei.

## Nicht dabei

- Bezahlen im Portal, es bleibt bei der Monatsrechnung
- Technikerbuchung

## Offene Fragen

- Wer haftet, wenn ein Kunde das Material weitergibt?
- Gelten die Rabatte aus den Rahmenverträgen auch online? (Tom klärt das mit Petra bis 4. Dezember)
`,
};
