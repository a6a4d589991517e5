import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const portalEvidence: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Privatkunden, für die das Portal da ist",
    content: `8.300 Privatkunden mit im Schnitt 4,1 Verträgen. 46 % sind älter als 55. Die meisten melden sich ein- bis zweimal im Jahr, fast immer weil etwas passiert ist oder jemand eine Bescheinigung verlangt (Vermieter, Bank, Zulassungsstelle).

Gewerbekunden sind ausdrücklich nicht gemeint, die haben ihren festen Betreuer.`,
  },
  {
    label: "target_users",
    title: "Innendienst",
    content: `14 Kolleginnen und Kollegen, sie bearbeiten alles was aus dem Portal hereinkommt. Wunsch aus dem Team: eine einzige Eingangsliste in Assekto und nicht noch ein Postfach.`,
  },
  {
    label: "user_feedback",
    title: "Mail von Herrn Focken",
    content: `„Sehr geehrte Damen und Herren, am 2. September habe ich den Sturmschaden am Carport gemeldet, per Mail mit 14 Fotos. Am 9. habe ich angerufen, da hieß es, die Mail sei zu groß gewesen. Am 16. habe ich wieder angerufen. Ich bin seit 22 Jahren bei Ihnen, aber beim Paketdienst weiß ich besser, wo mein Paket ist.“

Weitergeleitet von Anja, Antwort ist raus, Blumen auch.`,
  },
  {
    label: "user_feedback",
    title: "Telefonnotiz Frau Addicks",
    content: `Möchte Haftpflichtbestätigung für Hundeanmeldung. Zum dritten Mal, jedes Jahr das Gleiche. Fragt ob es das nicht „irgendwo zum Runterladen“ gibt. War nett.`,
  },
  {
    label: "user_feedback",
    title: "Stimmen aus dem Außendienst",
    content: `Teams-Kanal #beratung, Oktober:

> Thorsten: wenn die alles selber sehen, ruft mich doch keiner mehr an
> Maike: meine Kunden wollen genau das, die unter 40 jedenfalls
> Thorsten: und wer erklärt denen dann, warum der Beitrag gestiegen ist?
> Maike: du, aber dann wissen sie schon worum es geht`,
  },
  {
    label: "market_research",
    title: "Serviceanrufe im Oktober 2026",
    content: `Vier Wochen lang Strichlisten im Innendienst, 1.850 Anrufe.

| Anlass | Anteil |
| --- | --- |
| Police oder Bescheinigung nachfordern | 31 % |
| Stand eines Schadens | 24 % |
| Bank oder Adresse ändern | 17 % |
| Beitrag, Rechnung | 12 % |
| Beratung | 9 % |
| Sonstiges | 7 % |

Durchschnittlich 5 Minuten mit Nacharbeit. Von der Meldung beim Makler bis zum Eingang beim Versicherer vergehen bei Schäden im Mittel 2,6 Tage.`,
  },
  {
    label: "market_research",
    title: "Kundenbefragung September",
    content: `612 Antworten (angeschrieben 3.000). 58 % würden ein Portal nutzen, bei den unter 40-Jährigen 71 %. 23 % wollen weiter nur telefonieren. Weiterempfehlung NPS 44. Freitext am häufigsten: „Schadenstand“.`,
  },
  {
    label: "key_competitors",
    title: "Polizza",
    content: `App aus Berlin. Der Kunde unterschreibt auf dem Handy, danach geht die Betreuung aller Verträge auf Polizza über. Hat uns 2026 bisher 118 Mandate gekostet. 4,6 Sterne im Store, für Kunden kostenlos. Schwächen: keine Ansprechpartner vor Ort, Schäden nur über ein Callcenter, laut Verbraucherforum bis zu 9 Tage ohne Antwort.`,
  },
  {
    label: "key_competitors",
    title: "Nordwest-Kontor",
    content: `Makler in Bremen, 40 Leute. Bietet seit 2024 ein Portal (das Modul von Assekto), man sieht Verträge und Dokumente, kann aber keine Schäden melden. Registriert sind nach eigener Aussage 15 % der Kunden.`,
  },
  {
    label: "external_link",
    title: "Artikel: Warum Maklerportale leer bleiben",
    content: `Aus der Fachpresse, lesenswert: drei Makler berichten. Kernaussage: ohne Brief vom eigenen Berater registriert sich kaum jemand.`,
    source_url: "https://www.maklermagazin.example/portale-leer",
  },
  {
    label: "general_note",
    title: "Workshop Registrierung",
    content: `12.11., Mitschrift Imke, unsortiert

- [x] Briefvorlage liegt bei der Druckerei
- [ ] was wenn der Brief nicht ankommt?? evtl. nach 10 Tagen anrufen, noch nicht besprochen
- [ ] Kunden ohne Mailadresse: ca. 1.100 (!!), Nele fragt bei Kovio ob eine Handynummer reicht
- [ ] Maklervertrag fehlt -> kein Code, erst unterschreiben lassen`,
  },
  {
    label: "general_note",
    title: "Projektraum",
    content: `Wir sitzen ab Dezember in Raum 2.04. Beamer ist bestellt, Schlüssel bei Frau Siemers. Testhandys (1x iPhone, 1x Samsung) liegen im Schrank, bitte aufladen!`,
  },
];
