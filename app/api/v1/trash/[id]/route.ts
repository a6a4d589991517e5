import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { deleteFromTrash } from "@/lib/domain/history/trash";
import { Deleted, IdPath } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  DELETE: endpoint({
    operationId: "deleteFromTrash",
    summary: "Remove something from the trash for good",
    description: "For keys of owners and admins.",
    tag: "Trash",
    params: IdPath,
    data: Deleted,
    errors: ["NOT_FOUND"],
    run: deleteFromTrash,
  }),
});
