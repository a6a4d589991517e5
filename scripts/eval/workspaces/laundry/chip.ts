import type { SampleGoal, SampleInitiative } from "@/lib/domain/workspace/sample";
import { chipEvidence } from "./chip-evidence";
import { chipPlans } from "./chip-plans";
import { barcodeCase } from "./documents/barcode-case";
import { chipTrial } from "./documents/chip-trial";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Minder kwijt",
    key_result: "Hoogstens 2 vermiste stuks per 1.000 gewassen stuks",
    baseline: "9,1 (derde kwartaal 2026)",
    timeframe: "31 december 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "Familie tevreden over de was",
    key_result: "Rapportcijfer 7,5 in de familie-enquête",
    baseline: "5,8",
    timeframe: "november 2027",
    priority: 80,
  },
  {
    goal_type: "business_outcome",
    title: "Minder schade uitkeren",
    key_result: "Minder dan € 6.000 schadevergoeding in de tweede helft van 2027",
    baseline: "€ 17.900 in de tweede helft van 2025",
    timeframe: "tweede helft 2027",
  },
  {
    goal_type: "constraint",
    title: "Geen werk erbij op de afdeling",
    description:
      "Zorgassistenten hoeven niets te scannen en niets te plakken. Zo toegezegd aan alle instellingen.",
  },
  {
    goal_type: "general",
    title: "Prettiger sorteren",
    description: "De sorteerlijn moet werk worden waar mensen niet na een jaar van weglopen.",
  },
];

export const chip: SampleInitiative = {
  title: "Chip in bewonersgoed",
  description:
    "In elk kledingstuk van bewoners van verpleeghuizen komt een UHF-chip. Bij inname en bij uitlevering rijdt de kar door een poort, zodat we weten van wie een stuk is en waar het voor het laatst was. Trekker: Marloes Wiegink. Proef op drie locaties vanaf 1 februari 2027, uitrol vanaf 12 april 2027.",
  archived: false,
  documents: [barcodeCase, chipTrial],
  contextItems: [...chipEvidence, ...chipPlans],
  goals,
};
