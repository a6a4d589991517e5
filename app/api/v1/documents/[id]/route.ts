import { endpoint, WithMeta } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { deleteDocument, getDocument } from "@/lib/domain/documents/documents";
import { changeDocument } from "@/lib/domain/documents/merge-document";
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
    etag: true,
    run: getDocument,
  }),
  PATCH: endpoint({
    operationId: "updateDocument",
    summary: "Change a document",
    description:
      "Only the fields that are sent change. Each `content_markdown` makes a new version. Send `If-Match` with the last `ETag`, and the change is refused if somebody else has changed the document since. Or send `base_version` with the version that you read, and your text is merged by lines with later changes: `meta.merged` says when that happened, and a 409 names each place where both changed the same lines. A `base_version` that is no longer kept gives 409 too.",
    tag: "Documents",
    params: IdPath,
    body: DocumentChange,
    data: Document,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED", "EDIT_CONFLICT"],
    example: { status: "in_review" },
    etag: true,
    ifMatch: true,
    run: async (caller, input) => {
      const { document, merged } = await changeDocument(caller, input);
      return merged ? new WithMeta(document, { merged }) : document;
    },
  }),
  DELETE: endpoint({
    operationId: "deleteDocument",
    summary: "Delete a document",
    description: "Its versions go into the trash with it.",
    tag: "Documents",
    params: IdPath,
    data: Deleted,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
    ifMatch: true,
    run: deleteDocument,
  }),
});
