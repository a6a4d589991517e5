import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const concept: SampleDocument = {
  type: "prd",
  status: "in_review",
  title: "Konzept Videobesichtigung, Fassung 2",
  content_markdown: `Hauke Petersen, 5. November 2026

## Ausgangslage

Zwischen Anfrage und Angebot liegen im Mittel sechs Tage, weil jemand hinfahren muss.

## Für wen

Haushalte mit 3 bis 6 Zimmern, bis 60 m³.

## Ablauf

1. Der Kunde sucht sich eine Uhrzeit aus, auch abends bis 20.30 Uhr.
2. Er bekommt einen Link per SMS und muss nichts installieren.
3. Der Disponent geht die Räume in fester Reihenfolge durch.
4. Die Standbilder kommen an das Angebot.

## Anforderungen

- Der Link öffnet sich auf iOS ab 15 und Android ab 10 ohne Anmeldung.
- Bricht das Gespräch ab, geht es nach dem erneuten Öffnen im selben Raum weiter.
- Die Bildqualität ist ausreichend.
- Mehr als 20 Standbilder lassen sich nicht speichern.
- Standbilder sind 90 Tage nach dem Umzug gelöscht.

## Nicht vorgesehen

- Seniorenumzüge
- Schätzung durch den Rechner

## Annahmen

Wer den Link bekommt, hat vermutlich WLAN. Wir gehen davon aus, dass ein Disponent acht Gespräche am Tag schafft.

## Noch offen

- Was gilt, wenn ein Mieter den Dachboden nicht betreten darf?
- Haftungsklausel im Angebot: Dr. Eggers, bis 4. Dezember
`,
};
