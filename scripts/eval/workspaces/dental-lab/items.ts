import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const scannerItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Wer heute tippt",
    content: `Die Arbeitsvorbereitung in Laboren mit 8 bis 60 Leuten, meist eine Person, 40 bis 120 Aufträge am Tag. Nicht gemeint: Praxislabore mit einem Techniker.`,
  },
  {
    label: "user_feedback",
    title: "Besuch bei Dentallabor Kühnert, 22.9.",
    content: `Frau Möbius: „Ich tippe siebzig Zettel am Tag ab, und bei jedem dritten ruf ich an, weil die Farbe fehlt.“ Zwei Kronen mussten im August neu, weil 36 und 46 vertauscht waren.`,
  },
  {
    label: "user_feedback",
    title: "Hotline, drittes Quartal",
    content: `1.140 Anrufe. 212 zur Auftragserfassung, davon 61 wegen verwechselter Zähne. 90 wegen Druckern. Ausgezählt von Sina.`,
  },
  {
    label: "market_research",
    title: "Umfrage unter 96 Laboren",
    content: `58 % der Aufträge kommen digital an (2024: 39 %). Abtippen dauert im Mittel 6 Minuten. 71 % würden für eine Übernahme zahlen, im Mittel 40 € im Monat.`,
  },
  {
    label: "key_competitors",
    title: "LabMeister Cloud",
    content: `189 € im Monat, liest Trios und Medit seit 2025. Kein Zahnschema, keine Konformitätserklärung. Wir haben daran dieses Jahr vier Labore verloren.`,
  },
  {
    label: "feature_idea",
    title: "Rückfrage mit einem Klick",
    content: `Fehlt die Farbe, geht eine Nachricht mit Bild an die Praxis; die Antwort landet am Auftrag. Kühnert und zwei weitere wollen das.`,
  },
  {
    label: "feature_idea",
    title: "Warnung bei falschem Kiefer",
    content: `Passt der gescannte Kiefer nicht zum bestellten Zahn, warnt die Liste. Deniz: etwa acht Tage, die Daten sind da.`,
  },
  {
    label: "feature_idea",
    title: "Preisvorschlag nach BEL",
    content: `Auf Eis gelegt: nicht vor 2028, das ist ein Vorhaben für sich.`,
  },
  {
    label: "technical_constraint",
    title: "Schnittstellen der Hersteller",
    content: `Trios und Medit: REST, OAuth 2. Medit erlaubt 60 Anfragen in der Minute und Labor. iTero legt nur Dateien in einen Ordner (STL und XML). Zähne bei Trios nach FDI, bei Medit wahlweise nach dem amerikanischen Schema.`,
  },
  {
    label: "technical_constraint",
    title: "Rechner in den Laboren",
    content: `Vier von zehn Laboren haben noch SQL Server 2016 und kein TLS 1.3. Ports nach außen öffnet keines. Der Dienst darf höchstens 300 MB Arbeitsspeicher belegen.`,
  },
  {
    label: "compliance_requirements",
    title: "Patientendaten und MDR",
    content: `Der Patientenname wird im Labor durch die Auftragsnummer ersetzt und verlässt es nie. Die Verordnung muss unverändert in die Erklärung nach Anhang XIII MDR. Protokolle 10 Jahre, bei Implantaten 15.`,
  },
  {
    label: "decision",
    title: "Erst Trios und Medit",
    content: `6. Oktober 2026, Hagedorn, Akbulut, Sielaff. Zusammen 81 % der digitalen Aufträge. iTero im Herbst 2027, weil es nur Dateien gibt. Dagegen sprach, dass drei große Labore nur iTero nutzen.`,
  },
  {
    label: "decision",
    title: "Abfragen alle zwei Minuten",
    content: `20. Oktober 2026, Akbulut und Lenz. Der Dienst fragt ab, statt auf Meldungen zu warten: für Meldungen müssten die Labore Ports öffnen. Folge: bis zu zwei Minuten Verzug. Neu ansehen, falls Medit weniger als 30 Anfragen in der Minute erlaubt.`,
  },
  {
    label: "risk",
    title: "Der falsche Zahn",
    content: `FDI und amerikanisches Schema werden verwechselt, eine Krone kostet das Labor 180 €. Deshalb prüft Lenz die Umrechnung an 400 echten Aufträgen, und ohne Bestätigung durch einen Menschen wird nichts angelegt.`,
  },
  {
    label: "risk",
    title: "Medit verlangt Gebühren",
    content: `Medit hat für den 1. Juli 2027 Gebühren angekündigt, Höhe unbekannt. Bei 1 € je Auftrag wäre das Modul ein Verlust.`,
  },
  {
    label: "general_note",
    title: "Pilotlabore",
    content: `Kühnert, Zahntechnik Ostsee, Brandauer, Labor am Wall. Kühnert hat zugesagt, Brandauer erst ab März.`,
  },
];
