import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { contextItemHistory } from "@/lib/domain/context/context-items";
import { defineList, IdPath, Page } from "@/lib/schemas/fields";
import { VersionRecord } from "@/lib/schemas/versions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listContextItemVersions",
    summary: "List the versions of a context item",
    description: "Newest first, without values.",
    tag: "Context items",
    params: IdPath,
    query: Page,
    data: defineList(VersionRecord),
    errors: ["NOT_FOUND"],
    run: contextItemHistory.list,
  }),
});
