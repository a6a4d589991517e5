import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { initiativeHistory } from "@/lib/domain/initiatives/initiatives";
import { VersionPath } from "@/lib/schemas/fields";
import { Initiative } from "@/lib/schemas/initiatives";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "restoreInitiativeVersion",
    summary: "Make the values of an earlier version current",
    description:
      "Adds a version with the earlier values; nothing is lost. Restoring the current version adds none. Takes no body.",
    tag: "Initiatives",
    params: VersionPath,
    data: Initiative,
    errors: ["NOT_FOUND"],
    etag: true,
    run: initiativeHistory.restore,
  }),
});
