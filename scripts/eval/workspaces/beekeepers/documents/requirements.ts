import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const requirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Annahme mit Nummer, was es können muss",
  content_markdown: `Olli, 9. November 2026. Noch mit niemandem besprochen.

## Problem

Im Juni stehen morgens um sieben zehn Leute mit Anhänger auf dem Hof. Zettel werden nass, das Gewicht wird abgeschrieben und abends noch mal in die Excel getippt.

## Anforderungen

- Nummer vom Hobbock scannen oder eintippen, das Gewicht kommt von der Waage
- Ohne Imker und Stand lässt sich kein Hobbock speichern
- Das Ganze soll möglichst schnell und idiotensicher sein
- Bei mehr als 18 % Wasser wird der Hobbock abgelehnt und der Imker kriegt eine SMS
- Fällt das Internet aus, läuft die Annahme mindestens einen Tag weiter, abgeglichen wird später

## Nicht dabei

- Eimer für die Bäckereien
- QR auf dem Glas für Kunden

## Offen

- Wer druckt Nummern nach, wenn die Rolle leer ist?
- Reicht die alte Waage? (Jonas probiert es bis 30. November aus)
`,
};
