import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const companyItems: readonly SampleContextItem[] = [
  {
    label: "company_info",
    title: "Hellwig & Tams in Zahlen",
    content: `Versicherungsmakler in Oldenburg seit 1987, inhabergeführt (Dr. Jens Hellwig, Karin Tams). 58 Mitarbeitende, davon 14 im Innendienst und 19 Beraterinnen und Berater. 8.300 Privat- und 3.100 Gewerbekunden, verwaltete Jahresprämie 34 Mio. €, Courtage 2025: 5,9 Mio. €. Zweites Büro in Leer.`,
  },
  {
    label: "target_market",
    title: "Markt und Einzugsgebiet",
    content: `Weser-Ems, zu 80 % Kunden im Umkreis von 50 km. Privat vor allem Familien und Hausbesitzer, im Gewerbe Handwerk, Gastronomie und Landtechnik. Neukunden kommen zu zwei Dritteln über Empfehlung.`,
  },
  {
    label: "tech_stack",
    title: "Systemlandschaft",
    content: `Maklerverwaltungsprogramm: Assekto (lokal installiert, Version 11). Dokumentenarchiv d-archiv. Microsoft 365. Versichererdaten über BiPRO 430, Rest per Post oder Extranet. Betreut von Tarek Yilmaz und einem externen Systemhaus.`,
  },
  {
    label: "brand_guidelines",
    title: "Sprache und Auftritt",
    content: `Wir siezen. Kurze Sätze, keine Versichererfloskeln („umfassender Rundumschutz“ ist verboten). Nie „günstigste“, sondern „passend“. Blau HKS 42, Schrift Source Sans. Fotos nur von echten Kollegen, kein Stockmaterial.`,
  },
  {
    label: "compliance_requirements",
    title: "Pflichten als Makler",
    content: `Beratung und Dokumentation nach §§ 60, 61 VVG. Erstinformation nach § 15 VersVermV beim ersten Geschäftskontakt, also auch bei einer Registrierung im Internet. Daten zeigen und ändern wir nur, wo uns ein unterschriebener Maklervertrag vorliegt (fehlt laut Stichprobe bei etwa 6 % der Altkunden).`,
  },
  {
    label: "decision",
    title: "Investitionsrahmen 2027",
    content: `Gesellschafter, 21. September 2026: für alle Vorhaben zusammen 180.000 € im Jahr 2027. Was darüber liegt, wird auf 2028 geschoben, es sei denn, es ist gesetzlich nötig.`,
  },
  {
    label: "risk",
    title: "Fachkräfte im Innendienst",
    content: `Bis 2029 gehen fünf von 14 in Rente, auf die letzte Anzeige kamen zwei Bewerbungen. Gegenmaßnahme: zwei Ausbildungsplätze pro Jahr statt einem, zuständig ist Karin Tams.`,
  },
  {
    label: "general_note",
    title: "Betriebsruhe",
    content: `Zwischen den Jahren geschlossen (24.12. bis 3.1.), Schadennotdienst über das Handy von Herrn Dr. Hellwig. Weihnachtsfeier am 11.12. im Patentkrug, bitte bei Frau Siemers anmelden.`,
  },
];
