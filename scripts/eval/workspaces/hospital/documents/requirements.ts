import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const requirements: SampleDocument = {
  type: "prd",
  status: "in_review",
  title: "Lastenheft Online-Termine, Stand 9. November",
  content_markdown: `# Lastenheft Online-Termine

Verantwortlich: Dr. Anke Reimers (Ambulanzen) · IT: Holger Sand · Prüfung bis 30. November 2026

## Ausgangslage

Im Oktober gingen 11.420 Anrufe in den Ambulanzen ein, 38 % davon wurden nicht angenommen. Die meisten wollen nur einen Termin verschieben. Vier Kolleginnen in der Leitstelle telefonieren den ganzen Vormittag, montags zu sechst.

## Ziel

Patientinnen und Patienten buchen, verschieben und sagen ab, ohne anzurufen. Wir sind sicher, dass ältere Menschen das annehmen, wenn die Kinder helfen.

## Anforderungen

1. Freie Termine von Augenklinik und Dermatologie sind in höchstens 3 Sekunden zu sehen.
2. Verschieben geht bis 24 Stunden vor dem Termin ohne Anmeldung, mit Code aus der SMS.
3. Wer absagt, gibt den Platz sofort frei; die Warteliste rückt automatisch nach.
4. Die Überweisung wird als Foto hochgeladen (höchstens 10 MB).
5. Die Seite soll schnell und benutzerfreundlich sein.
6. Jede Buchung steht innerhalb von 60 Sekunden im KIS.

## Ablauf nach Fachabteilung

| Abteilung | Online buchbar | Vorlauf | Besonderheit |
| --- | --- | ---: | --- |
| Augenklinik | Kontrolle, Sprechstunde | 2 Tage | nach Tropfen kein Auto: Hinweis vor der Buchung |
| Dermatologie | Hautkrebsvorsorge | 1 Tag | Überweisung nötig |
| Kardiologie | nichts, nur Verschieben | – | Erstgespräch immer am Telefon |
| Onkologie | nichts | – | feste Ansprechpartnerin |

## Nicht enthalten

- Videosprechstunde: eigenes Vorhaben 2028.
- Notfälle. Wer „Schmerzen in der Brust“ eintippt, sieht die 112.

## Einführung

- [x] Testsystem vom KIS-Hersteller, 2. November
- [ ] Freigabe durch den Datenschutz (Frau Jelinek, bis 4. Dezember)
- [ ] Schulung der Leitstelle, zwei Vormittage
- [ ] Augenklinik als Erste am 18. Januar 2027
- [ ] Dermatologie am 1. März, alle übrigen bis 30. Juni 2027

## Offene Fragen

1. Dürfen Angehörige für andere buchen? Frau Jelinek klärt das bis 4. Dezember.
2. Was passiert, wenn das KIS nachts gewartet wird (dienstags 1 bis 4 Uhr)?
`,
};
