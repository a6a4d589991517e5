import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { diffDocument } from "@/lib/domain/documents/diff-document";
import { DiffRange, DocumentDiff } from "@/lib/schemas/document-diff";
import { IdPath } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "diffDocument",
    summary: "Compare two versions of a document",
    description:
      "A unified diff that `patch` applies to the bytes of `from` to get the bytes of `to`, including line ends. It is empty for equal texts.",
    tag: "Documents",
    params: IdPath,
    query: DiffRange,
    data: DocumentDiff,
    errors: ["NOT_FOUND"],
    run: diffDocument,
  }),
});
