import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const projectOrder: SampleDocument = {
  type: "business_case",
  status: "approved",
  title: "Projektauftrag Kundenportal",
  content_markdown: `Verfasserin: Nele Ostermann. Freigegeben von der Geschäftsleitung am 15. September 2026.

## Anlass

Der Innendienst telefoniert den halben Tag über Dinge, für die es keinen Berater braucht. 2026 haben wir zum ersten Mal Mandate an eine App verloren.

## Vorhaben

Ein Portal für Privatkunden, eingekauft und nicht selbst gebaut, mit einem Pilot vor der Öffnung für alle.

## Kosten und Nutzen

| | einmalig | pro Jahr |
| --- | --- | --- |
| Anbieter und Einführung | 45.000 € | 18.000 € |
| Zeit im Innendienst, umgerechnet | | 84.000 € |

## Annahmen

- Vermutlich registriert sich im ersten Jahr die Hälfte der Privatkunden.
- Wir gehen davon aus, dass Kunden ihre Bankverbindung lieber selbst ändern als anrufen.
- Die Versicherer werden ihre Daten wohl bis Ende 2027 vollständig liefern.

## Nächste Schritte

Anbieter auswählen bis Ende Oktober, danach Vertrag und Testsystem.
`,
};
