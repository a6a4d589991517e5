import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const clickDummy: SampleDocument = {
  type: "retrospective",
  status: "in_review",
  title: "Klickdummy mit acht Kunden",
  content_markdown: `August 2026, im Büro in Leer. Notizen: Tarek Yilmaz.

## Was wir wissen wollten

Ob Kunden ohne Hilfe ihren Vertrag finden und einen Schaden melden.

## Was passiert ist

- 7 von 8 fanden die Hausratpolice, im Mittel nach 40 Sekunden.
- 3 von 8 suchten „Schaden melden“ im Menü und nicht auf der Startseite.
- Ein Kunde wollte als Erstes wissen, ob Frau Krämer noch da ist.

## Was gut lief

Niemand brauchte eine Erklärung für die Vertragsliste.

## Was wir ändern

- „Schaden melden“ kommt groß auf die Startseite.
- Foto und Durchwahl des Beraters stehen auf jeder Seite.
`,
};
