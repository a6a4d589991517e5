import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import {
  deleteContextItem,
  getContextItem,
  updateContextItem,
} from "@/lib/domain/context/context-items";
import { ContextItem, ContextItemChange } from "@/lib/schemas/context-items";
import { Deleted, IdPath } from "@/lib/schemas/fields";
import { ScopeQuery } from "@/lib/schemas/scope";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getContextItem",
    summary: "Get a context item",
    tag: "Context items",
    params: IdPath,
    query: ScopeQuery,
    data: ContextItem,
    errors: ["NOT_FOUND"],
    etag: true,
    run: getContextItem,
  }),
  PATCH: endpoint({
    operationId: "updateContextItem",
    summary: "Change a context item",
    description: "`scope` selects the store; only the other fields that are sent change.",
    tag: "Context items",
    params: IdPath,
    body: ContextItemChange,
    data: ContextItem,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
    example: { scope: "workspace", title: "Dispatchers of 10 to 80 crews" },
    etag: true,
    ifMatch: true,
    run: updateContextItem,
  }),
  DELETE: endpoint({
    operationId: "deleteContextItem",
    summary: "Delete a context item",
    tag: "Context items",
    params: IdPath,
    query: ScopeQuery,
    data: Deleted,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
    ifMatch: true,
    run: deleteContextItem,
  }),
});
