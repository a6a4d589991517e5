import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { requirements } from "./documents/requirements";
import { scannerItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "user_outcome",
    title: "Weniger Rückfragen in den Praxen",
    key_result: "Höchstens 15 % der Aufträge brauchen eine Rückfrage",
    baseline: "33 % bei Kühnert",
    timeframe: "31. Oktober 2027",
    priority: 90,
  },
  {
    goal_type: "success_metric",
    title: "Schneller erfasst",
    key_result: "Ein digitaler Auftrag ist in 90 Sekunden erfasst",
    baseline: "6 Minuten",
    timeframe: "31. Oktober 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Das Modul verkauft sich",
    description: "39 € im Monat und Labor.",
    key_result: "120 der 310 Labore buchen es",
    timeframe: "30. April 2028",
  },
  {
    goal_type: "constraint",
    title: "Ohne neue Stellen",
    key_result: "Zwei Entwickler bis Ende April 2027",
  },
];

export const dentalLabWorkspace: SampleWorkspace = {
  name: "Kronos Dentalsoftware",
  contextItems: [
    {
      label: "company_info",
      title: "Kronos Dentalsoftware GmbH",
      content: `26 Leute in Lübeck, 310 Labore als Kunden, Umsatz 2025: 3,4 Mio. €. Kronos 12 erschien im April.`,
    },
    {
      label: "tech_stack",
      title: "Womit wir bauen",
      content: `Kronos 12: C# auf .NET 8, WPF, SQL Server im Labor. Dienste laufen als Windows-Dienst. Tests mit xUnit, Auslieferung über Squirrel jeden zweiten Donnerstag.`,
    },
    {
      label: "brand_guidelines",
      title: "Tonfall",
      content: `Wir duzen niemanden. Orange #E4572E nur für Warnungen. Labore sind Meisterbetriebe, nie „User“.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Aufträge aus dem Mundscanner",
      description:
        "Aufträge aus den Mundscannern der Praxen stehen ohne Abtippen in Kronos. Leitung: Ute Hagedorn. Pilot mit vier Laboren ab 1. Februar 2027, Verkauf ab 3. Mai 2027.",
      archived: false,
      documents: [requirements],
      contextItems: scannerItems,
      goals,
    },
    {
      title: "Mahnungen automatisch",
      description: "Dritte Mahnung ohne Handarbeit. Wartet auf Sielaff.",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "user_feedback",
          title: "Brandauer",
          content: `„Meine Frau druckt die Mahnungen samstags, und samstags streitet man sich.“`,
        },
      ],
      goals: [],
    },
  ],
};
