import type { Goal } from "@/lib/schemas/goals";

export type GoalValues = Pick<
  Goal,
  "goal_type" | "title" | "description" | "key_result" | "baseline" | "timeframe"
>;

export const NEW_GOAL: GoalValues = {
  goal_type: "user_outcome",
  title: "",
  description: null,
  key_result: null,
  baseline: null,
  timeframe: null,
};
