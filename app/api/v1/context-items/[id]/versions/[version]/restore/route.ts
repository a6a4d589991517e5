import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { contextItemHistory } from "@/lib/domain/context/context-items";
import { ContextItem } from "@/lib/schemas/context-items";
import { VersionPath } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "restoreContextItemVersion",
    summary: "Make the values of an earlier version current",
    description:
      "Adds a version with the earlier values; nothing is lost. Restoring the current version adds none. Takes no body.",
    tag: "Context items",
    params: VersionPath,
    data: ContextItem,
    errors: ["NOT_FOUND"],
    etag: true,
    run: contextItemHistory.restore,
  }),
});
