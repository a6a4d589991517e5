import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { listDocumentVersions } from "@/lib/domain/documents/document-versions";
import { DocumentVersionSummary } from "@/lib/schemas/documents";
import { defineList, IdPath, Page } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listDocumentVersions",
    summary: "List the versions of a document",
    description: "Newest first, without bodies.",
    tag: "Documents",
    params: IdPath,
    query: Page,
    data: defineList(DocumentVersionSummary),
    errors: ["NOT_FOUND"],
    run: listDocumentVersions,
  }),
});
