import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const surveyItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Bei wem wir durch die Wohnung gehen",
    content: `Haushalte mit 3 bis 6 Zimmern, meist sechs bis zehn Wochen vor dem Termin. Berufstätig, tagsüber nicht da; jede zweite Wohnung liegt mehr als 40 km entfernt. Nicht gemeint: Seniorenumzüge, da will die Familie jemanden am Tisch sitzen haben.`,
  },
  {
    label: "user_feedback",
    title: "Nachgefragt in Kiel",
    content: `Frau Dethlefsen, 4 Zimmer, September: „Zwanzig Minuten mit dem Telefon durch die Wohnung, abends um acht, und um neun war das Angebot da.“ Herr Yıldız, 5 Zimmer: „Den Keller hat keiner sehen wollen, und dann war der Wagen zu klein.“`,
  },
  {
    label: "user_feedback",
    title: "Bewertungen Juli bis Oktober",
    content: `146 Bewertungen, im Mittel 4,4 Sterne (Vorjahr 4,1). 23 loben das schnelle Angebot, 11 ärgern sich über Nachberechnung, 7 über zerkratzte Böden. Ausgezählt von Meike.`,
  },
  {
    label: "market_research",
    title: "Kiel, 3. August bis 30. Oktober",
    content: `118 Besichtigungen per Video, 204 vor Ort. Zum Auftrag wurden 41 % gegen 33 %. Um mehr als 15 % verschätzt: 17 von 118, vor Ort 12 von 204. Dauer 24 Minuten statt 1 Stunde 50 mit Fahrt.`,
  },
  {
    label: "key_competitors",
    title: "Umzugsheld24",
    content: `Festpreis aus einer Foto-App in 10 Minuten, seit 2022, etwa 12 % billiger als wir. Keine eigenen Wagen, gefahren wird mit Subunternehmern. Verlangt am Umzugstag oft nach (Verbraucherzentrale, Mai 2026). Im Juni haben wir daran neun Umzüge aus Mettenhof verloren: „Bei Ihnen wartet man eine Woche auf eine Zahl.“ Familie Brandt kam im September zurück, weil es am Umzugstag 600 € mehr wurden.`,
  },
  {
    label: "feature_idea",
    title: "Möbelliste, die mitzählt",
    content: `Der Disponent tippt während des Gesprächs an, was er sieht, und das Volumen rechnet sich mit. Hauke hat es mit einer Tabelle probiert: 6 Minuten gespart je Wohnung.`,
  },
  {
    label: "feature_idea",
    title: "Ohne Keller kein Angebot",
    content: `Keller, Dachboden, Garage müssen abgehakt sein, vorher lässt sich nichts verschicken. Hätte 11 der 17 Fehlschätzungen verhindert.`,
  },
  {
    label: "feature_idea",
    title: "Volumen vom Rechner schätzen lassen",
    content: `Verworfen am 9. September: Kubik.ai lag in 4 von 10 Wohnungen um mehr als 30 % daneben. Frühestens 2028 wieder ansehen.`,
  },
  {
    label: "technical_constraint",
    title: "Womit die Leute telefonieren",
    content: `Jedes fünfte Gespräch ruckelt, auf dem Land jedes dritte. Blickdirekt braucht 2 Mbit/s im Upload; auf iPhones vor iOS 15 geht die hintere Kamera nicht. MoveOffice 7 nimmt Angebote nur als CSV an, einmal in der Stunde.`,
  },
  {
    label: "compliance_requirements",
    title: "Fremde Wohnungen",
    content: `Im Bild sind Kinderfotos, Medikamente, Kontoauszüge. Aufgenommen wird nur mit Einwilligung (Art. 6 DSGVO), Bilder werden 90 Tage nach dem Umzug gelöscht. Zur Haftung nach § 451 HGB: Was nicht gezeigt wurde, muss im Angebot als ausgenommen stehen.`,
  },
  {
    label: "decision",
    title: "Standbilder, kein Film",
    content: `9. September 2026, Rathjen, Petersen, Dr. Eggers. Höchstens 20 Standbilder je Wohnung, gefilmt wird nicht. Für den Film sprach, dass man im Streit nachsehen kann; dagegen, dass jeder dritte Kunde dann absagte. Neu ansehen bei mehr als 3 Streitfällen im Quartal.`,
  },
  {
    label: "general_note",
    title: "Abends",
    content: `Mit dem Betriebsrat am 21. Oktober abgemacht: Gespräche bis 20.30 Uhr, freiwillig, höchstens zwei Abende je Woche und Person. Gilt bis 30. Juni 2027, dann reden wir noch einmal.`,
  },
  {
    label: "general_note",
    title: "Angebot Blickdirekt vom 2. November",
    content: `12 Plätze zu 29 € im Monat, Einrichtung 3.800 €, zwei Tage Schulung zu je 950 €. Bei 1.500 Gesprächen im Jahr statt Fahrten zu 74 € bleiben rund 111.000 € in der Kasse, gerechnet von Meike.`,
  },
  {
    label: "risk",
    title: "Der zweite Wagen",
    content: `Wer zu wenig schätzt, braucht am Tag selbst einen zweiten Lkw: im Mittel 410 €, in Kiel sechsmal. Deshalb seit November: ab 60 m³ fährt weiterhin jemand hin, und auf jedes Angebot nach Video kommen 8 % Puffer.`,
  },
  {
    label: "risk",
    title: "Hamburg will nicht vor die Kamera",
    content: `Zwei der fünf Disponenten in Hamburg sagen, das sei nicht ihr Beruf. Einer hat schon mit Umzugsheld24 gesprochen. Dazu ist uns noch nichts eingefallen.`,
  },
  {
    label: "general_note",
    title: "Stand April",
    content: `Start an allen drei Standorten zum 1. Juli, mit eigener App für 140.000 €. Überholt: Wir nehmen den fertigen Dienst und haben in Kiel angefangen.`,
  },
];
