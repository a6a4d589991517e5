import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { createContextItems } from "@/lib/domain/context/context-item-batch";
import { BatchResult, ContextItemBatch } from "@/lib/schemas/context-items";
import { IdPath } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "createContextItems",
    summary: "Create up to 100 context items in an initiative",
    description: "All or nothing: one invalid item refuses the whole batch.",
    tag: "Context items",
    params: IdPath,
    body: ContextItemBatch,
    data: BatchResult,
    errors: ["NOT_FOUND"],
    example: {
      items: [
        { label: "decision", title: "Start with iOS", content: "81 % of crews carry iPhones." },
        {
          label: "risk",
          title: "Map license",
          content: "The free tier ends at 50,000 loads.",
          source_url: "https://example.com/maps/pricing",
        },
      ],
    },
    run: createContextItems,
  }),
});
