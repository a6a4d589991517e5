import type { SampleGoal, SampleInitiative } from "@/lib/domain/workspace/sample";
import { adCase } from "../documents/ad-case";
import { alpha } from "../documents/alpha";
import { adEvidence } from "./ad-evidence";
import { adLimits } from "./ad-limits";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Shows that stay",
    key_result: "Monthly churn of Pro and Network accounts at 1.6% or lower",
    baseline: "2.4% (Q3 2026)",
    timeframe: "Q3 2027",
    priority: 100,
  },
  {
    goal_type: "success_metric",
    title: "Slots in use",
    key_result: "300 shows with at least one ad running",
    baseline: "6 in the alpha",
    timeframe: "30 June 2027",
    priority: 90,
  },
  {
    goal_type: "success_metric",
    title: "Nobody waits for an ad",
    key_result: "First byte of a spliced episode within 400 ms at the 95th percentile",
    baseline: "1,150 ms in the alpha",
    timeframe: "12 April 2027",
    priority: 80,
  },
  {
    goal_type: "user_outcome",
    title: "The back catalogue pays",
    description:
      "A host can say what the old episodes earned last month without opening a spreadsheet.",
  },
  {
    goal_type: "constraint",
    title: "No slots, no change",
    description: "An episode without slots is served as today: same bytes, same address.",
  },
];

export const adSlots: SampleInitiative = {
  title: "Dynamic ad slots",
  description:
    "Shows mark slots in an episode and we splice an ad in at the moment somebody downloads it, so old episodes earn as well. Lead: Priyanka Nair. Beta with 25 shows from 18 January 2027, everybody on Pro and Network from 12 April 2027.",
  archived: false,
  documents: [alpha, adCase],
  contextItems: [...adEvidence, ...adLimits],
  goals,
};
