import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import {
  deleteInitiative,
  getInitiative,
  updateInitiative,
} from "@/lib/domain/initiatives/initiatives";
import { Deleted, IdPath } from "@/lib/schemas/fields";
import { Initiative, InitiativeChange } from "@/lib/schemas/initiatives";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getInitiative",
    summary: "Get an initiative",
    tag: "Initiatives",
    params: IdPath,
    data: Initiative,
    errors: ["NOT_FOUND"],
    etag: true,
    run: getInitiative,
  }),
  PATCH: endpoint({
    operationId: "updateInitiative",
    summary: "Change, archive or reactivate an initiative",
    description:
      "Only the fields that are sent change. `archived` moves it between active and archived.",
    tag: "Initiatives",
    params: IdPath,
    body: InitiativeChange,
    data: Initiative,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
    example: { archived: true },
    etag: true,
    ifMatch: true,
    run: updateInitiative,
  }),
  DELETE: endpoint({
    operationId: "deleteInitiative",
    summary: "Delete an initiative",
    description:
      "Its documents, versions, context items, goals and uploads go into the trash with it.",
    tag: "Initiatives",
    params: IdPath,
    data: Deleted,
    errors: ["NOT_FOUND", "PRECONDITION_FAILED"],
    ifMatch: true,
    run: deleteInitiative,
  }),
});
