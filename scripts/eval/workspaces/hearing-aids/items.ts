import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const remoteItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Für wen das ist",
    content: `Kunden in der Nachsorge, deren Hörsysteme Bluetooth haben (Sonavia oder Lirum, ab Baujahr 2022). Das sind 2.900 von 6.800. Die meisten sind zwischen 65 und 80, viele wohnen auf Höfen und in Weilern und werden von den Kindern gefahren.

Nicht dabei: Erstanpassung, Kinder und Jugendliche, Tinnitus-Versorgungen.`,
  },
  {
    label: "user_feedback",
    title: "Frau Dorn, Isny",
    content: `Anruf am 12. Oktober, mitgeschrieben von Sonja: „Meine Tochter nimmt sich einen halben Tag frei, damit Sie zweimal auf der Maus herumdrücken. Nach vier Minuten bin ich wieder draußen. Das ist mir peinlich vor ihr. Kann sie da nicht einfach von der Arbeit aus mithören?“`,
  },
  {
    label: "user_feedback",
    title: "Runde mit den Pilot-Akustikern, 6.10.",
    content: `5 Leute, Memmingen + Wangen

- alle: die ersten 10 Min. gehen für „hören Sie mich, sehen Sie mich“ drauf. Wer vorher mal angerufen wurde, ist sofort drin
- Wangen: ohne Blick ins Ohr rate ich. Cerumen erkenn ich nicht über Video
- zwei finden es anstrengender als im Laden, einer will nicht mehr zurück
- Kopfhörer sind Mist, Kabel zu kurz`,
  },
  {
    label: "market_research",
    title: "Nachsorge gezählt, Juni 2026",
    content: `Vier Wochen, alle elf Läden, Strichliste an der Theke.

| Was | Wert |
| --- | --- |
| Nachsorgetermine | 412 |
| davon nur nachgestellt, unter 10 Minuten | 38 % |
| Wartezeit auf einen Termin | 9 Tage |
| Anfahrt, einfach | 24 km |
| nicht erschienen | 61 |

Bei den Nichterschienenen haben wir nachgefragt: 40 hatten keinen, der sie fährt.`,
  },
  {
    label: "market_research",
    title: "Postkartenbefragung",
    content: `1.900 Karten verschickt (August), 544 kamen zurück. 57 % haben ein Smartphone, 41 % würden eine Fernanpassung ausprobieren, 22 % auf keinen Fall. Häufigster Grund dagegen: „Ich will meinen Akustiker sehen.“`,
  },
  {
    label: "key_competitors",
    title: "Otaris",
    content: `Kette, 14 Filialen bei uns in der Gegend. Bietet Fernanpassung seit 2025 an, aber nur im Premium-Vertrag für 4,90 € im Monat. Termine bis 20 Uhr, man landet im Callcenter in Leipzig und nicht bei seinem Akustiker. Googlebewertung 3,4.`,
  },
  {
    label: "key_competitors",
    title: "hoerfix24",
    content: `Reiner Versand. Geräte rund 20 % billiger als bei uns, 30 Tage Rückgabe, Nachsorge nur per Video. Keinen Laden, keine Kassenverträge.`,
  },
  {
    label: "feature_idea",
    title: "Probeanruf zwei Tage vorher",
    content: `Eine Auszubildende ruft an und geht mit dem Kunden durch: App da? Ton? Bild? Bluetooth gekoppelt? Dauert 10 Minuten. In Wangen machen sie es schon auf eigene Faust, dort ist seit Mitte Oktober keine Sitzung mehr am Einwählen gescheitert.`,
  },
  {
    label: "feature_idea",
    title: "Angehörige dazuschalten",
    content: `Tochter oder Sohn bekommt einen eigenen Link und hört von der Arbeit aus mit. Sonavia kann einen dritten Teilnehmer ab der Version im Frühjahr. Frau Dorn und noch drei andere haben danach gefragt.`,
  },
  {
    label: "feature_idea",
    title: "Zubehör gleich mitbestellen",
    content: `Am Ende der Sitzung Filter, Schirmchen oder Trockenkapseln in den Korb legen, geht am selben Tag zur Post. Idee von Paul, nicht für den Start. Müsste an AkuPlan angebunden werden, grob 15 Tage Arbeit.`,
  },
  {
    label: "technical_constraint",
    title: "Was die Hersteller-Apps hergeben",
    content: `Aus dem Workshop mit Sonavia, 2. Juli:
- pro Sitzung höchstens 6 dB Änderung je Frequenzband
- Rückkopplungstest geht aus der Ferne nicht
- braucht 2 Mbit/s Upload beim Kunden, darunter reißt die Verbindung ab
- reißt sie ab, läuft das Hörsystem mit der alten Einstellung weiter
- Android ab 11, iOS ab 16`,
  },
  {
    label: "compliance_requirements",
    title: "Krankenkassen",
    content: `Laut Vertrag müssen Erstanpassung und Abschlussmessung im Fachgeschäft unter Aufsicht eines Meisters stattfinden. Aus der Ferne geht nur Nachsorge. Sie ist mit der Pauschale für sechs Jahre abgegolten, eine Aufzahlung dafür dürfen wir von Kassenkunden nicht verlangen. Jede Sitzung kommt in die Kundenakte.`,
  },
  {
    label: "compliance_requirements",
    title: "Datenschutz bei der Videositzung",
    content: `Einwilligung auf Papier, vor der ersten Sitzung. Aufzeichnen ist verboten. Vertrag zur Auftragsverarbeitung: mit Sonavia unterschrieben am 3. September, mit Lirum fehlt er noch (deren Server stehen in Kanada). Datenschutzbeauftragte ist Frau Kaltenegger, extern.`,
  },
  {
    label: "decision",
    title: "Hersteller-Apps statt eigener App",
    content: `14. Mai 2026, Georg Mangold. Verglichen: eigene App über das Systemhaus (148.000 €, ein Jahr), Videodienst plus Fernwartung am PC des Kunden, Apps der Hersteller. Die Fernwartung schied aus, weil kaum einer unserer Kunden einen PC neben dem Sessel hat. Die eigene war zu teuer. Neu aufrollen, falls ein Hersteller mehr als 5 € je Sitzung verlangt.`,
  },
  {
    label: "decision",
    title: "Für Kunden kostenlos",
    content: `Beschluss der Geschäftsleitung vom 22. September 2026: Die Fernanpassung kostet nichts extra, für niemanden. Im Gespräch waren 4,90 € im Monat wie bei Otaris und 15 € je Sitzung. Beides abgelehnt, weil es bei Kassenkunden nicht erlaubt ist und wir keine zwei Klassen wollen.`,
  },
  {
    label: "decision",
    title: "Erst Sonavia, dann Lirum",
    content: `3.11.2026, Judith. Wir starten im März nur mit Sonavia. Lirum kommt dazu, sobald der Vertrag zur Auftragsverarbeitung da ist, frühestens im Mai. Folge: zum Start können 2.100 der 2.900 Kunden mitmachen. Mit beiden im Mai zu starten haben wir verworfen, da wäre die Urlaubszeit zu nah.`,
  },
  {
    label: "risk",
    title: "Nach der Sitzung hört jemand schlechter",
    content: `Kunde merkt es erst am Abend und erreicht keinen mehr. Vorgebeugt: In der App kommt man mit einem Druck zur alten Einstellung zurück, und am nächsten Werktag rufen wir jeden an. Zuständig: Beate Rölz.`,
  },
  {
    label: "risk",
    title: "Funklöcher im Westallgäu",
    content: `9 der 58 Pilotsitzungen sind abgerissen, fast alle zwischen Isny und Lindenberg. Eine Lösung dafür haben wir bislang nicht.`,
  },
  {
    label: "risk",
    title: "Weniger Leute an der Theke",
    content: `Wer nicht kommt, kauft auch keine Filter und keine Batterien, im Schnitt 11 € je Besuch. Paul Obermaier prüft den Zubehörumsatz jeden Monat je Laden. Fällt er um mehr als 10 %, legen wir dem nächsten Nachsorgebrief ein Bestellblatt bei.`,
  },
  {
    label: "general_note",
    title: "Pilot, Zwischenstand 30. Oktober",
    content: `Memmingen und Wangen, seit dem 7. September. Ausprobieren wollten wir, ob ein Akustiker in unter 20 Minuten fertig wird und ob die Kunden damit zurechtkommen.

58 Sitzungen mit 44 Kunden. Im Mittel 17 Minuten, im Laden sind es mit Begrüßung und allem 34. 6 mussten hinterher doch in den Laden, viermal war es Ohrenschmalz. Note der Kunden 8,6 von 10 (41 Antworten). Der Start war holprig: in der ersten Woche fehlten die Tablets, der Lieferant hatte an die alte Adresse in der Kramerstraße geliefert.`,
  },
  {
    label: "general_note",
    title: "Fahrplan bis April",
    content: `- [x] 11 Tablets und Ständer da (Tarek)
- [ ] bessere Kopfhörer bestellen (Tarek, bis 18. Dezember)
- [ ] Kundenbrief mit Einwilligung, 2.100 Stück, Versand 8. Februar (Sonja Hirt)
- [ ] alle 19 Meister geschult, bis 12. Februar (Beate)
- [ ] Aufsteller und ein Blatt „In fünf Schritten“ für jede Theke (Sonja)

1. März: Memmingen, Wangen, Leutkirch. 12. April: die anderen acht.
Reißt in einer Woche mehr als jede vierte Sitzung ab, gehen wir zurück auf die beiden Pilotläden. Das entscheidet Judith allein. Sechs Wochen nach dem letzten Start setzen wir uns zusammen und schauen auf die Zahlen.`,
  },
];
