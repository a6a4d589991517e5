import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { getDocumentEvidence } from "@/lib/domain/generation/groundings";
import { IdPath } from "@/lib/schemas/fields";
import { DocumentEvidence } from "@/lib/schemas/generate";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getDocumentEvidence",
    summary: "Get the evidence of a generated document",
    description:
      "The sources from which its first version was written, and which of them have changed since. A document that was not generated gives 404.",
    tag: "Documents",
    params: IdPath,
    data: DocumentEvidence,
    errors: ["NOT_FOUND"],
    run: getDocumentEvidence,
  }),
});
