import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { listDocumentTypes } from "@/lib/domain/documents/document-types";
import { CustomDocumentType } from "@/lib/schemas/document-types";
import { defineList, Page } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listDocumentTypes",
    summary: "List the workspace's own document types",
    description:
      "Newest first. They are created in Settings, Document types; `POST /generate` takes their id as `document_type_id`.",
    tag: "Documents",
    query: Page,
    data: defineList(CustomDocumentType),
    run: listDocumentTypes,
  }),
});
