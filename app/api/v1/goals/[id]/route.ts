import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { deleteGoal, getGoal, updateGoal } from "@/lib/domain/context/goals";
import { Deleted, IdPath } from "@/lib/schemas/fields";
import { Goal, GoalChange } from "@/lib/schemas/goals";
import { ScopeQuery } from "@/lib/schemas/scope";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getGoal",
    summary: "Get a goal",
    tag: "Goals",
    params: IdPath,
    query: ScopeQuery,
    data: Goal,
    errors: ["NOT_FOUND"],
    etag: true,
    run: getGoal,
  }),
  PATCH: endpoint({
    operationId: "updateGoal",
    summary: "Change a goal",
    description:
      "`scope` selects the store; only the other fields that are sent change; null clears a field.",
    tag: "Goals",
    params: IdPath,
    body: GoalChange,
    data: Goal,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
    example: { scope: "workspace", priority: 1, baseline: null },
    etag: true,
    ifMatch: true,
    run: updateGoal,
  }),
  DELETE: endpoint({
    operationId: "deleteGoal",
    summary: "Delete a goal",
    tag: "Goals",
    params: IdPath,
    query: ScopeQuery,
    data: Deleted,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
    ifMatch: true,
    run: deleteGoal,
  }),
});
