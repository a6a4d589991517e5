import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const portalPlans: readonly SampleContextItem[] = [
  {
    label: "feature_idea",
    title: "Schaden mit Fotos melden",
    content: `Schritt für Schritt: was, wann, wo, Fotos dazu, fertig. Die Meldung geht als Vorgang in den Innendienst und der Kunde bekommt sofort eine Vorgangsnummer. Würde fast alle Mails mit riesigen Anhängen ersetzen. Aufwand laut Kovio 12 Personentage.`,
  },
  {
    label: "feature_idea",
    title: "Bescheinigung selbst ziehen",
    content: `Haftpflichtbestätigung, Beitragsbescheinigung fürs Finanzamt, Nachweis für den Vermieter als PDF auf Knopfdruck. Vorlagen gibt es in Assekto schon. 5 Personentage.`,
  },
  {
    label: "feature_idea",
    title: "Familienansicht",
    content: `Paare sehen ihre Verträge gemeinsam. Braucht die Einwilligung von beiden, und bei Trennung muss es sofort wieder zu sein. 20 Personentage, eher mehr.`,
  },
  {
    label: "feature_idea",
    title: "Termin beim Berater buchen",
    content: `Kalender aus Microsoft 365, der Kunde sucht sich eine freie halbe Stunde. Kam von Maike. 4 Personentage.`,
  },
  {
    label: "feature_idea",
    title: "Chatbot für Standardfragen",
    content: `Hat Kovio vorgeführt, beantwortet Fragen zu Deckung und Beitrag. Kostet 300 € im Monat extra.`,
  },
  {
    label: "technical_constraint",
    title: "Schnittstelle Assekto",
    content: `Assekto liefert nur einmal nachts um drei einen Export. Was ein Kunde ändert, sieht er deshalb erst am nächsten Tag. Schreiben von außen geht gar nicht: eine neue Bankverbindung wird zur Aufgabe für den Innendienst.`,
  },
  {
    label: "technical_constraint",
    title: "Uploads",
    content: `Höchstens 10 MB je Datei. Fotos vom iPhone (HEIC) nimmt Kovio bisher nicht an, sie müssen vorher umgewandelt werden.`,
  },
  {
    label: "compliance_requirements",
    title: "Datenschutz im Portal",
    content: `Rücksprache mit unserer Datenschutzbeauftragten Dr. Lenz am 5. November:

- Die Datenschutz-Folgenabschätzung muss vor dem Pilot vorliegen.
- Gesundheitsdaten (BU, PKV) nur mit ausdrücklicher Einwilligung nach Art. 9 DSGVO, verschlüsselt abgelegt.
- Auftragsverarbeitung mit Kovio schriftlich, Server in der EU.`,
  },
  {
    label: "decision",
    title: "Umfang der Stufe 1",
    content: `Geschäftsleitung, 6. Oktober 2026. In Stufe 1 können Kunden Verträge ansehen, Schäden melden, Unterlagen hochladen und die Bankverbindung ändern. Einen Online-Abschluss und einen Tarifvergleich gibt es nicht: das hätte vier Monate länger gedauert, und die Beratungspflicht wäre kaum sauber zu erfüllen.`,
  },
  {
    label: "decision",
    title: "Zuschlag für Kovio",
    content: `27. Oktober 2026, Dr. Hellwig. Kovio: 38.000 € Einführung und 1.450 € im Monat, Schadenmeldung fertig vorhanden. Das Modul von Assekto wäre mit 890 € im Monat billiger gewesen, kann aber keine Schäden. Eine Eigenentwicklung mit der Agentur Deichblick hätte rund 210.000 € gekostet.`,
  },
  {
    label: "decision",
    title: "Anmeldung nur mit zweitem Faktor",
    content: `3. November 2026. Zugang mit Passwort und zweitem Faktor (App oder SMS), und zwar für alle. Ein Anmeldelink per Mail wurde verworfen, weil Mailkonten zu oft von der ganzen Familie gelesen werden. Neu zu prüfen, sobald die EUDI-Wallet verfügbar ist.`,
  },
  {
    label: "decision",
    title: "Kein Chatbot",
    content: `10. November 2026, Karin Tams: Der Chatbot kommt nicht. Eine falsche Auskunft zur Deckung wäre unser Haftungsfall. Frühestens 2028 noch einmal auf den Tisch.`,
  },
  {
    label: "risk",
    title: "Verträge fehlen in der Anzeige",
    content: `4 von 31 Versicherern liefern keine Daten nach BiPRO. Der Kunde sieht den Vertrag nicht und denkt, er ist nicht versichert. Gegenmaßnahme: Anja Krämer lässt diese Verträge von Hand nachpflegen, und im Portal steht ein Hinweis.`,
  },
  {
    label: "risk",
    title: "Kunde sieht fremde Verträge",
    content: `Im Bestand gibt es rund 1.900 Dubletten, oft Vater und Sohn mit gleichem Namen. Gegenmaßnahme: Bereinigung vor dem Pilot, Registrierung nur mit Code per Brief. Verantwortlich: Tarek Yilmaz.`,
  },
  {
    label: "risk",
    title: "Berater ziehen nicht mit",
    content: `Neun der 19 fürchten um den Kontakt und damit um ihre Courtage. Wenn sie das Portal schlechtreden, registriert sich niemand. Dafür haben wir noch keine Antwort.`,
  },
  {
    label: "risk",
    title: "Ansturm nach Unwetter",
    content: `Nach Sturmtief Zoltan kamen 400 Schadenmeldungen an einem Tag. Kovio hat nur mit 50 gleichzeitigen Nutzern getestet. Ungeklärt.`,
  },
  {
    label: "risk",
    title: "Kovio wird verkauft",
    content: `Angeblich sucht der Gründer einen Käufer. Abgefedert durch den Vertrag: Datenexport jederzeit und sechs Monate Kündigungsfrist für Kovio. Im Blick behält das Dr. Hellwig.`,
  },
  {
    label: "general_note",
    title: "Terminplan Portal",
    content: `| Wann | Was | Wer |
| --- | --- | --- |
| 30.11.2026 | Vertrag mit Kovio unterschrieben | Dr. Hellwig |
| 11.1.2027 | Testsystem steht | Tarek Yilmaz |
| 12.2.2027 | Dubletten bereinigt | Tarek Yilmaz |
| 1.3.2027 | Pilot mit 300 Privatkunden aus Oldenburg | Nele Ostermann |
| 3.5.2027 | Go/No-Go | Nele Ostermann, Dr. Lenz |
| 1.6.2027 | alle Privatkunden | Nele Ostermann |
| 30.6.2027 | alte App „HT mobil“ (640 Nutzer) wird abgeschaltet | Tarek Yilmaz |

Melden mehr als 2 % der Pilotkunden fremde oder fehlende Verträge, wird abgebrochen und der Zugang gesperrt. Das entscheiden Nele und Dr. Lenz gemeinsam.`,
  },
  {
    label: "general_note",
    title: "Hilfe für Portalkunden",
    content: `Eigene Durchwahl -77, Mo–Fr 8 bis 17 Uhr, besetzt mit Imke und Herrn Bruns. Mails an portal@hellwig-tams.example, Antwort am selben Werktag. Erklärvideo dreht Maike im Januar.`,
  },
];
