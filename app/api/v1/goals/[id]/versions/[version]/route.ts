import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { goalHistory } from "@/lib/domain/context/goals";
import { VersionPath } from "@/lib/schemas/fields";
import { Goal } from "@/lib/schemas/goals";
import { defineVersion } from "@/lib/schemas/versions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getGoalVersion",
    summary: "Get one version of a goal",
    tag: "Goals",
    params: VersionPath,
    data: defineVersion(Goal, "GoalVersion"),
    errors: ["NOT_FOUND"],
    run: goalHistory.get,
  }),
});
