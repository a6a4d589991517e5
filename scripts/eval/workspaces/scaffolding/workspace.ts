import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { appNotes } from "./documents/app-notes";
import { handoverItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Certs in the same day",
    key_result: "95% of handover certs in the office the day the scaffold is handed over",
    baseline: "41% (September)",
    timeframe: "end of April 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Stop giving hire away",
    key_result: "Less than £500 a month credited because of start dates",
    baseline: "£2,350 a month, April to September",
    timeframe: "June 2027",
  },
  {
    goal_type: "user_outcome",
    title: "No driving back for a signature",
    description: "A gang that has finished a job doesn't have to go back there just for paper.",
  },
];

export const scaffoldingWorkspace: SampleWorkspace = {
  name: "Holroyd Scaffolding",
  contextItems: [
    {
      label: "company_info",
      title: "Us",
      content: `Holroyd Scaffolding, Ravensthorpe, started by Pete's dad in 1987. 14 gangs, 58 on the books, 11 wagons, t/o £5.6m. Mostly housebuilders between Huddersfield and Wakefield, bit of domestic, bit of church work. First 6 weeks' hire are in the price and run from the date on the handover cert, after that it's weekly.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Handover certs on the phone",
      description:
        "Chargehand fills in the handover cert on his phone, site manager signs on the glass, PDF is with the client and the office before the wagon leaves. Instead of the triplicate pads. Gemma Holroyd runs it. Two gangs from 11 January 2027, everybody from 1 March.",
      archived: false,
      documents: [appNotes],
      contextItems: handoverItems,
      goals,
    },
    {
      title: "Customer log-in on the website",
      description: "Dropped in 2024. Nobody could remember their password.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
