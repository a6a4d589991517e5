import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const returnItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Wer den Rücklauf macht",
    content: `Neun Leute im Lager in zwei Schichten, früh ab 6 Uhr, spät bis 23 Uhr, im Sommer auch nachts. Sie laden aus, zählen und buchen zurück. Vier Disponenten wollen morgens um sieben wissen, was sie wieder rausgeben können. Rund 25 Crewchiefs, fast alle freiberuflich, sollen auf der Baustelle die Packliste abhaken und tun es selten.

Dry-Hire-Kunden sind hier nicht gemeint, die geben weiter an der Theke zurück.`,
  },
  {
    label: "user_feedback",
    title: "Mirko, Spätschicht",
    content: `„Um halb zwei kommt der 40-Tonner vom Stadtfest, es schifft, und du stehst zu zweit da und zählst Schuko. Irgendwann schreib ich halt hin, dass alles da ist. Weiß jeder, macht jeder.“ An der Rampe, 14.9.`,
  },
  {
    label: "user_feedback",
    title: "Mail von Anke Vogt (Crewchief), 3. Oktober",
    content: `> Hi Dispo, in Case 1174 haben in Hannover wieder zwei Motorkabel gefehlt, das dritte Mal in Folge. Auf der Liste steht vollzählig. Hab vor Ort für 380 € nachgemietet, Rechnung hängt dran.
>
> lg Anke`,
  },
  {
    label: "market_research",
    title: "Rückläufe gestoppt, September 2026",
    content: `Vier Wochen lang jeden Rücklauf in Lohfelden mitgeschrieben.

| Was | Wert |
| --- | --- |
| Rückläufe insgesamt | 57 |
| Ankunft bis Buchung, Median | 19 Stunden |
| längster Fall | 4 Tage (Stadtfest Baunatal) |
| falsch zurückgemeldet | 13 von 57 |
| Zählen pro Lkw | 2 h 10, zu zweit |

In 9 der 13 Fälle war etwas als vollzählig gebucht, das gar nicht auf dem Lkw lag. Die anderen 4 waren Zahlendreher.`,
  },
  {
    label: "market_research",
    title: "Inventur 2025",
    content: `Ende 2025 fehlte Material für 64.300 € (Wiederbeschaffung). Kabel 41 %, Funkmikros samt Zubehör 23 %, Rigging 19 %, der Rest Kleinkram. Bei drei von vier Teilen weiß keiner mehr, auf welchem Auftrag sie zuletzt waren. Dazu kamen 27.800 €, die wir fürs Nachmieten ausgegeben haben.`,
  },
  {
    label: "key_competitors",
    title: "Bühnenhaus Nord",
    content: `Hannover, ca. 90 Leute, seit 2024 RFID im Lager. Die Schlussrechnung ist am Tag nach der Rückgabe beim Kunden, bei uns im Schnitt nach neun Tagen. 12er-Funkset 245 € am Tag, bei uns 260 €. Kein Notdienst am Wochenende, und unter 1.500 € Auftragswert fahren sie nicht raus. (Von zwei Freien, die für beide arbeiten.)`,
  },
  {
    label: "external_link",
    title: "Fachartikel: Ein Jahr RFID im Mietlager",
    content: `Ein Verleiher aus Eindhoven berichtet von 38 % weniger Schwund im ersten Jahr, bei etwa doppelt so viel Material wie wir. Liest sich stellenweise wie Werbung vom Hersteller.`,
    source_url: "https://www.rampe-und-rigg.example/rfid-ein-jahr",
  },
  {
    label: "feature_idea",
    title: "Lesetor an Rampe 2",
    content: `Vier Antennen ums Tor, die Cases rollen einfach durch. Monitor daneben: grün heißt alles da, gelb heißt es fehlt was. Identra hat es im Mai hier aufgebaut, 60 Cases in elf Minuten.`,
  },
  {
    label: "feature_idea",
    title: "Fehlliste um sieben",
    content: `Jeden Morgen um 7 Uhr pro Auftrag eine Mail an Dispo und Crewchief: Was fehlt, und wo wurde es zuletzt gelesen. Ruben schätzt sechs Tage Arbeit.`,
  },
  {
    label: "feature_idea",
    title: "Defekt mit Foto melden",
    content: `Techniker scannt das Gerät auf der Baustelle, macht ein Foto, fertig. Heute klebt Gaffa mit „kaputt“ dran und die Werkstatt darf raten. In der Crewrunde wollten das 11 von 18.`,
  },
  {
    label: "technical_constraint",
    title: "Funk und Metall",
    content: `Einfache Etiketten werden auf Alu-Traversen nur zu 61 % gelesen, On-Metal-Tags zu 98,4 %. Stückpreis 2,80 € statt 0,35 €. Durch ein geschlossenes Alu-Case geht gar nichts: Deckel auf, bevor es durchs Tor rollt.`,
  },
  {
    label: "technical_constraint",
    title: "Rentio nimmt nur CSV",
    content: `Version 9 importiert Rückbuchungen nur als CSV, einmal pro Nacht. Eine Schnittstelle gibt es erst ab Version 10. Ohne das Update ist kein Abgleich am selben Tag möglich.`,
  },
  {
    label: "compliance_requirements",
    title: "Prüffristen",
    content: `DGUV Vorschrift 3: ortsveränderliche Geräte müssen geprüft sein, bei uns alle 12 Monate. Ist die Prüfung abgelaufen, darf das Gerät nicht raus. Die Rückbuchung muss also das Prüfdatum kennen und das Teil sperren.`,
  },
  {
    label: "compliance_requirements",
    title: "Betriebsrat",
    content: `Das System hält fest, wer wann gebucht hat, das ist nach § 87 BetrVG mitbestimmt. Der Betriebsrat macht mit, wenn es keine Auswertung je Person gibt und Namen nach 30 Tagen gelöscht werden. Die Betriebsvereinbarung liegt als Entwurf vor, die Unterschrift fehlt noch.`,
  },
  {
    label: "decision",
    title: "RFID statt QR an jedem Teil",
    content: `Beschlossen von der Geschäftsführung am 28. September 2026. QR-Codes wären mit rund 9.000 € deutlich billiger gewesen, aber dann muss weiter jedes Teil einzeln in die Hand, und genau daran scheitert es nachts. Ein Jahr nach dem Start wird geprüft, ob sich die Tags rechnen.`,
  },
  {
    label: "decision",
    title: "Kurze Kabel bleiben ohne Tag",
    content: `12. Oktober 2026, Jule Hartwig mit Sven Dörr. Kabel unter 5 m bekommen keinen Tag, sie liegen künftig in 20er-Beuteln und werden gewogen. Dagegen sprach, dass ein Drittel der fehlenden Kabel kurze sind. Nehmen wir in Kauf, sonst kleben wir bis Ostern.`,
  },
  {
    label: "risk",
    title: "Tags reißen ab",
    content: `Im Versuch waren nach acht Wochen 7 von 180 Tags weg, fast alle an Motorkabeln. Gegenmittel: Schrumpfschlauch drüber, und bei jeder Geräteprüfung wird der Tag mitgeprüft. Verantwortlich: Sven Dörr.`,
  },
  {
    label: "risk",
    title: "Göttingen hat kein Tor",
    content: `Was im Außenlager Göttingen zurückkommt, wird erst Tage später gebucht und steht bis dahin als verloren auf der Fehlliste. Dafür haben wir noch keine Lösung.`,
  },
  {
    label: "general_note",
    title: "Kosten",
    content: `Angebot von Identra vom 19. Oktober (gültig bis 15. Dezember) plus Rentio, alles netto:

| Posten | Betrag |
| --- | --- |
| Lesetor mit vier Antennen, montiert | 38.500 € |
| 4.600 Tags, davon 3.100 On-Metal | 9.205 € |
| Update auf Rentio 10 | 6.900 € |
| **einmalig zusammen** | **54.605 €** |
| Wartung pro Jahr | 3.400 € |

Das Kleben sind etwa 320 Stunden, machen wir selbst, im Januar ist eh nichts los. Scantec wollte 61.200 € ohne Montage, denen haben wir abgesagt.`,
  },
  {
    label: "general_note",
    title: "Zeitplan, Stand 20. November",
    content: `- [x] Angebot Identra
- [ ] Tags kleben: 11. Januar bis 19. Februar 2027 (Sven)
- [ ] Rentio 10 einspielen: ab 18. Januar (Ruben)
- [ ] Tor montieren: 22. Februar
- [ ] Start in Lohfelden: 1. März 2027, zuerst nur Messen, bis Ende März zählen wir parallel von Hand
- [ ] Konzerte und Stadtfeste: ab 3. Mai

Zurück zur Zählliste, sobald das Tor an zwei Tagen hintereinander weniger als 95 % der Cases erkennt. Das entscheidet die Schichtleitung allein.`,
  },
];
