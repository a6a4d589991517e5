import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { companyItems } from "./company";
import { clickDummy } from "./documents/click-dummy";
import { projectOrder } from "./documents/project-order";
import { otherInitiatives } from "./others";
import { portalEvidence } from "./portal-evidence";
import { portalPlans } from "./portal-plans";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Weniger Anrufe wegen Papier",
    key_result: "Höchstens 900 Serviceanrufe im Monat",
    baseline: "1.850 (Oktober 2026)",
    timeframe: "31. Dezember 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "Schäden sind schnell beim Versicherer",
    key_result: "80 % der Schadenmeldungen innerhalb von 24 Stunden weitergeleitet",
    baseline: "im Mittel 2,6 Tage",
    timeframe: "4. Quartal 2027",
    priority: 90,
  },
  {
    goal_type: "business_outcome",
    title: "Kunden sind registriert",
    key_result: "4.000 Privatkunden haben sich registriert",
    baseline: "640 in der alten App",
    timeframe: "30. November 2027",
  },
  {
    goal_type: "constraint",
    title: "Beratung bleibt persönlich",
    description:
      "Wer anrufen will, kann anrufen. Keine Gebühr, keine Ansage „nutzen Sie unser Portal“, kein Stellenabbau im Service.",
  },
];

export const insuranceBrokerWorkspace: SampleWorkspace = {
  name: "Hellwig & Tams Versicherungsmakler",
  contextItems: companyItems,
  goals: [
    {
      goal_type: "general",
      title: "Unabhängig bleiben",
      description:
        "Kein Verkauf an eine der großen Maklergruppen, auch wenn alle drei Monate eine anruft.",
    },
    {
      goal_type: "business_outcome",
      title: "Kundenbestand halten",
      key_result: "Weniger als 3 % Mandatsverluste im Jahr",
      baseline: "4,2 % (2025)",
      timeframe: "2027",
    },
  ],
  initiatives: [
    {
      title: "Kundenportal",
      description:
        "Privatkunden sehen ihre Verträge, melden Schäden und tauschen Unterlagen mit uns aus, auch abends und ohne Anruf. Lead: Nele Ostermann. Pilot ab 1. März 2027, für alle Privatkunden ab 1. Juni 2027.",
      archived: false,
      documents: [projectOrder, clickDummy],
      contextItems: [...portalEvidence, ...portalPlans],
      goals,
    },
    ...otherInitiatives,
  ],
};
