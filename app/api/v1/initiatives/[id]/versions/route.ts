import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { initiativeHistory } from "@/lib/domain/initiatives/initiatives";
import { defineList, IdPath, Page } from "@/lib/schemas/fields";
import { VersionRecord } from "@/lib/schemas/versions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listInitiativeVersions",
    summary: "List the versions of an initiative",
    description: "Newest first, without values.",
    tag: "Initiatives",
    params: IdPath,
    query: Page,
    data: defineList(VersionRecord),
    errors: ["NOT_FOUND"],
    run: initiativeHistory.list,
  }),
});
