import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const phoneItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Wer die Autos aufmacht",
    content: `1.940 Mitglieder, die Hälfte fährt höchstens einmal im Monat und hat die PIN bis dahin vergessen. Rund 260 sind über 70, etwa 90 davon haben kein Smartphone. Dazu 34 Stationspaten, die Autos waschen und umparken und oft zwei am Tag öffnen.

Leute mit Transporter-Buchung sind nicht gemeint, die holen den Schlüssel weiter beim Raiffeisenmarkt.`,
  },
  {
    label: "user_feedback",
    title: "Silke Ahrens, Mitglied in Gellmersen",
    content: `„Ich steh um sechs im Regen vor dem Schlüsseltresor, die PIN stimmt nicht, und die Hotline macht um sieben auf. Den Zug hab ich dann natürlich verpasst.“ Telefonat am 8. Oktober.`,
  },
  {
    label: "user_feedback",
    title: "Aus den Hotline-Notizen, August bis Oktober",
    content: `- Tresor klemmt bei Frost (Steinloh, 5x)
- „Karte liegt im anderen Portemonnaie“ (dauernd)
- Vater will Auto für Tochter buchen, sie kommt an den Schlüssel nicht ran
- Herr Dammann lobt, dass nachts um drei jemand dranging`,
  },
  {
    label: "market_research",
    title: "Hotline ausgezählt",
    content: `Drittes Quartal 2026.

| Was | Wert |
| --- | --- |
| Fahrten | 5.120 |
| Anrufe beim Öffnen | 870 (17 %) |
| Dauer je Anruf, Median | 9 min |
| Fahrt fiel aus | 61 mal |

Ein Anruf kostet uns 7,40 €, nachts das Doppelte.`,
  },
  {
    label: "market_research",
    title: "Warum Jüngere nicht eintreten",
    content: `Von 138 Leuten unter 30, die sich auf der Webseite angemeldet und dann abgebrochen haben, nannten 57 die Karte per Post und den Tresor als Grund.`,
  },
  {
    label: "key_competitors",
    title: "Stadtflotte",
    content: `Aus der Kreisstadt, 140 Autos, öffnet seit 2022 per App. 0,34 € je Kilometer, wir 0,29 €. Grundgebühr 9 € im Monat, bei uns keine. In Dörfer unter 3.000 Einwohnern gehen sie nicht. Ohne Netz geht ihr Auto nicht auf, das steht in deren AGB.`,
  },
  {
    label: "feature_idea",
    title: "Auto blinkt",
    content: `Knopf in der App, der das gebuchte Auto blinken lässt. Am Bahnhof Gellmersen stehen drei gleiche nebeneinander.`,
  },
  {
    label: "feature_idea",
    title: "Schlüssel weitergeben",
    content: `Wer gebucht hat, gibt das Öffnen für eine Fahrt an ein anderes Mitglied weiter. Gut für Familien.`,
  },
  {
    label: "feature_idea",
    title: "Tankkarte im Handy",
    content: `Bezahlen an der Säule über die App statt Karte im Handschuhfach. Nicht in der ersten Fassung, sagt Ulf.`,
  },
  {
    label: "technical_constraint",
    title: "Funklöcher",
    content: `An 11 von 41 Stationen gibt es kein Mobilnetz. Das Öffnen muss dort über Bluetooth gehen, mit einer Berechtigung, die vorher aufs Handy geladen wurde und höchstens 48 Stunden gilt.`,
  },
  {
    label: "technical_constraint",
    title: "Alte Kangoos",
    content: `Neun Kangoos von 2016 lassen sich nicht elektrisch verriegeln. Die bekommen keine Box, bis sie 2028 ersetzt werden.`,
  },
  {
    label: "compliance_requirements",
    title: "Führerschein und Standort",
    content: `Nach § 21 StVG muss der Halter sich vergewissern, dass ein Führerschein da ist, bei uns alle sechs Monate. Der Standort während der Fahrt ist nach der DSGVO tabu, gespeichert werden nur Beginn, Ende und Kilometer.`,
  },
  {
    label: "decision",
    title: "Box von Telvara statt selbst gebaut",
    content: `Vorstand, 5. Oktober 2026. Eine eigene Box hätte 190 € statt 410 € je Auto gekostet, aber niemand im Verein will sie nachts reparieren. Telvara tauscht binnen 48 Stunden.`,
  },
  {
    label: "decision",
    title: "Die Karte bleibt",
    content: `2. November 2026, Ulf Petersen und Renate Brook. Wer kein Smartphone hat, öffnet weiter mit der Karte, ohne Aufpreis. Abschaffen hätte 3.100 € im Jahr gespart, hätte aber 90 Mitglieder ausgeschlossen.`,
  },
  {
    label: "risk",
    title: "Handy leer am Waldrand",
    content: `Wer unterwegs parkt und dessen Akku leer ist, kommt nicht mehr ins Auto. Gegenmittel: Ladekabel in jedem Auto, und die Hotline öffnet aus der Ferne, wo Netz ist. Verantwortlich: Jette Wohlers.`,
  },
  {
    label: "risk",
    title: "Schlüssel im Handschuhfach",
    content: `Der Schlüssel liegt künftig im Auto. Schlägt jemand die Scheibe ein, ist das Auto weg. Was die Versicherung dazu sagt, wissen wir noch nicht.`,
  },
  {
    label: "general_note",
    title: "Was es kostet",
    content: `| Posten | Betrag |
| --- | --- |
| 49 Boxen zu 410 € | 20.090 € |
| Einbau | 5.880 € |
| **einmalig** | **25.970 €** |
| Mobilfunk und Lizenz im Jahr | 6.470 € |

Der Landkreis gibt 8.000 € dazu, wenn wir bis 31. Januar beantragen.`,
  },
  {
    label: "general_note",
    title: "Zeitplan, Stand 18. November",
    content: `- [x] Angebot Telvara
- [ ] Einbau in Gellmersen und Steinloh: ab 25. Januar 2027 (Jette)
- [ ] Start mit 12 Autos: 1. März 2027
- [ ] alle 49 Autos: bis 30. Juni
- [ ] Tresore abbauen: frühestens Oktober

Zurück zum Tresor, wenn in einer Woche mehr als 5 % der Öffnungen scheitern. Das entscheidet Jette.`,
  },
];
