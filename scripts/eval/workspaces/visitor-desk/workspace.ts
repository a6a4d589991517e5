import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { badgeRequirements } from "./documents/badge-requirements";
import { paperDrills } from "./documents/paper-drills";
import { rollCallItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Everybody accounted for",
    key_result: "From alarm to complete count in 6 minutes (median of drills)",
    baseline: "14 minutes",
    timeframe: "30 June 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Roll call sells Plus",
    key_result: "120 sites on the Plus plan",
    baseline: "38 sites",
    timeframe: "31 December 2027",
    priority: 80,
  },
  {
    goal_type: "constraint",
    title: "Nothing that needs the building",
    description: "Roll call must work with the power, the Wi-Fi and reception gone.",
  },
];

export const visitorDeskWorkspace: SampleWorkspace = {
  name: "Gatewell",
  contextItems: [
    {
      label: "company_info",
      title: "Gatewell in short",
      content: `Visitor sign-in for offices and plants: kiosk, badges, host notifications. Rotterdam and Cleveland, 44 people, 1,310 sites of 402 customers, ARR $5.2M.`,
    },
    {
      label: "target_market",
      title: "Sites we sell to",
      content: `Plants, labs and offices with 50 to 2,000 people on site. Basic is $95 a month and site, Plus is $160. No schools, no hospitals.`,
    },
    {
      label: "tech_stack",
      title: "Stack",
      content: `Kotlin services on AWS, Postgres, React on the web, kiosk and phone apps in Flutter.`,
    },
    {
      label: "brand_guidelines",
      title: "How we write",
      content: `Calm. No "seamless", no sirens, no flames in pictures. Teal #0B6E6E. Say "visitor", never "guest".`,
    },
    {
      label: "key_competitors",
      title: "Atrio",
      content: `Boston, about 6,000 sites. $210 a month and site with evacuation included, three years minimum. Their muster app shows a photo of everyone and has been on the market since 2023. It needs a connection: at Kell Foods the list stayed blank in the car park. Setup takes a consultant, $4,000. (From two customers who left them in 2026.)`,
    },
    {
      label: "general_note",
      title: "Office",
      content: `The ficus by the door is plastic. Please stop watering it.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Roll call",
      description:
        "After an alarm the people at the assembly point see on their phones who is in the building and tick off whoever is safe. Lead: Dana Kowalski. Beta from January 18, 2027, for all Plus customers from March 1, 2027.",
      archived: false,
      documents: [paperDrills],
      contextItems: rollCallItems,
      goals,
    },
    {
      title: "Badges from the browser",
      description:
        "Reception prints badges without a driver on the desk PC. Lead: Kofi Mensah. Summer 2027.",
      archived: false,
      documents: [badgeRequirements],
      contextItems: [
        {
          label: "user_feedback",
          title: "Ingrid, reception, Halden Labs",
          content: `"Every Windows update kills the badge printer. I write names on sticky notes until IT comes."`,
        },
        {
          label: "market_research",
          title: "Printer tickets",
          content: `412 of 2,950 tickets in the third quarter were about badge printers, 38 minutes each.`,
        },
        {
          label: "technical_constraint",
          title: "WebUSB",
          content: `Browsers on iPads have no WebUSB. A quarter of our receptions use an iPad.`,
        },
        {
          label: "risk",
          title: "Odd printers",
          content: `We know of 31 models in use and own four. Kofi borrows the rest from customers one by one.`,
        },
      ],
      goals: [],
    },
  ],
};
