import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { driverRequirements } from "./documents/driver-requirements";
import { homeDelivery } from "./home-delivery";
import { kegItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Weniger Schwund",
    key_result: "Höchstens 2 % fehlende KEGs bei der Inventur",
    baseline: "6,6 % (Januar 2026)",
    timeframe: "Januar 2028",
    priority: 100,
  },
  {
    goal_type: "success_metric",
    title: "Schluss mit Abtippen",
    key_result: "Höchstens 3 Stunden Pfandarbeit pro Woche im Innendienst",
    baseline: "11,5 Stunden (September 2026)",
    timeframe: "30. September 2027",
    priority: 80,
  },
  {
    goal_type: "constraint",
    title: "Keine Überstunden auf der Tour",
    description:
      "Ein Stopp darf durch das Scannen im Schnitt höchstens eine Minute länger dauern. Mit den Fahrern so ausgemacht.",
  },
];

export const breweryWorkspace: SampleWorkspace = {
  name: "Rothtalbräu",
  contextItems: [
    {
      label: "company_info",
      title: "Die Brauerei",
      content: `Rothtalbräu in Mittelrieden, seit 1874, fünfte Generation. 18.400 hl im Jahr, 38 Leute, Umsatz 4,9 Mio. €. Vier eigene LKW, fünf Touren von Ulm bis Kempten. Geschäftsführerin ist Veronika Zeller, Braumeister Toni Hölzle, den Fuhrpark hat Bernd Rauch, den Innendienst Gabi Stiegeler.`,
    },
    {
      label: "tech_stack",
      title: "EDV",
      content: `Warenwirtschaft Gambri 7 auf einem Server in der Verwaltung, nimmt von außen nur CSV-Dateien an, einmal nachts um zwei. Tourenplanung ist Bernds Excel. App und Webseite macht Pixelwerk in Kempten (Flutter, PostgreSQL).`,
    },
    {
      label: "brand_guidelines",
      title: "So schreiben wir",
      content: `Wie wir reden, nur ohne Dialekt. Wirte siezen, Vereine duzen. Auf allem, was der Kunde liest, heißt es „Fass“ und nie „Keg“. Kein Craft-Gedöns, keine Ausrufezeichen. Rotbraun #7A2E1D.`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "Selbstständig bleiben",
      description:
        "2031 soll die Brauerei an die nächste Generation gehen, ohne Beteiligung von außen.",
    },
  ],
  initiatives: [
    {
      title: "Fasspfand-App",
      description:
        "Jedes KEG bekommt einen Code. Die Fahrer scannen bei Lieferung und Rücknahme, Wirte und Vereine sehen ihr Pfandkonto auf dem Handy. Projektleiter: Jonas Abt. Start auf der Tour Süd am 1. März 2027, auf allen fünf Touren am 3. Mai 2027.",
      archived: false,
      documents: [driverRequirements],
      contextItems: kegItems,
      goals,
    },
    homeDelivery,
    {
      title: "Bierwanderweg",
      description: "Stempelkarte mit fünf Stationen. 2024 eingestellt, 63 Karten in zwei Sommern.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
