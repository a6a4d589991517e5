import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { listTrash } from "@/lib/domain/history/trash";
import { defineList } from "@/lib/schemas/fields";
import { TrashEntry, TrashFilter } from "@/lib/schemas/trash";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listTrash",
    summary: "List deleted resources that can be restored",
    description:
      "Newest first. Resources that were deleted with an initiative come back with it and are not listed separately.",
    tag: "Trash",
    query: TrashFilter,
    data: defineList(TrashEntry),
    run: listTrash,
  }),
});
