import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const driverRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Fahrer-App, Anforderungen (Fassung 2)",
  content_markdown: `Verantwortlich: Jonas Abt. Hier geht es nur um die Seite der Fahrer, das Pfandkonto der Kunden beschreiben wir extra.

## Problem

Lieferscheine werden von Hand geschrieben, vom Kunden unterschrieben und im Innendienst abgetippt. Dabei passieren Fehler, und über die wird gestritten.

## Anforderungen

- Ein Scan gelingt ohne Netz und wird spätestens 15 Minuten nach dem nächsten Empfang übertragen.
- Ein Code ist in höchstens 2 Sekunden gelesen.
- Der Kunde unterschreibt auf dem Display, vorher lässt sich der Stopp nicht abschließen.
- Die Bedienung soll intuitiv und zeitgemäß sein.
- Statt eines unlesbaren Codes kann der Fahrer die sechsstellige Fassnummer eintippen.

## Nicht dabei

- Ortung der Fahrzeuge
- Kassieren beim Kunden

## Offene Fragen

- Was machen wir mit fremden Fässern, die ein Wirt uns mitgibt?
- Wer darf einen Scan nachträglich ändern? (Gabi fragt Frau Dr. Lang, bis 4. Dezember)
`,
};
