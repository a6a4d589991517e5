import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { boardNote } from "./documents/board-note";
import { settlementItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Leden blijven",
    description: "Elk lid dat gaat, kost gemiddeld € 2.900 marge per jaar.",
    key_result: "Hoogstens 0,8 % van de leden vertrekt",
    baseline: "1,7 % in 2025",
    timeframe: "31 december 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "De volgende dag weten",
    key_result: "90 % van de leveringen staat binnen 24 uur in het portaal",
    baseline: "42 dagen",
    timeframe: "30 september 2027",
    priority: 90,
  },
  {
    goal_type: "success_metric",
    title: "Minder bellen in de oogst",
    key_result: "Hoogstens 500 telefoontjes over vocht en prijs",
    baseline: "1.310 in 2026",
    timeframe: "oogst 2027",
  },
  {
    goal_type: "constraint",
    title: "Budget",
    key_result: "Hoogstens € 180.000 tot 31 december 2027",
  },
];

export const grainWorkspace: SampleWorkspace = {
  name: "Coöperatie Akkerwolde",
  contextItems: [
    {
      label: "company_info",
      title: "Akkerwolde",
      content: `Graancoöperatie in Groningen en Drenthe sinds 1913. 1.840 leden, 14 locaties, 310.000 ton in 2025, omzet € 71 miljoen. 58 vaste mensen.`,
    },
    {
      label: "brand_guidelines",
      title: "Zo schrijven we",
      content: `Nuchter, "je" en "jij", geen Engels als het niet hoeft. Nooit "stakeholders". Groen #5B7F2B.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Afrekening in het ledenportaal",
      description:
        "Leden zien de dag na de levering gewicht, vocht, eiwit en prijs. Trekker: Marloes Huizinga. Proef met 60 leden vanaf 12 juli 2027, alle leden vanaf 1 oktober 2027.",
      archived: false,
      documents: [boardNote],
      contextItems: settlementItems,
      goals,
    },
    {
      title: "Zaaizaad bestellen",
      description: "Bestellen zonder fax. Eerst navragen hoeveel er nog faxen.",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "general_note",
          title: "Faxen",
          content: `Vorig najaar kwamen er 212 bestellingen per fax binnen, drie keer op de kop.`,
        },
      ],
      goals: [],
    },
  ],
};
