import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { initiativeHistory } from "@/lib/domain/initiatives/initiatives";
import { VersionPath } from "@/lib/schemas/fields";
import { Initiative } from "@/lib/schemas/initiatives";
import { defineVersion } from "@/lib/schemas/versions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getInitiativeVersion",
    summary: "Get one version of an initiative",
    tag: "Initiatives",
    params: VersionPath,
    data: defineVersion(Initiative, "InitiativeVersion"),
    errors: ["NOT_FOUND"],
    run: initiativeHistory.get,
  }),
});
