import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const batchItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Wer damit zu tun hat",
    content: `Kerstin und Olli an der Annahme und an der Linie, jeden Tag. Die 63 Mitglieder füllen die Lieferzettel aus, mehr als die Hälfte ist über 60. Marktleiter rufen an wenn was ist.

Die Bäckereien mit ihren Eimern bleiben erst mal außen vor.`,
  },
  {
    label: "user_feedback",
    title: "Marktleiter Bohn",
    content: `„Im März musste ich das ganze Regal leer räumen, 340 Gläser, und ihr konntet mir nicht sagen, welche davon es sind. Noch mal mach ich das nicht mit.“ Telefonat 4.9.`,
  },
  {
    label: "user_feedback",
    title: "Stammtisch Oktober",
    content: `22 waren da

- 9 haben am Bienenstand kein Netz oder gar kein Smartphone
- Günter: „Ich schreib das auf den Deckel wie immer, fertig.“
- mehrere wollen nicht, dass der Nachbar sieht wo ihre Völker stehen
- fanden alle gut: wenn das Gewicht gleich drinsteht kommt das Geld schneller`,
  },
  {
    label: "market_research",
    title: "Rückruf März 2026, nachgerechnet",
    content: `| | |
| --- | --- |
| zurückgerufen | 2.140 Gläser |
| davon wirklich betroffen | 160 Gläser |
| bis die Liste der Läden stand | 2 Tage |
| Kosten | 11.400 € |

Die 160 kamen aus zwei Hobbocks von einem Mitglied, Thymol über dem Wert. Alles andere haben wir nur zurückgeholt, weil keiner mehr wusste was zusammen im Kessel war.`,
  },
  {
    label: "key_competitors",
    title: "Elbkontor Honig",
    content: `Haben seit 2024 einen QR-Code auf dem Glas, man sieht ein Foto vom Imker und eine Karte. 500 g kosten 6,90 €, bei uns 6,20 €. Die günstige Linie ist aus drei Ländern gemischt, da steht dann nur das Land. Stehen in 8 von unseren 23 Märkten im selben Regal.`,
  },
  {
    label: "feature_idea",
    title: "Aufkleber für die Hobbocks",
    content: `Jedes Mitglied kriegt eine Rolle mit fertigen Nummern (QR + Klarschrift). Aufkleber drauf, an der Annahme scannen, Waage schreibt das Gewicht dazu. Wer kein Handy hat, füllt den Zettel aus wie bisher, nur mit der Nummer vom Aufkleber. Rolle mit 100 Stück kostet 14 €.`,
  },
  {
    label: "technical_constraint",
    title: "Linie + Technik",
    content: `Drucker an der Linie kann nur eine Zeile mit 12 Zeichen, keinen QR. WLAN reicht nicht ins Kühllager. Waage von 2011 mit serieller Schnittstelle. Touchscreen geht mit Handschuhen nicht, hat Olli probiert, alles klebt. Bisher Excel (annahme_2025_neu_FINAL2.xlsx) und Lexware für die Rechnungen.`,
  },
  {
    label: "decision",
    title: "Eine Charge ist ein Kessel",
    content: `Vorstand 12.10.2026: Charge = eine Füllung vom Rührkessel, max. 600 kg. Zur Wahl standen noch ein ganzer Abfülltag (bis 1.800 kg, kostet nichts, aber dann wieder Riesenrückruf) und ein Imker je Charge (zu oft spülen, jedes Mal 40 Min.). Nach der Saison 2027 schauen wir noch mal drauf.`,
  },
  {
    label: "decision",
    title: "Wir nehmen Losbuch",
    content: `Vorstand 2.11.2026: Losbuch von Reetz Software, 79 € im Monat plus 2.900 € Einrichtung. Selber bauen (Jonas, Sohn von Olli) wäre billiger, aber wenn er mit dem Studium fertig ist, steht keiner mehr da. Die Molkereisoftware für 8.500 € im Jahr kann viel zu viel.`,
  },
  {
    label: "risk",
    title: "Hobbock ohne Zettel",
    content: `Im Juni, wenn alle gleichzeitig kommen, wird auch mal einer ohne Zettel angenommen, dann reißt die Kette. Dagegen: ohne Nummer kommt er ins Sperrregal und wird nicht ausgezahlt bis der Imker sich meldet. Olli passt drauf auf.`,
  },
  {
    label: "risk",
    title: "Hängt alles an Kerstin",
    content: `Nur sie kennt die Mischungen und die Excel. Wenn Kerstin in der Saison ausfällt, steht die Annahme. Dazu ist uns noch nichts eingefallen.`,
  },
  {
    label: "general_note",
    title: "Fahrplan",
    content: `- bis 31.1.27 Losbuch eingerichtet, Waage dran
- Februar: Test mit 20 Hobbocks aus dem Restbestand
- 20.3. Mitgliederversammlung, Rollen ausgeben + kurze Einweisung
- 3.5. Frühtracht (Raps), erst mal nur 10 Mitglieder
- 21.6. alle
- wenn in der Frühtracht mehr als 1 von 20 Hobbocks nicht zuzuordnen ist, läuft die Sommertracht noch mal auf Papier. Entscheidet Kerstin`,
  },
];
