import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { getDocumentVersion } from "@/lib/domain/documents/document-versions";
import { DocumentVersion } from "@/lib/schemas/documents";
import { VersionPath } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getDocumentVersion",
    summary: "Get one version of a document with its body",
    tag: "Documents",
    params: VersionPath,
    data: DocumentVersion,
    errors: ["NOT_FOUND"],
    run: getDocumentVersion,
  }),
});
