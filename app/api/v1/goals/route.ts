import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { createGoal, listGoals } from "@/lib/domain/context/goals";
import { defineList } from "@/lib/schemas/fields";
import { Goal, GoalFilter, NewGoal } from "@/lib/schemas/goals";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listGoals",
    summary: "List goals of one scope",
    description: "Newest first. Scope `initiative` (the default) needs `initiative_id`.",
    tag: "Goals",
    query: GoalFilter,
    data: defineList(Goal),
    run: listGoals,
  }),
  POST: endpoint({
    operationId: "createGoal",
    summary: "Create a goal",
    tag: "Goals",
    body: NewGoal,
    data: Goal,
    errors: ["NOT_FOUND"],
    example: {
      scope: "workspace",
      goal_type: "success_metric",
      title: "Fewer missed visits",
      key_result: "Missed visits below 2 %",
      baseline: "4.6 %",
      timeframe: "Q1 2027",
      priority: 10,
    },
    etag: true,
    run: createGoal,
  }),
});
