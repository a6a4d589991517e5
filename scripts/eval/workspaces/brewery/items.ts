import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const kegItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Wer damit arbeitet",
    content: `Vier Fahrer und zwei Aushilfen auf der einen Seite, 212 Gaststätten und 94 Vereine auf der anderen. Die Wirte schauen meist nach Küchenschluss rein, die Vereine zwei- oder dreimal im Jahr und dann gleich mit 20 Fässern.

Privatleute mit einem Partyfass bleiben außen vor, die zahlen bar an der Rampe.`,
  },
  {
    label: "market_research",
    title: "Fassinventur Januar 2026",
    content: `Zwei Samstage, jedes Fass in die Hand genommen.

| | KEGs |
| --- | --- |
| Laut Buch | 6.240 |
| Gezählt (Hof, Keller, bestätigt bei Kunden) | 5.828 |
| Es fehlen | 412 (6,6 %) |
| davon zuletzt bei Vereinen gebucht | 251 |

Ein neues KEG kostet 92 €, der Schwund also 37.904 €. Unser Pfand von 30 € deckt davon nicht einmal ein Drittel. Ein Fass ist im Schnitt 61 Tage unterwegs, der Fasshersteller nennt 45 als üblich.`,
  },
  {
    label: "market_research",
    title: "Gabi schreibt mit, KW 36 bis 39",
    content: `Vier Wochen Strichliste im Innendienst: 11,5 Stunden pro Woche gehen für Lieferscheine abtippen, Pfandsalden nachrechnen und die Telefonate deswegen drauf.

Im dritten Quartal gab es 38 strittige Salden, bei 24 haben wir am Ende nachgegeben.`,
  },
  {
    label: "user_feedback",
    title: "Renate Bosch, Hirsch in Illerstetten",
    content: `„Ihr schreibt mir acht Fässer an, ich hab sechs im Keller. Und dann heißt es, der Fahrer hat das so aufgeschrieben. Ich unterschreib nichts mehr, was ich nicht lesen kann.“ Am Telefon, 14. Oktober.`,
  },
  {
    label: "user_feedback",
    title: "Mail vom Musikverein Oberwang",
    content: `> Nach dem Fest standen 34 leere Fässer drei Wochen hinterm Vereinsheim, weil keiner wusste, bei wem man die Abholung anmeldet. Abgerechnet habt ihr 31.

Kassier, 3. August. Gabi hat ihm die drei Fässer gutgeschrieben.`,
  },
  {
    label: "user_feedback",
    title: "Fahrerrunde 29. September",
    content: `Murat, Ludwig, Bernd + die zwei Aushilfen, gut eine Stunde in Halle 2. Murat hat die Probe-App rumgehen lassen.

Scannen: ja, aber es muss mit nassen Handschuhen gehen. Ludwig (61): „Wenn ich im Keller zwanzig Mal piepsen muss, bin ich um acht noch in Memmingen.“ Ein Tablet in der Kabine wollen sie nicht, weil sie die Fässer meistens unten im Keller übergeben. Wenn der Wirt nicht da ist, legen sie den Zettel heute hinter die Theke und keiner unterschreibt, das ist nach Murats Gefühl jeder fünfte Stopp. Gefragt wurde auch, ob man im Büro sieht, wie lange einer Pause macht. Bernd hat nein gesagt, und dass er das selber nicht haben will.

Murat will weitermachen, die anderen schauen es sich an`,
  },
  {
    label: "general_note",
    title: "Probelauf im September",
    content: `7. bis 25. September 2026. Murat fuhr die Tour Süd mit 120 beklebten Fässern und der Probe-App. Wir wollten wissen, ob das Scannen auf einer normalen Tour überhaupt zu schaffen ist.

- 1.164 Scans, davon 31 nicht gelesen
- In der ersten Woche dauerte ein Stopp 2 Minuten länger, in der dritten noch 40 Sekunden
- Der Saldo stimmte am Ende bei 17 von 19 Kunden
- Nicht geklappt: Die Wirte kamen nicht ins Pfandkonto, weil uns ihre E-Mail-Adressen fehlten

Beim nächsten Mal fährt Bernd am ersten Tag mit, Murat stand mit den Fragen der Wirte allein da.`,
  },
  {
    label: "key_competitors",
    title: "Bergfrieder",
    content: `Kempten, etwa dreimal so groß wie wir. RFID-Chip im Fass seit 2024, die Wirte sehen ihr Pfand in einem Portal. Pfand 50 € je KEG, bei uns 30 €. Liefert nur dienstags und donnerstags und erst ab 3 Fässern; wir fahren montags bis samstags und auch ein einzelnes Fass. Hat uns im Sommer zwei Häuser abgenommen, den Adler in Buxach und die Post in Legau.`,
    source_url: "https://www.bergfrieder.example/gastronomie",
  },
  {
    label: "feature_idea",
    title: "Knopf „Leergut bereit“",
    content: `Der Kunde tippt einmal, die App schlägt die Zahl der Fässer aus seinem Konto vor, die Abholung landet bei Bernd in der Tourenplanung. Laut Pixelwerk 6 Tage Aufwand.`,
  },
  {
    label: "technical_constraint",
    title: "Keller und Waschlinie",
    content: `In 27 von 60 geprüften Kellern gibt es keinen Empfang. Die App muss also ohne Netz scannen und später abgleichen.

Die Waschlinie läuft mit 85 °C heißer Lauge. Nach 12 Durchläufen waren von 50 Aufklebern 9 unlesbar, die gelaserten Plaketten hielten alle.`,
  },
  {
    label: "compliance_requirements",
    title: "Was Frau Dr. Lang sagt",
    content: `Steuerberaterin, Gespräch am 6. Oktober. Die Unterschrift auf dem Display genügt. Lieferscheine müssen nach GoBD acht Jahre unveränderbar aufbewahrt werden, auch die digitalen.

Der Scan darf Uhrzeit und Kunde speichern. Eine Ortung der Fahrer gibt es nicht, das haben wir dem Betriebsrat schriftlich gegeben.`,
  },
  {
    label: "decision",
    title: "Gelaserte Plakette statt Aufkleber",
    content: `Veronika Zeller, 27. Oktober 2026. Drei Möglichkeiten lagen auf dem Tisch, alles mit Anbringen:

| | je Fass | für 5.828 |
| --- | --- | --- |
| Aufkleber | 0,35 € | 2.040 € |
| Plakette, gelasert | 3,40 € | 19.800 € |
| RFID-Chip | 5,90 € | 34.400 € |

Die Plakette wird es, weil sie die Lauge aushält und jedes Handy sie lesen kann. Für RFID bräuchte jeder Fahrer ein eigenes Lesegerät. Nach der Inventur im Januar 2028 schauen wir noch einmal hin.`,
  },
  {
    label: "decision",
    title: "Fasspfand bleibt bei 30 €",
    content: `Auch am 27. Oktober. Der Vorschlag, das Pfand auf 50 € anzuheben, ist abgelehnt: Ein Verein mit 20 Fässern müsste 400 € mehr vorstrecken. Frühestens 2028 wieder ein Thema.`,
  },
  {
    label: "risk",
    title: "Wirte ohne Smartphone",
    content: `Gabi schätzt, dass 35 unserer Wirte kein Smartphone im Betrieb nutzen. Abgefangen: Sie bekommen weiter einen gedruckten Beleg, dafür fährt in jedem LKW ein Mobildrucker mit. Verantwortlich: Gabi Stiegeler.`,
  },
  {
    label: "risk",
    title: "Falsche Anfangssalden",
    content: `Wenn der Anfangssaldo beim Umstieg nicht stimmt, schleppen wir die alten Fehler ins neue Konto und der Streit geht weiter. Wie wir das vorher klären, weiß noch keiner.`,
  },
  {
    label: "general_note",
    title: "Fahrplan, Stand 20.11.",
    content: `- [x] Angebot Pixelwerk: 46.500 € einmalig, dazu 390 € im Monat für den Betrieb
- [ ] Plaketten anbringen: 11. Januar bis 26. Februar 2027, an der Waschlinie (Toni Hölzle)
- [ ] Fahrerschulung: 24. Februar, Halle 2 (Jonas)
- [ ] Start auf der Tour Süd: 1. März
- [ ] Alle fünf Touren: 3. Mai
- [ ] Brief an alle Wirte und Vereine, liegt ab 1. Februar jeder Rechnung bei (Gabi)

Fehlen an zwei Tagen hintereinander mehr als 3 % der Scans, geht die Tour zurück auf Papier. Das entscheidet Bernd Rauch allein.`,
  },
  {
    label: "general_note",
    title: "weihnachtsfeier",
    content: `12.12. ab 18 Uhr im alten sudhaus, leberkäs + kartoffelsalat, wer bringt die anlage mit?? bitte bis freitag bei gabi melden`,
  },
];
