import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { boxTrial } from "./documents/box-trial";
import { councilCase } from "./documents/council-case";
import { phoneItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Seltener anrufen",
    key_result: "Bei höchstens 4 % der Fahrten ein Anruf beim Öffnen",
    baseline: "17 % (drittes Quartal 2026)",
    timeframe: "31. Dezember 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Jüngere Mitglieder",
    key_result: "300 Mitglieder unter 30",
    baseline: "112",
    timeframe: "31. Dezember 2028",
    priority: 70,
  },
  {
    goal_type: "constraint",
    title: "Niemand muss ein Smartphone haben",
    description: "Jedes Auto lässt sich auch ohne Handy öffnen.",
  },
];

export const carSharingWorkspace: SampleWorkspace = {
  name: "Landflitz",
  contextItems: [
    {
      label: "company_info",
      title: "Wer wir sind",
      content: `Landflitz eG, Genossenschaft für Dorfautos, seit 2013. 58 Autos an 41 Stationen in 23 Orten, sechs Angestellte, der Rest ehrenamtlich. Umsatz 2025: 612.000 €.`,
    },
    {
      label: "target_market",
      title: "Für welche Orte",
      content: `Orte zwischen 600 und 9.000 Einwohnern im Umkreis von 50 km um Gellmersen. Eine Station lohnt sich ab 25 Mitgliedern.`,
    },
    {
      label: "tech_stack",
      title: "Technik",
      content: `Buchung über die App „Flitz“ (Flutter) und ein Django-Backend, das zwei Mitglieder pflegen. Abrechnung in Lexware.`,
    },
    {
      label: "brand_guidelines",
      title: "Ton",
      content: `Wir duzen. Kein „Mobilitätslösung“, kein „smart“. Rapsgelb #F2C230. Wer schimpft, bekommt am selben Tag Antwort.`,
    },
    {
      label: "general_note",
      title: "Sommerfest",
      content: `Zelt ist bestellt, Salate bitte in die Liste am Kühlschrank eintragen.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Öffnen per Handy",
      description:
        "Mitglieder öffnen das gebuchte Auto mit der App statt mit Karte und Schlüsseltresor. Leitung: Jette Wohlers. Start mit 12 Autos am 1. März 2027.",
      archived: false,
      documents: [boxTrial],
      contextItems: phoneItems,
      goals,
    },
    {
      title: "Dienstfahrten für Gemeinden",
      description:
        "Gemeinden buchen tagsüber feste Autos für ihre Verwaltung. Leitung: Ulf Petersen. Frühestens 2028.",
      archived: false,
      documents: [councilCase],
      contextItems: [
        {
          label: "user_feedback",
          title: "Kämmerin von Steinloh",
          content: `„Unser Dienstwagen steht an drei von fünf Tagen. Aber ich kann keinem erklären, warum er dann einem Verein gehört.“`,
        },
        {
          label: "market_research",
          title: "Fahrtenbücher",
          content: `Vier Gemeinden haben ihre Fahrtenbücher gezeigt: 11 Dienstwagen, im Schnitt 2,1 Stunden am Tag unterwegs.`,
        },
        {
          label: "risk",
          title: "Morgens sind alle weg",
          content: `Um acht brauchen Ämter und Pendler dasselbe Auto. Dafür gibt es keine Regel.`,
        },
      ],
      goals: [],
    },
  ],
};
