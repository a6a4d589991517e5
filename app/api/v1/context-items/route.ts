import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { createContextItem, listContextItems } from "@/lib/domain/context/context-items";
import { ContextItem, ContextItemFilter, NewContextItem } from "@/lib/schemas/context-items";
import { defineList } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listContextItems",
    summary: "List context items of one scope",
    description: "Newest first. Scope `initiative` (the default) needs `initiative_id`.",
    tag: "Context items",
    query: ContextItemFilter,
    data: defineList(ContextItem),
    run: listContextItems,
  }),
  POST: endpoint({
    operationId: "createContextItem",
    summary: "Create a context item",
    tag: "Context items",
    body: NewContextItem,
    data: ContextItem,
    errors: ["NOT_FOUND"],
    example: {
      scope: "workspace",
      label: "target_users",
      title: "Dispatchers of 10 to 50 crews",
      content: "They re-plan the day four times before noon.",
      source_url: "https://example.com/interviews/42",
    },
    etag: true,
    run: createContextItem,
  }),
});
