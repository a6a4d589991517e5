import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const tagTrial: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Versuch mit 180 Tags",
  content_markdown: `Acht Wochen, Mai bis Juli 2026. Geschrieben von Jule Hartwig, mit Lager und Dispo besprochen am 22. Juli.

## Was wir wissen wollten

Ob man Tags auf Metall zuverlässig lesen kann und ob sie einen Sommer überleben.

## Was passiert ist

- 180 Tags auf Motorkabeln, Traversen und Cases, gelesen mit einem geliehenen Tor.
- Ausladen mit Buchung dauerte im Schnitt 24 Minuten pro Lkw.
- Nach einem Gewitter fiel der Strom an der Rampe aus, zwei Lkw wurden von Hand gezählt.
- Ole hat einen Tag auf den Lagerhund geklebt. Der Hund wurde 31-mal zurückgebucht.

## Was gut war

Die Spätschicht hat das Tor ohne Einweisung benutzt.

## Was wir ändern

- Das Tor braucht eine USV.
- Tags an Motorkabeln unter Schrumpfschlauch.
`,
};
