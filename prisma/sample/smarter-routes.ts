import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { decisionLog } from "./smarter-routes/decision-log";
import { releaseNotes } from "./smarter-routes/release-notes";
import { retrospective } from "./smarter-routes/retrospective";

export const smarterRoutes: SampleInitiative = {
  title: "Smarter daily routes",
  description:
    "Replace the route optimiser of 2021 so that technicians drive less and dispatchers trust the plan. Product: Isabel Faro. Engineering: Sven Kuiper. Shipped on 22 September 2026, looked back on 6 November 2026, closed.",
  archived: true,
  documents: [decisionLog, releaseNotes, retrospective],
  contextItems: [
    {
      label: "target_users",
      title: "Dispatchers who plan by hand because they do not trust the plan",
      content: `A dispatcher plans 80 to 120 visits a day. In March 2026, 72% of proposed routes were changed by hand before the day began, mostly because the old optimiser knew neither skills nor promised times.`,
    },
    {
      label: "feature_idea",
      title: "Pinned visits",
      content: `The dispatcher fixes a visit to a technician or a time with one click, and the optimiser plans around it. Shipped in the first version.`,
    },
    {
      label: "feature_idea",
      title: "New plan during the day",
      content: `When a visit takes longer or an emergency comes in, the rest of the day is planned again and the dispatcher sees what changes before it does. Shipped in the first version.`,
    },
    {
      label: "technical_constraint",
      title: "Map distances cost money for each pair",
      content: `The hosted matrix service charges €0.40 for 1,000 pairs of addresses. A depot with 60 technicians has about 250 visits a day, so 62,500 pairs for one full plan: €25 without a cache.`,
      source_url: "https://maps.example.com/matrix/pricing",
    },
    {
      label: "user_feedback",
      title: "Van Dalen Installatie, three weeks in",
      content: `"I change maybe ten visits now, before it was everything. But on the second day it sent a man past his own house to Utrecht and back, and I had to look good in front of the whole crew. Tell me why it does something, then I will believe it."

Ronald, dispatcher, 13 October 2026.`,
      source_url: "https://research.example.com/interviews/2026-10-13-van-dalen",
    },
    {
      label: "decision",
      title: "Off until a firm switches it on",
      content: `27 August 2026, Isabel Faro with Lieke Smit. The new optimiser changes how a dispatcher works in the morning, so each firm chooses its own day. Known price: slower adoption.`,
    },
    {
      label: "risk",
      title: "Dispatchers switch it off after one bad day",
      content: `Cause: one route that looks wrong outweighs fifty good ones. Effect: a firm goes back to planning by hand. It came true at 14 of 201 firms that tried it by 31 October.`,
    },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "Technicians drive less between visits",
      description: "Result on 31 October 2026: 21.1 minutes.",
      key_result: "20 minutes of travel a visit",
      baseline: "24 minutes in March 2026",
      timeframe: "31 October 2026",
      priority: 100,
    },
    {
      goal_type: "success_metric",
      title: "Firms use the new optimiser",
      description: "Result on 31 October 2026: 187 of 412 customers, 45%.",
      key_result: "60% of customers plan with it each working day",
      baseline: "0%",
      timeframe: "31 October 2026",
      priority: 90,
    },
    {
      goal_type: "constraint",
      title: "Map costs stay flat",
      description: "Result in October 2026: €3,400; back under the limit since 9 November.",
      key_result: "At most €2,600 a month",
      baseline: "€2,250 in March 2026",
      timeframe: "Every month from September 2026",
      priority: 50,
    },
  ],
};
