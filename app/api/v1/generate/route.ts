import { describeGaps } from "@/lib/ai/grounding/describe-gaps";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { generateDocument } from "@/lib/domain/generation/generate";
import { Generated, GenerateRequest } from "@/lib/schemas/generate";

/** Seconds; longer than the default of `AI_TIMEOUT_MS`. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "generateDocument",
    summary: "Generate a document",
    description:
      "Writes one document from the workspace's content and answers when it is written, which can take minutes: allow a long time-out. One call uses one generation of the month's quota. If it fails, or somebody cancels it in the app (409), there is no document and the generation is given back. `meta.warnings` names the sections that are empty or have no evidence. Send an `Idempotency-Key` to be able to repeat a call that was cut off.",
    tag: "Documents",
    bucket: "ai",
    body: GenerateRequest,
    data: Generated,
    errors: [
      "NOT_FOUND",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "AI_REFUSED",
      "AI_PROVIDER_ERROR",
      "AI_UNAVAILABLE",
      "AI_TIMEOUT",
    ],
    example: {
      initiative_id: "019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d",
      document_type: "prd",
      title: "Route planner",
      instructions: "For the team that builds it. Keep it under two pages.",
    },
    recordsAs: {
      action: "document.generated",
      findTarget: ({ document }) => ({ type: "document", id: document.id }),
    },
    etag: true,
    warn: ({ document }) => describeGaps(document.content_markdown),
    run: generateDocument,
  }),
});
