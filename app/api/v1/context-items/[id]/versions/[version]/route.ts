import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { contextItemHistory } from "@/lib/domain/context/context-items";
import { ContextItem } from "@/lib/schemas/context-items";
import { VersionPath } from "@/lib/schemas/fields";
import { defineVersion } from "@/lib/schemas/versions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getContextItemVersion",
    summary: "Get one version of a context item",
    tag: "Context items",
    params: VersionPath,
    data: defineVersion(ContextItem, "ContextItemVersion"),
    errors: ["NOT_FOUND"],
    run: contextItemHistory.get,
  }),
});
