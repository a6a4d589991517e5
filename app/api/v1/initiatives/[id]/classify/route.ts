import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { classifyContext } from "@/lib/domain/context/classify";
import { ClassifyRequest, Proposals } from "@/lib/schemas/classify";
import { IdPath } from "@/lib/schemas/fields";

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "classifyContext",
    summary: "Propose context items and goals from pasted text",
    description:
      "Uses one AI call and saves nothing. Review the proposals, and save those you want with `POST /initiatives/{id}/context-items/batch` and goals with `POST /goals`.",
    tag: "Context items",
    bucket: "ai",
    isRead: true,
    params: IdPath,
    body: ClassifyRequest,
    data: Proposals,
    errors: [
      "NOT_FOUND",
      "QUOTA_EXCEEDED",
      "AI_REFUSED",
      "AI_PROVIDER_ERROR",
      "AI_UNAVAILABLE",
      "AI_TIMEOUT",
    ],
    example: {
      blob: "Call with Nordlift: they retype two reports a day.\nWe agreed to start with iOS.",
      targetLabels: ["user_feedback", "decision"],
    },
    run: classifyContext,
  }),
});
