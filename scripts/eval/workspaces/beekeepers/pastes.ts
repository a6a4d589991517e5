import type { PasteReference } from "../../reference";

const initiative = "Chargen lückenlos verfolgen";

const chat: PasteReference = {
  name: "Chat der Annahme-Gruppe",
  initiative,
  parts: [
    { is: "noise", text: "[14.11.26, 18:02] Olli: nabend zusammen" },
    { is: "noise", text: "[14.11.26, 18:02] Günter Papendick: <Medien ausgeschlossen>" },
    {
      is: "technical_constraint",
      text: "[14.11.26, 18:05] Jonas: die alte waage schickt über die serielle schnittstelle nur alle 4 sekunden einen wert, ohne einheit. schneller kann die nicht, ist fest verbaut",
    },
    {
      is: "user_feedback",
      text: "[14.11.26, 18:11] Birgit Lohse: Frau Harms vom Hofladen hat sich beschwert, sie kriegt drei verschiedene Losnummern in einer Kiste und muss die alle einzeln abschreiben",
    },
    {
      is: "noise",
      text: "[14.11.26, 18:12] Günter Papendick: hat noch wer Mittelwände übrig? bräuchte 5 kg",
    },
    {
      is: "risk",
      text: "[14.11.26, 18:20] Kerstin: Meine Sorge ist, dass die Mitglieder die Rollen untereinander tauschen. Dann läuft der Honig unter dem falschen Imker und keiner merkts",
    },
    {
      is: "feature_idea",
      text: "[14.11.26, 18:24] Birgit Lohse: Könnten wir nicht eine Anzeige an die Annahme hängen, die grün wird wenn der Hobbock durch ist? Dann muss keiner mehr fragen",
    },
    { is: "noise", text: "[14.11.26, 18:24] Olli: 👍👍" },
    {
      is: "decision",
      text: "[14.11.26, 18:31] Kerstin: Mit Rainer eben entschieden: die Aufkleber sind für alle kostenlos, zahlt die Genossenschaft. Kostenbeteiligung ist damit vom Tisch",
    },
    {
      is: "key_competitors",
      text: "[14.11.26, 18:40] Rainer Voß: Elbkontor wirbt jetzt auf dem Wochenmarkt in Lüdershagen mit „jedes Glas rückverfolgbar“, da kostet das Pfund 6,50",
    },
    {
      is: "goal",
      text: "[14.11.26, 18:44] Kerstin: Ziel für die Frühtracht: mindestens 95 % der Hobbocks ohne Nachfragen zuordnen, beim Probelauf waren es 93 %",
    },
    { is: "noise", text: "[14.11.26, 18:45] Olli: muss in den stall, bis montag" },
  ],
};

const minutes: PasteReference = {
  name: "Protokoll der Vorstandssitzung",
  initiative,
  parts: [
    { is: "frame", text: "Protokoll Vorstandssitzung, Vereinsheim Grabenow, 23.11.2026, 19 Uhr" },
    {
      is: "noise",
      text: "Anwesend: Rainer Voß, Kerstin Maaß, Birgit Lohse, Günter Papendick. Entschuldigt: Olli.",
    },
    { is: "noise", text: "Das Protokoll vom 2.11. wird ohne Änderungen genehmigt." },
    { is: "frame", text: "TOP 1 Losbuch" },
    {
      is: "decision",
      text: "Beschluss, einstimmig: Die Chargennummer besteht aus Jahr, Kessel und laufender Nummer, z. B. 27-2-014. Das reine Datum wurde verworfen, weil wir an manchen Tagen drei Kessel fahren.",
    },
    {
      is: "compliance_requirements",
      text: "Laut Veterinäramt (Anruf 19.11.) sind wir nach § 44 LFGB verpflichtet, die Daten der Lieferanten innerhalb von 24 Stunden elektronisch vorzulegen.",
    },
    {
      is: "risk",
      text: "Birgit befürchtet, dass Reetz die Einrichtung nicht bis Ende Januar schafft. Die sind dort nur zu zweit, und eine Vertretung gibt es nicht.",
    },
    { is: "frame", text: "TOP 2 Lieferzettel" },
    {
      is: "market_research",
      text: "Kerstin hat 112 Lieferzettel vom Sommer ausgewertet: bei 31 fehlte der Standort, bei weiteren 8 war der Name nicht zu lesen.",
    },
    {
      is: "goal",
      text: "Zielvorgabe: Bis 31. August 2027 sind 98 % der Lieferzettel vollständig. Heute sind es 65 %.",
    },
    { is: "frame", text: "TOP 3 Verschiedenes" },
    {
      is: "feature_idea",
      text: "Vorschlag von Günter: dem Imker eine SMS schicken, sobald sein Hobbock freigegeben ist und das Geld rausgeht.",
    },
    { is: "noise", text: "Der Rasenmäher ist wieder da, danke an den Unbekannten." },
    { is: "noise", text: "Nächste Sitzung am 11.1.2027, wieder 19 Uhr. Birgit bringt Kuchen mit." },
    { is: "noise", text: "Ende 21:15 Uhr, Protokoll: B. Lohse" },
  ],
};

const sheet: PasteReference = {
  name: "Liste der Reklamationen",
  initiative,
  parts: [
    { is: "frame", text: "Datum;notiert von;Quelle;Eintrag" },
    {
      is: "user_feedback",
      text: '03.08.;Olli;Kundin Wochenmarkt;"Auf dem Deckel steht 0341 und auf dem Etikett 0314, was gilt denn nun? Ich ärgere mich, ich will wissen was ich meinen Kindern gebe."',
    },
    { is: "noise", text: "05.08.;Olli;–;test test" },
    {
      is: "technical_constraint",
      text: "14.08.;Mia;Linie;Der Drucker kann unter 8 Grad nicht drucken (Tinte zu zäh), er muss vor der Schicht 20 Minuten warmlaufen.",
    },
    { is: "noise", text: "17.08.;Mia;–;heute nichts" },
    {
      is: "user_feedback",
      text: '26.08.;Kerstin;Frau Demir, Markt Lüdershagen;"Ich kann die Nummer auf dem Deckel kaum lesen, bei jeder Lieferung hole ich die Lupe. Das nervt."',
    },
    {
      is: "market_research",
      text: "02.09.;Kerstin;Auswertung;Von 214 Reklamationen seit 2024 betrafen 58 die Kristallisation, 12 die Herkunft und 9 den Geschmack nach Thymol.",
    },
    {
      is: "feature_idea",
      text: "09.09.;Mia;Idee;Man könnte die Charge als Strichcode auf den Lieferschein drucken, dann braucht der Markt nur noch zu scannen.",
    },
    {
      is: "risk",
      text: "16.09.;Olli;Annahme;Gefahr: zwei Mitglieder haben dieselbe alte Nummer auf dem Deckel. Wenn das im Juni passiert, landet der Honig in der falschen Charge.",
    },
    {
      is: "external_link",
      text: "21.09.;Birgit;Netz;Lesenswerter Artikel, wie andere Genossenschaften ihre Chargen führen: https://www.imker-rundschau.example/chargen-2026",
    },
    { is: "noise", text: "28.09.;Mia;–;heute nichts, war krank" },
  ],
};

export const pastes: readonly PasteReference[] = [chat, minutes, sheet];
