import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { deleteDocument, getDocument, updateDocument } from "@/lib/domain/documents";
import { documentEtag } from "@/lib/domain/etag";
import { Document, DocumentChange } from "@/lib/schemas/documents";
import { Deleted, IdPath } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getDocument",
    summary: "Get a document with its body",
    tag: "Documents",
    params: IdPath,
    data: Document,
    errors: ["NOT_FOUND"],
    etag: documentEtag,
    run: getDocument,
  }),
  PATCH: endpoint({
    operationId: "updateDocument",
    summary: "Change a document",
    description:
      "Only the fields that are sent change. Each `content_markdown` makes a new version. Send `If-Match` with the last `ETag` to be refused when somebody else changed it.",
    tag: "Documents",
    params: IdPath,
    body: DocumentChange,
    data: Document,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
    example: { status: "in_review" },
    etag: documentEtag,
    ifMatch: true,
    run: updateDocument,
  }),
  DELETE: endpoint({
    operationId: "deleteDocument",
    summary: "Delete a document",
    description: "Permanent; its versions go with it.",
    tag: "Documents",
    params: IdPath,
    data: Deleted,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
    ifMatch: true,
    run: deleteDocument,
  }),
});
