import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { relabelContextItem } from "@/lib/domain/context/context-items";
import { Relabel, Relabelled } from "@/lib/schemas/context-items";
import { IdPath } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "relabelContextItem",
    summary: "Change only the label of an initiative's context item",
    tag: "Context items",
    params: IdPath,
    body: Relabel,
    data: Relabelled,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
    example: { label: "risk" },
    etag: true,
    ifMatch: true,
    run: relabelContextItem,
  }),
});
