import { nameGaps } from "@/lib/ai/grounding/describe-gaps";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { checkContextCoverage } from "@/lib/domain/context/context-coverage";
import { Coverage, CoverageQuery } from "@/lib/schemas/coverage";
import { IdPath } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "checkContextCoverage",
    summary: "Check whether an initiative has what a document type needs",
    description:
      "Deterministic, no AI. Without `documentType` the general checklist is used; a custom or unknown type is always adequate.",
    tag: "Initiatives",
    params: IdPath,
    query: CoverageQuery,
    data: Coverage,
    errors: ["NOT_FOUND"],
    warn: ({ sections }) => {
      const list = (some: typeof sections) => some.map(({ heading }) => heading);
      const empty = sections.filter(({ present }) => !present);
      const toCheck = sections.filter((section) => section.toCheck);
      return nameGaps(list(empty), list(toCheck), sections.length);
    },
    run: checkContextCoverage,
  }),
});
