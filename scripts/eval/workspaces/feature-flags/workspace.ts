import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { choices } from "./choices";
import { autoMerge } from "./documents/auto-merge";
import { betaReport } from "./documents/beta-report";
import { evidence } from "./evidence";
import { relay } from "./relay";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Fewer leave over clutter",
    key_result: "No more than 6 accounts a year churn because of too many flags",
    baseline: "14 in FY26",
    timeframe: "30 September 2028",
    priority: 100,
  },
  {
    goal_type: "success_metric",
    title: "Merged, not ignored",
    key_result: "70% of our PRs are merged within 14 days",
    baseline: "53% (mid-November 2026)",
    timeframe: "30 June 2027",
    priority: 80,
  },
  {
    goal_type: "user_outcome",
    title: "Minutes, not an hour",
    key_result: "A removed flag takes 10 minutes of a developer's time (median)",
    baseline: "50 minutes by hand",
    timeframe: "September 2027",
  },
  {
    goal_type: "general",
    title: "People stop being scared of old flags",
  },
  {
    goal_type: "constraint",
    title: "No code at rest",
    description: "We do not store customers' source, not even in logs or in crash dumps.",
  },
];

export const featureFlagsWorkspace: SampleWorkspace = {
  name: "Burgee",
  contextItems: [
    {
      label: "company_info",
      title: "Burgee in short",
      content: `Feature flags for software teams. Bristol and remote, founded 2018, 52 people of whom 23 write code. 1,140 paying orgs, £9.4m ARR (September 2026). Our year ends on 30 September. 11 SDKs, some 38 billion evaluations a day, most of them inside the customer's own process.`,
    },
    {
      label: "company_info",
      title: "Pricing page as it stands",
      content: `| Plan | Per developer and month | For |
| --- | --- | --- |
| Free | £0, up to 5 developers | side projects |
| Team | £7 | one product |
| Business | £15 | SSO, audit log, approvals |
| Enterprise | talk to us | SLA, own region, DPA |

Prices without VAT. 20% off if paid yearly.`,
      source_url: "https://burgee.example/pricing",
    },
    {
      label: "tech_stack",
      title: "What runs where",
      content: `Control plane: Go on EKS (eu-west-1), Postgres 16, Kafka. Rulesets go out through a CDN. Dashboard in React. The code scanner is Rust. SDKs each have a repo of their own.`,
    },
    {
      label: "brand_guidelines",
      title: "Words and tone",
      content: `"Flag", never "toggle" or "gate". Sentence case in the UI. No exclamation marks, no "simply", no "just". Say what broke before you say sorry. Coral #E4572E for one thing per screen.`,
    },
    {
      label: "target_market",
      title: "Who pays us",
      content: `Software companies with 50 to 800 developers in Europe and North America. 148 Business and Enterprise accounts bring in 62% of ARR. Fintech is the largest group, then health.`,
    },
  ],
  goals: [
    {
      goal_type: "business_outcome",
      title: "Customers grow with us",
      key_result: "Net revenue retention of 112%",
      baseline: "104%",
      timeframe: "FY28",
    },
  ],
  initiatives: [
    {
      title: "Flag cleanup",
      description:
        "Finds flags that no longer decide anything and opens pull requests that take them out of the customer's code. Lead: Ines Kowalczyk. Closed beta since 5 October 2026, generally available on 2 March 2027.",
      archived: false,
      documents: [autoMerge, betaReport],
      contextItems: [...evidence, ...choices],
      goals,
    },
    relay,
    {
      title: "Flags for games consoles",
      description: "SDK for two consoles. Stopped in 2024, the certification took a year.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};
