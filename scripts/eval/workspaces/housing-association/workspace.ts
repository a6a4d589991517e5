import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { launchNote } from "./documents/launch-note";
import { repairItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Fewer wasted trips",
    key_result: "9% of visits find nobody at home",
    baseline: "19% (October 2026)",
    timeframe: "31 December 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "No more hanging on",
    description: "For the people who still ring us, and there'll always be some.",
    key_result: "5 minutes on the line at most",
    baseline: "17 minutes",
    timeframe: "30 September 2027",
    priority: 80,
  },
  {
    goal_type: "business_outcome",
    title: "Half of it booked online",
    key_result: "50% of the repairs that can be booked online are",
    timeframe: "31 March 2028",
  },
  {
    goal_type: "constraint",
    title: "What it may cost",
    key_result:
      "£85,000 in the first year, connector included, and not a penny out of the boiler budget",
  },
];

export const housingWorkspace: SampleWorkspace = {
  name: "Marrow Lane Homes",
  contextItems: [
    {
      label: "company_info",
      title: "Who we are, for new starters",
      content: `We look after 4,180 homes in Sheffield and Rotherham, most of them built before 1975. There's 132 of us in the offices and 26 in the trades. Rents bring in £21.6m a year and £5.9m of it goes straight back out on repairs.`,
    },
    {
      label: "tech_stack",
      title: "What it all runs on (ask Jonny)",
      content: `Tenura 9 for the tenancies, Slotwise for the trades' diary since 2021, a WordPress site with a rent account bolted on. The whole of IT is Jonny and half of Priti.`,
    },
    {
      label: "brand_guidelines",
      title: "How we write to people",
      content: `Like you'd talk to a neighbour. It's a home, not a unit, and tenants, not customers. No capitals for shouting. Never "at your earliest convenience". Anything over 200 words comes in big print as well.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Repairs you can book yourself",
      description:
        "Tenants pick their own slot for a repair on their phone and can see who's coming. Bev Okafor is looking after it, with Jonny Pike from IT. Thornhill gets it on 1 March 2027 and all 4,180 homes by 30 September 2027.",
      archived: false,
      documents: [launchNote],
      contextItems: repairItems,
      goals,
    },
    {
      title: "Garden of the year",
      description: "Judging moves to May so that the tulips stand a chance.",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "feature_idea",
          title: "A prize for window boxes",
          content: `Half of our homes haven't got a garden. The hardware shop would give £100 in vouchers.`,
        },
      ],
      goals: [],
    },
  ],
};
