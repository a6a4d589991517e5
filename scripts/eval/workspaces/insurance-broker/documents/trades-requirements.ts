import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const tradesRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Antragsstrecke Handwerk, Anforderungen",
  content_markdown: `Verantwortlich: Gerd Wilken. Entwurf vom 16. November 2026.

## Problem

Für einen Malerbetrieb füllen wir heute drei Anträge aus, zusammen 19 Seiten. Ein Angebot dauert im Schnitt acht Werktage.

## Nutzer

Beraterinnen und Berater im Gewerbe, der Kunde sitzt daneben.

## Anforderungen

- Alle drei Bausteine werden in einem Formular mit höchstens 40 Fragen erfasst.
- Gewerke, die die Ostfriesische nicht zeichnet, werden vor der ersten Frage abgelehnt.
- Die Oberfläche soll intuitiv sein und modern wirken.
- Das Angebot liegt spätestens zwei Minuten nach der letzten Frage als PDF vor.
- Angefangene Anträge bleiben 30 Tage gespeichert.

## Nicht enthalten

- Betriebe mit mehr als 25 Leuten
- Schadenbearbeitung

## Offene Fragen

- Was passiert bei Betrieben mit zwei Gewerken?
- Darf das Angebot per Mail verschickt werden? (Gerd klärt das mit Dr. Lenz bis 4. Dezember)
`,
};
