import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const boxTrial: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Probe mit zwei Autos",
  content_markdown: `Sommer 2026, zehn Wochen, zwei Autos in Gellmersen mit geliehenen Boxen. Jette Wohlers, mit den Paten besprochen am 21. September.

## Was wir wissen wollten

Ob das Öffnen ohne Netz klappt und ob die Älteren mitmachen.

## Was passiert ist

- 318 Öffnungen, 9 davon gescheitert, alle am selben Auto.
- Die Box zog die Batterie leer, wenn das Auto zehn Tage stand.
- Ein Marder hat ein Kabel gefressen.

## Was wir ändern

- Jede Box bekommt ihre Sicherung für sich.
- Die Paten fahren Standautos einmal in der Woche.
`,
};
