import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { concept } from "./documents/concept";
import { surveyItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Mehr Aufträge aus gleich vielen Besichtigungen",
    key_result: "40 % der Besichtigungen werden ein Auftrag",
    baseline: "33 % (2025)",
    timeframe: "31. Dezember 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "Die Zahl kommt am selben Tag",
    key_result: "80 % der Angebote gehen am Tag der Besichtigung hinaus",
    baseline: "6 Tage im Mittel",
    timeframe: "30. Juni 2027",
    priority: 90,
  },
  {
    goal_type: "success_metric",
    title: "Richtig geschätzt",
    key_result: "Höchstens 6 % der Umzüge sind um mehr als 15 % verschätzt",
    timeframe: "30. Juni 2027",
  },
  {
    goal_type: "constraint",
    title: "Rahmen",
    key_result: "25.000 € im ersten Jahr, keine neue Stelle",
  },
];

export const removalsWorkspace: SampleWorkspace = {
  name: "Rathjen Umzüge",
  contextItems: [
    {
      label: "company_info",
      title: "Rathjen in Zahlen",
      content: `84 Leute, 31 Lkw, Standorte Hamburg, Bremen und Kiel. 2.640 Umzüge im Jahr 2025, Umsatz 7,9 Mio. €, 60 % davon privat. Dritte Generation, Geschäftsführerin Insa Rathjen.`,
    },
    {
      label: "target_market",
      title: "Wo wir anbieten",
      content: `Privatumzüge mit 3 bis 6 Zimmern im Norden: rund 96.000 im Jahr (Statistikamt Nord, eigene Rechnung). Firmen ab 20 Plätzen macht Bremen. Keine einzelnen Zimmer, da gewinnt der Mietwagen.`,
    },
    {
      label: "market_research",
      title: "Fahrtenbücher 2025",
      content: `3.900 Besichtigungen, im Mittel 61 km und 74 € mit Arbeitszeit. Aus zwei von dreien wird nichts.`,
    },
    {
      label: "brand_guidelines",
      title: "So schreiben wir",
      content: `Sie, nicht du. Kein „stressfrei“, kein „rundum sorglos“. Preise brutto mit zwei Stellen. Das Rot (RAL 3003) gehört auf die Lkw und sonst nirgends hin.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Besichtigung per Video",
      description:
        "Statt hinzufahren geht ein Disponent mit dem Kunden per Video durch die Wohnung und schickt das Angebot am selben Tag. Leitung: Hauke Petersen, Vertrieb: Meike Tams. Probelauf in Kiel vom 3. August bis 30. Oktober 2026; über Hamburg und Bremen entscheidet Insa Rathjen am 14. Dezember 2026.",
      archived: false,
      documents: [concept],
      contextItems: surveyItems,
      goals,
    },
    {
      title: "Kartons mit Pfand",
      description: "Gebrauchte Kartons kommen zurück. Ruht bis zum Umbau der Halle.",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "user_feedback",
          title: "Frau Ohlsen, Bremen",
          content: `„Ich habe seit einem Jahr sechzig Kartons im Flur, wollen Sie die nicht wiederhaben?“`,
        },
      ],
      goals: [],
    },
  ],
};
