import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { createInitiative, listInitiatives } from "@/lib/domain/initiatives/initiatives";
import { defineList } from "@/lib/schemas/fields";
import { Initiative, InitiativeFilter, NewInitiative } from "@/lib/schemas/initiatives";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listInitiatives",
    summary: "List initiatives",
    description: "Newest first. Active ones by default; `archived=true` lists only archived ones.",
    tag: "Initiatives",
    query: InitiativeFilter,
    data: defineList(Initiative),
    run: listInitiatives,
  }),
  POST: endpoint({
    operationId: "createInitiative",
    summary: "Create an initiative",
    tag: "Initiatives",
    body: NewInitiative,
    data: Initiative,
    example: { title: "Route planner for field crews", description: "Fewer missed visits." },
    etag: true,
    run: createInitiative,
  }),
});
