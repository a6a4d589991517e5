import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const requirements: SampleDocument = {
  type: "prd",
  status: "in_review",
  title: "Pflichtenheft Mundscanner 0.4",
  content_markdown: `Verantwortlich: Ute Hagedorn · Technik: Deniz Akbulut · Stand 12.11.2026

## Worum es geht

Die Arbeitsvorbereitung tippt Aufträge ab, die in der Praxis schon digital waren. Das soll aufhören.

## Ablauf

1. Der Dienst im Labor fragt die Portale alle 2 Minuten ab.
2. Ein neuer Auftrag steht mit Bild in der Liste „Zu prüfen“.
3. Jemand bestätigt Zahn, Farbe und Termin; erst dann wird der Auftrag angelegt.
4. Die Konformitätserklärung übernimmt die Verordnung im Wortlaut.

## Anforderungen

- Ein Auftrag erscheint spätestens 3 Minuten nach dem Absenden in der Praxis.
- Derselbe Auftrag wird nie zweimal angelegt, auch nicht nach einem Neustart.
- Fehlt die Farbe, ist das Feld rot und der Auftrag lässt sich nicht bestätigen.
- Die Liste reagiert flüssig, auch bei großen Laboren.
- Fällt das Portal aus, wird eine Stunde lang alle 5 Minuten erneut versucht, danach steht ein Hinweis in der Liste.

## Nicht enthalten

- iTero (Herbst 2027)
- Preise nach BEL

## Annahmen

Die Praxen füllen das Feld Farbe sicher aus, sobald es Pflicht ist. Vermutlich reichen 8 GB Arbeitsspeicher.

## Offene Fragen

| Frage | Wer | Bis |
| --- | --- | --- |
| AVV mit Medit | Dr. Pohl | 15. Dezember |
| Was passiert mit Aufträgen, die die Praxis nachträglich ändert? | | |
`,
};
