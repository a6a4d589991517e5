import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { trial } from "./documents/trial";
import { freight } from "./freight";
import { boardingItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Seconds at the gate",
    key_result: "Median check-in time of 20 s or less at Carrick",
    baseline: "74 s (July 2026)",
    timeframe: "31 August 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Away on time",
    key_result: "95% of summer sailings leave within five minutes of the timetable",
    baseline: "71% in summer 2026",
    timeframe: "30 September 2027",
    priority: 90,
  },
  {
    goal_type: "user_outcome",
    title: "Getting on board stops being the worst bit",
    key_result: "Survey score of 7 out of 10 for getting on board",
    baseline: "4.9",
    timeframe: "September 2027",
  },
  {
    goal_type: "constraint",
    title: "No redundancies",
    description: "Booth staff are retrained for the deck and the terminal. Agreed with the union.",
  },
];

export const ferryWorkspace: SampleWorkspace = {
  name: "Skerry Line",
  contextItems: [
    {
      label: "company_info",
      title: "About the company",
      content: `Family-owned since 1958. Two vessels, Sula and Fulmar, on one route: Carrick to Harrasay, 2 h 10. 410,000 passengers and 118,000 cars a year, turnover £21.3m. 164 staff in winter, 230 in summer.`,
    },
    {
      label: "tech_stack",
      title: "Systems",
      content: `Bookings run on Helm, which we had written in 2012 (PHP, MySQL) and still look after ourselves: Dev Anand and one contractor. Payments by Worldpay. Manifests are printed from Helm an hour before sailing.`,
    },
    {
      label: "brand_guidelines",
      title: "How we sound",
      content: `Plain and warm, like an announcement by a mate who likes passengers. "Sailing", not "service"; "aboard", not "onboard". No puns on waves. Navy #14284B.`,
    },
    {
      label: "target_market",
      title: "Who we carry",
      content: `2,900 islanders, some 90,000 visitors a year, and practically everything the island eats. Visitor numbers have risen 6% a year since 2022, nearly all of it between June and August.`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "Keep the lifeline contract",
      description: "The government tenders the route again in 2029.",
    },
  ],
  initiatives: [
    {
      title: "Boarding by number plate",
      description:
        "Cameras read the number plate at the gate, find the booking and send the car to its lane, so most drivers never stop at the booth. Lead: Morag Sinclair. Live at Carrick on 6 April 2027, at Harrasay on 18 May 2027.",
      archived: false,
      documents: [trial],
      contextItems: boardingItems,
      goals,
    },
    freight,
    {
      title: "Gift shop online",
      description: "Tea towels by post. Stopped in 2025, 14 orders in six months.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
