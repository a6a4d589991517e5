import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { printCase } from "./documents/print-case";
import { regionRequirements } from "./documents/region-requirements";
import { regionItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Downloads that finish",
    key_result: "95% of started downloads are complete within a day",
    baseline: "71% (August 2026)",
    timeframe: "30 September 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Paying walkers",
    key_result: "24,000 subscriptions",
    baseline: "17,300",
    timeframe: "31 December 2027",
    priority: 90,
  },
  {
    goal_type: "constraint",
    title: "It fits on an old phone",
    description: "A national park takes no more than 1 GB.",
  },
  {
    goal_type: "user_outcome",
    title: "No grey squares on the hill",
    description: "Whoever downloaded a region sees all of it, without signal.",
  },
];

export const walkingMapsWorkspace: SampleWorkspace = {
  name: "Fellside Maps",
  contextItems: [
    {
      label: "company_info",
      title: "Fellside in brief",
      content: `Walking maps for phones, from Kendal and Fort William. 19 people. 17,300 subscriptions at $38 a year, renderer open source since 2020.`,
    },
    {
      label: "target_market",
      title: "Where we sell",
      content: `Britain, Ireland and Norway. People who walk at least once a month. Ski tourers are nice to have, drivers are not our business.`,
    },
    {
      label: "tech_stack",
      title: "How it is built",
      content: `Renderer in Rust, apps in Swift and Kotlin, tiles from our own servers at Hetzner, Python for the data.`,
    },
    {
      label: "brand_guidelines",
      title: "Tone",
      content: `Dry and exact, like a good guidebook. Never "adventure", never "conquer". Moss #5B6B3A.`,
    },
    {
      label: "key_competitors",
      title: "Trailpost",
      content: `Denver, 2 million users. $49 a year, regions of any size since 2021, downloads carry on after a break and hardly anyone complains about them. Their paths come from volunteers: in a test of 40 Lake District paths 9 were wrong. No survey maps outside the US. Support answers after five days.`,
    },
    {
      label: "general_note",
      title: "The dog",
      content: `Tilly may not have cheese any more. Vet's orders.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Offline regions",
      description:
        "Walkers download a whole region once and have every part of it without signal. Lead: Gillian Bell. Beta from February 8, 2027, for everyone from March 22, 2027.",
      archived: false,
      documents: [regionRequirements],
      contextItems: regionItems,
      goals,
    },
    {
      title: "Maps on paper",
      description:
        "Walkers order a printed map of their own area. Lead: Morven Hay. Not before 2028.",
      archived: false,
      documents: [printCase],
      contextItems: [
        {
          label: "user_feedback",
          title: "Walking club of Settle",
          content: `"Half of us are over seventy. We'd buy paper from you tomorrow, if the village was in the middle for once and not on the fold."`,
        },
        {
          label: "market_research",
          title: "Poll in the newsletter",
          content: `2,140 answers, 46% would pay $20 for a map of their own area.`,
        },
        {
          label: "risk",
          title: "Unsold stock",
          content: `There is none if every map is printed to order, says the printer in Lancaster. He has a minimum of 50 a week.`,
        },
      ],
      goals: [],
    },
  ],
};
