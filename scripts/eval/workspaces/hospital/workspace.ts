import type { SampleContextItem, SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { requirements } from "./documents/requirements";

const contextItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Wer einen Termin will",
    content: `62 % der Ambulanzpatienten sind über 60. Zwei Drittel haben ein Smartphone, ein Drittel davon bucht schon heute bei Hausärzten online. Angehörige rufen in jedem fünften Fall an. Nicht gemeint sind Notfälle und Privatsprechstunden der Chefärzte.`,
  },
  {
    label: "user_feedback",
    title: "Beschwerden beim Patientenfürsprecher, Juli bis September",
    content: `47 Beschwerden, 29 davon über die Erreichbarkeit. „Ich habe elf Mal angerufen, um abzusagen. Beim zwölften Mal bin ich einfach nicht hingegangen.“ – Frau Petermann, 71, Augenklinik. Acht Beschwerden über Parkgebühren.`,
  },
  {
    label: "user_feedback",
    title: "Leitstelle, Gespräch mit Gülay Aydın",
    content: `„Die Hälfte der Anrufe ist verschieben, und ich mache dann dasselbe, was die Leute selber klicken könnten.“ Sorge: „Dann bleiben uns nur noch die schwierigen Gespräche.“ Zwei Kolleginnen haben 2026 gekündigt, beide nannten das Telefon als Grund.`,
  },
  {
    label: "market_research",
    title: "Nicht erschienene Patienten 2026",
    content: `Bis Ende September 8.312 von 74.900 Terminen (11,1 %). Ein leerer Platz kostet die Augenklinik 64 €, im Mittel aller Ambulanzen 52 €: rund 430.000 € in neun Monaten. Quelle: Controlling, Herr Vogt.`,
  },
  {
    label: "market_research",
    title: "Was das Klinikum Bergheim erlebt hat",
    content: `Bergheim hat 2024 eingeführt. Nach einem Jahr wurden 34 % der Termine online gebucht, Nichterscheinen fiel von 12 % auf 8,5 %. Besuch am 8. September. Dort hat die Anbindung ans KIS neun statt vier Monate gedauert.`,
  },
  {
    label: "key_competitors",
    title: "Arztplatz",
    content: `Portal für Praxen und Kliniken, 149 € je Arzt und Monat, also rund 286.000 € im Jahr für unsere 160 Ärztinnen und Ärzte. Sehr bekannt bei Patienten, App in zwölf Sprachen. Zeigt neben unseren Terminen auch die der Konkurrenz. Serverstandort Frankfurt.`,
  },
  {
    label: "feature_idea",
    title: "Nachrücken von der Warteliste",
    content: `Wird ein Platz frei, bekommen die drei Nächsten eine SMS; wer zuerst antwortet, hat ihn. In Bergheim wurden so 41 % der abgesagten Plätze wieder besetzt.`,
  },
  {
    label: "feature_idea",
    title: "Erinnerung zwei Tage vorher",
    content: `SMS mit Datum, Haus und Etage, antworten mit 1 bestätigt, mit 2 sagt ab. Kosten etwa 0,07 € je SMS, 5.600 € im Jahr.`,
  },
  {
    label: "feature_idea",
    title: "Videosprechstunde",
    content: `Wunsch der Dermatologie (Prof. Lenz). Bewusst ausgeklammert, eigenes Vorhaben ab 2028.`,
  },
  {
    label: "technical_constraint",
    title: "KIS nimmt Termine nur über HL7 an",
    content: `Die Schnittstelle des Herstellers (Medikis 7) kann lesen und schreiben, aber keine Absagen melden: die müssen alle 5 Minuten abgefragt werden. Jeden Dienstag von 1 bis 4 Uhr ist Wartung.`,
  },
  {
    label: "compliance_requirements",
    title: "Patientendaten",
    content: `Gesundheitsdaten nach Art. 9 DSGVO. Betrieb nur in der EU, Auftragsverarbeitung, Löschung der Buchungsdaten nach 90 Tagen. In der SMS darf keine Fachabteilung stehen. Datenschutz-Folgenabschätzung vor dem Start, Frau Jelinek.`,
  },
  {
    label: "decision",
    title: "Eigenes Buchungsmodul des KIS-Herstellers",
    content: `Lenkungskreis am 20. Oktober 2026 (Geschäftsführer Dr. Nolte, Reimers, Sand): Medikis-Modul statt Arztplatz. Einmalig 118.000 €, dann 31.000 € im Jahr. Gründe: eine Schnittstelle weniger, keine Werbung für andere Häuser, nach zwei Jahren günstiger. Dagegen sprach die bessere App von Arztplatz. Neu ansehen, wenn nach einem Jahr unter 20 % online buchen.`,
  },
  {
    label: "general_note",
    title: "Kardiologie",
    content: `Prof. Brandl macht mit, aber nur Verschieben; Erstgespräche bleiben am Telefon. So am 27.10. mit Reimers vereinbart, weil zwei Patienten mit akuten Beschwerden einen Termin in drei Wochen gewählt hatten.`,
  },
  {
    label: "risk",
    title: "Anbindung dauert länger als vier Monate",
    content: `In Bergheim waren es neun. Sand hat deshalb mit dem Hersteller eine Vertragsstrafe von 500 € am Tag ab dem 15. Januar vereinbart und lässt die Augenklinik notfalls mit einem täglichen Abgleich um 5 Uhr starten.`,
  },
  {
    label: "risk",
    title: "Doppelte Buchungen in den fünf Minuten",
    content: `Zwischen zwei Abfragen kann die Leitstelle denselben Platz am Telefon vergeben. Bei der Augenklinik rechnerisch 3 Fälle in der Woche.`,
  },
  {
    label: "risk",
    title: "Betriebsrat",
    content: `Der Betriebsrat befürchtet den Abbau von zwei Stellen in der Leitstelle und will im Dezember abstimmen. Eine Zusage der Geschäftsführung gibt es noch nicht.`,
  },
];

const goals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Weniger leere Plätze",
    description: "Jeder Prozentpunkt ist rund 52.000 € im Jahr wert.",
    key_result: "Höchstens 8,5 % nicht erschienen",
    baseline: "11,1 % von Januar bis September 2026",
    timeframe: "31. Dezember 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "Termine ohne Anruf",
    key_result: "30 % der Termine online gebucht oder verschoben",
    baseline: "0 %",
    timeframe: "31. Dezember 2027",
    priority: 90,
  },
  {
    goal_type: "success_metric",
    title: "Wer anruft, kommt durch",
    key_result: "Höchstens 15 % nicht angenommene Anrufe",
    baseline: "38 % im Oktober 2026",
    priority: 70,
  },
  {
    goal_type: "constraint",
    title: "Budget",
    key_result: "Höchstens 150.000 € bis zum Ende der Einführung",
    timeframe: "30. Juni 2027",
  },
];

export const hospitalWorkspace: SampleWorkspace = {
  name: "Klinikum Seetal",
  contextItems: [
    {
      label: "company_info",
      title: "Klinikum Seetal",
      content: `Schwerpunktversorger in kommunaler Trägerschaft, 612 Betten, 14 Ambulanzen mit rund 100.000 Terminen im Jahr, 2.300 Beschäftigte. Jahresergebnis 2025: minus 4,1 Mio. €.`,
    },
    {
      label: "brand_guidelines",
      title: "Sprache nach außen",
      content: `Immer „Sie“. Kurze Sätze, keine Abkürzungen wie KIS oder DRG. Blau #00497F. Wir schreiben „Patientinnen und Patienten“, nie „Kunden“.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Online-Termine für die Ambulanzen",
      description:
        "Patientinnen und Patienten buchen, verschieben und sagen Ambulanztermine selbst ab. Leitung: Dr. Anke Reimers, IT: Holger Sand. Augenklinik am 18. Januar 2027, Dermatologie am 1. März, alle 14 Ambulanzen bis 30. Juni 2027.",
      archived: false,
      documents: [requirements],
      contextItems,
      goals,
    },
    {
      title: "Aufruf im Wartebereich",
      description: "Bildschirme statt Rufen auf dem Flur. Idee der Dermatologie, noch ohne Budget.",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "user_feedback",
          title: "Schwester Ilona",
          content: `„Ich rufe jeden Namen dreimal, und dann war es die falsche Frau Müller.“ Dermatologie, 2. November.`,
        },
      ],
      goals: [],
    },
  ],
};
