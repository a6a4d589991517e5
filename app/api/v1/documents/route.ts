import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { createDocument, listDocuments } from "@/lib/domain/documents/documents";
import { Document, DocumentFilter, DocumentSummary, NewDocument } from "@/lib/schemas/documents";
import { defineList } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listDocuments",
    summary: "List documents",
    description: "Newest first, without bodies.",
    tag: "Documents",
    query: DocumentFilter,
    data: defineList(DocumentSummary),
    run: listDocuments,
  }),
  POST: endpoint({
    operationId: "createDocument",
    summary: "Create a document",
    description: "Stores a supplied or empty draft. It does not call the AI and uses no quota.",
    tag: "Documents",
    body: NewDocument,
    data: Document,
    errors: ["NOT_FOUND"],
    example: {
      initiative_id: "019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d",
      type: "prd",
      title: "Route planner",
      content_markdown: "# Goal\n\nCut missed visits by half.\n",
    },
    etag: true,
    run: createDocument,
  }),
});
