import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { listUploads } from "@/lib/domain/context/uploads";
import { defineList } from "@/lib/schemas/fields";
import { UploadFilter, UploadSummary } from "@/lib/schemas/uploads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "listUploads",
    summary: "List uploads",
    description: "Newest first, without texts.",
    tag: "Uploads",
    query: UploadFilter,
    data: defineList(UploadSummary),
    run: listUploads,
  }),
});
