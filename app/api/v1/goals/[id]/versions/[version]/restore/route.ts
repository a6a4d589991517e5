import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { goalHistory } from "@/lib/domain/context/goals";
import { VersionPath } from "@/lib/schemas/fields";
import { Goal } from "@/lib/schemas/goals";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "restoreGoalVersion",
    summary: "Make the values of an earlier version current",
    description:
      "Adds a version with the earlier values; nothing is lost. Restoring the current version adds none. Takes no body.",
    tag: "Goals",
    params: VersionPath,
    data: Goal,
    errors: ["NOT_FOUND"],
    etag: true,
    run: goalHistory.restore,
  }),
});
