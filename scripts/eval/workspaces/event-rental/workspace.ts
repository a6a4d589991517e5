import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { qrConcept } from "./documents/qr-concept";
import { tagTrial } from "./documents/tag-trial";
import { returnItems } from "./items";
import { portal } from "./portal";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Schneller zurückgebucht",
    key_result: "Von der Ankunft bis zur Buchung im Median höchstens 3 Stunden",
    baseline: "19 Stunden (September 2026)",
    timeframe: "30. Juni 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Schwund halbieren",
    key_result: "Höchstens 32.000 € fehlendes Material im Jahr",
    baseline: "64.300 € (2025)",
    timeframe: "31. Dezember 2027",
    priority: 90,
  },
  {
    goal_type: "user_outcome",
    title: "Nachts wird nicht mehr gezählt",
    description: "Die Spätschicht lädt aus und geht heim.",
  },
  {
    goal_type: "constraint",
    title: "Keine neue Stelle im Lager",
    description: "Wir bleiben bei neun Leuten, auch während der Umstellung.",
  },
];

export const eventRentalWorkspace: SampleWorkspace = {
  name: "Lautwerk",
  contextItems: [
    {
      label: "company_info",
      title: "Wir in Zahlen",
      content: `Lautwerk Veranstaltungstechnik GmbH, Lohfelden bei Kassel, gegründet 1994 in einer Garage in Bettenhausen. 41 Festangestellte, im Sommer bis zu 60 Freie. 6,8 Mio. € Umsatz 2025. 3.200 m² Lager, rund 2.600 Geräte (Kabel nicht mitgezählt) und 1.200 Cases, dazu ein kleines Außenlager in Göttingen.`,
    },
    {
      label: "tech_stack",
      title: "IT",
      content: `Vermietsoftware Rentio 9 auf eigenem Server (SQL Server), betreut von Ruben Falk, sonst niemand. Buchhaltung DATEV. Im Lager sechs Handscanner, zwei davon mit kaputtem Akku.`,
    },
    {
      label: "target_market",
      title: "Woher die Aufträge kommen",
      content: `Messen 40 % vom Umsatz, Firmenveranstaltungen 25 %, Konzerte und Stadtfeste 20 %, Dry Hire 15 %. Fast alles zwischen Hannover, Erfurt und Frankfurt.`,
    },
    {
      label: "brand_guidelines",
      title: "So schreiben wir",
      content: `Per Du, kurz, keine Superlative. „Produktion“, nicht „Event“. Signalorange #F26A1B nur auf Dunkelgrau. Kein Ausrufezeichen in Betreffzeilen.`,
    },
    {
      label: "general_note",
      title: "Aufenthaltsraum",
      content: `- [ ] Kaffeemaschine entkalken
- [x] Kicker reparieren (Danke Ole!!)
- [ ] Wer seine Spesen für Oktober noch nicht abgegeben hat: bis Freitag zu Petra`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "Größere Produktionen",
      description: "Ab 2028 wollen wir ein Festival mit 15.000 Leuten allein ausstatten können.",
    },
  ],
  initiatives: [
    {
      title: "Rücklauf mit RFID",
      description:
        "Cases und Geräte bekommen Funketiketten. Ein Tor an der Rampe liest beim Ausladen alles auf einmal, und am nächsten Morgen steht fest, was fehlt. Leitung: Jule Hartwig. Start in Lohfelden am 1. März 2027.",
      archived: false,
      documents: [qrConcept, tagTrial],
      contextItems: returnItems,
      goals,
    },
    portal,
    {
      title: "Fotoboxen",
      description: "Verleih von Fotoboxen an Hochzeiten. 2024 eingestellt, zu viel Fahrerei.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
