import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { restoreFromTrash } from "@/lib/domain/history/trash";
import { IdPath } from "@/lib/schemas/fields";
import { TrashRestored } from "@/lib/schemas/trash";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "restoreFromTrash",
    summary: "Bring something back from the trash",
    description:
      "It comes back under its id, with its versions, evidence and search entry; an initiative brings back everything that was deleted with it. A file that was uploaded to its initiative again, or for which the initiative has no room, gives 409 `CONFLICT`. Takes no body.",
    tag: "Trash",
    params: IdPath,
    data: TrashRestored,
    errors: ["NOT_FOUND", "PARENT_DELETED", "CONFLICT"],
    run: restoreFromTrash,
  }),
});
