import type { Goal } from "@/lib/schemas/goals";

type Measure = Pick<Goal, "goal_type" | "key_result" | "baseline" | "timeframe">;

/** The figures of a goal in a line. A constraint often has none, and lacks nothing then. */
export function describeMeasure({ goal_type, key_result, baseline, timeframe }: Measure): string {
  const figures = [baseline, key_result].filter(Boolean).join(" → ");
  const lack = goal_type === "constraint" ? "" : "No figure yet";
  return [figures || lack, timeframe].filter(Boolean).join(" · ");
}
