import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { formTrial } from "./documents/form-trial";
import { freezeItems } from "./freeze-items";
import { offlineDesk } from "./offline";
import { setterBoard } from "./setters";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Off the desk's plate",
    key_result: "70% of freezes and cancellations are done by members themselves",
    baseline: "0%, every one goes through staff (October 2026)",
    timeframe: "30 June 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Fewer people gone for good",
    key_result: "Monthly cancellations at 3.3% of members or below",
    baseline: "3.8% (average of the 12 months to September 2026)",
    timeframe: "31 December 2027",
    priority: 90,
  },
  {
    goal_type: "user_outcome",
    title: "Nobody writes an email to stop paying",
    description:
      "A member who wants a break gets it in one sitting and knows what will be charged and when.",
  },
  {
    goal_type: "constraint",
    title: "The gym's terms stay the gym's",
    description:
      "Notice periods, freeze fees and minimum terms are set by each gym. We overrule them only where the law does.",
  },
];

export const climbingGymsWorkspace: SampleWorkspace = {
  name: "Chockstone",
  contextItems: [
    {
      label: "company_info",
      title: "Chockstone in five lines",
      content: `Front-desk software for climbing gyms: memberships, waivers, belay tests, point of sale. Golden, Colorado, since 2014. 31 people. 212 gyms in the US and Canada, around 486,000 active members on file. ARR $4.6M, profitable since 2022, last raised in 2019.`,
    },
    {
      label: "target_market",
      title: "Which gyms we sell to",
      content: `Independents and groups of up to 12 sites. There are roughly 790 commercial climbing gyms in the two countries. The average customer pays us $1,810 a month including payments. Chains with their own IT department are not worth the sales cycle, and we don't chase trampoline parks even when they ask.`,
    },
    {
      label: "tech_stack",
      title: "What it runs on",
      content: `Elixir/Phoenix monolith on Fly.io, Postgres 16, Oban for jobs. Cards and ACH via Stripe Connect, except the gyms still on Paywright. Member app is called Chalkbag (React Native). The front desk is a web page on whatever PC the gym has lying around.`,
    },
    {
      label: "brand_guidelines",
      title: "Voice",
      content: `Write like a staffer at the end of a long belay shift: short, kind, never stoked. We don't say "crush", "shred" or "send it". "Gym", not "facility". "Member", not "end user". Granite #4A5459. One exclamation mark per year, and Tess decides where.`,
    },
    {
      label: "key_competitors",
      title: "Ropeline",
      content: `Austin. About 160 gyms, most of them chains.

- $249 a month plus 0.6% of payments. We are $199 plus 0.9%.
- Members have been able to freeze in their app since spring 2024, but only whole calendar months and never more than one person of a family plan at a time.
- No belay test records, the gyms keep those on index cards.
- Their support answers within the hour on weekdays. Nobody on weekends, which is when a gym is busy.

Source: two gyms that moved over from them this summer, plus their price page on November 2.`,
    },
    {
      label: "compliance_requirements",
      title: "Card numbers",
      content: `We never touch a card number, Stripe's form does. That keeps us on PCI SAQ A. Anything that would put a card field on a page of ours is a no until somebody budgets an audit.`,
    },
    {
      label: "general_note",
      title: "Glossary for new hires",
      content: `Set = to put new routes on a wall. Reset = strip and set again. Comp = competition, not complimentary. Freeze = pause of a membership. Thaw = the day it starts billing again. Punch card = ten visits, paid up front. Dyno = don't ask Greg.`,
    },
    {
      label: "external_link",
      title: "Gyms and Trends 2026",
      content: `Yearly industry report. 41 gyms opened in North America and 12 closed, the highest number of closures so far.`,
      source_url: "https://www.climbinggymreport.example/2026",
    },
  ],
  goals: [
    {
      goal_type: "business_outcome",
      title: "Gyms stay and grow",
      key_result: "Net revenue retention of 108%",
      baseline: "104%",
      timeframe: "end of 2027",
    },
  ],
  initiatives: [
    {
      title: "Freeze and cancel in Chalkbag",
      description:
        "Members pause or end their membership in the app instead of emailing the front desk. Lead: Priya Raman. Pilot with six gyms from February 1, 2027, every gym that wants it from March 15, 2027.",
      archived: false,
      documents: [formTrial],
      contextItems: freezeItems,
      goals,
    },
    offlineDesk,
    setterBoard,
    {
      title: "Gear shop inside Chalkbag",
      description: "Chalk and brushes sold through the app. Shelved in 2025, 3 gyms signed up.",
      archived: true,
      documents: [],
      contextItems: [
        {
          label: "feature_idea",
          title: "Shoe demo days",
          content: `Book a pair of demo shoes for the evening through the app.`,
        },
      ],
      goals: [],
    },
  ],
};
