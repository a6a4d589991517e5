import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { goalHistory } from "@/lib/domain/context/goals";
import { defineList, IdPath, Page } from "@/lib/schemas/fields";
import { VersionRecord } from "@/lib/schemas/versions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listGoalVersions",
    summary: "List the versions of a goal",
    description: "Newest first, without values.",
    tag: "Goals",
    params: IdPath,
    query: Page,
    data: defineList(VersionRecord),
    errors: ["NOT_FOUND"],
    run: goalHistory.list,
  }),
});
