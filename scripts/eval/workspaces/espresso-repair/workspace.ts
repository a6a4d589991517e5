import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { winterTrial } from "./documents/winter-trial";
import { filters } from "./filters";
import { swapItems } from "./swap-items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Pouring again within the hour",
    key_result: "A café is back to making coffee 60 minutes after we walk in, in 9 jobs out of 10",
    baseline: "9 days without its own machine (2025/26)",
    timeframe: "30 September 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "More overhauls",
    key_result: "520 overhauls a year",
    baseline: "412 in 2025/26",
    timeframe: "financial year 2027/28",
    priority: 80,
  },
  {
    goal_type: "user_outcome",
    title: "No fright at the invoice",
    description: "The café owner knows the price before the machine leaves the counter.",
  },
  {
    goal_type: "constraint",
    title: "Bench closes at five thirty",
    description: "No standing overtime. We lost two good techs to it in 2023.",
  },
];

export const espressoRepairWorkspace: SampleWorkspace = {
  name: "Boiler & Bench",
  contextItems: [
    {
      label: "company_info",
      title: "Who we are",
      content: `We overhaul and repair commercial espresso machines and grinders. Preston, Melbourne, since 1991. 26 people: 9 techs, 3 apprentices, 4 on the road, the rest parts, office and Phil. 1,140 cafés on the books, turnover $5.9m. Owned by Phil Dorrington and Nadia Petrakis, half each.`,
    },
    {
      label: "target_market",
      title: "Cafés and roasters",
      content: `Something like 5,200 cafés in greater Melbourne, we look after about one in five. Four in ten of the machines they pour on belong to a roaster who lends them out with the beans. So often enough the roaster decides and the café only rings.`,
    },
    {
      label: "tech_stack",
      title: "Job cards",
      content: `Jobs are in a FileMaker base that Nadia's brother-in-law wrote in 2009. Invoices in Xero, typed in again by Lorraine. Parts on the whiteboard.`,
    },
    {
      label: "brand_guidelines",
      title: "How we write",
      content: `Dry and straight, like a tech who has five minutes. "Machine", never "unit". "Overhaul", not "restoration". No bean puns, no "passion". Copper #9A5B2E on the vans and nowhere else.`,
    },
    {
      label: "compliance_requirements",
      title: "Boilers and leads",
      content: `Every boiler that's been open gets a hydrostatic test at one and a half times working pressure and a new safety valve, certificate in the job card. Electrical work only by a licensed tech (Deb, Sanjay, Marcus). Test and tag before anything leaves the building.`,
    },
    {
      label: "general_note",
      title: "Xmas shutdown",
      content: `Closed from 24 Dec noon till 11 Jan. Phil has the emergency phone, Deb has it for New Year. Somebody water the ficus.`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "Keep the apprentices",
      description: "All three should want to stay when they're out of their time.",
    },
  ],
  initiatives: [
    {
      title: "Fixed-price overhaul with a swap machine",
      description:
        "We bring a machine, plumb it in, take yours away and bring it back overhauled, one price for the lot. Lead: Nadia Petrakis. Melbourne metro from 1 March 2027, Geelong and Ballarat from 1 June 2027.",
      archived: false,
      documents: [winterTrial],
      contextItems: swapItems,
      goals,
    },
    filters,
    {
      title: "Home machines",
      description: "Walk-in repairs for domestic machines. Given up in 2024, $41 a job.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
