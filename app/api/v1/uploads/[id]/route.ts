import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { deleteUpload, getUpload } from "@/lib/domain/context/uploads";
import { Deleted, IdPath } from "@/lib/schemas/fields";
import { Upload } from "@/lib/schemas/uploads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getUpload",
    summary: "Get an upload with its text",
    tag: "Uploads",
    params: IdPath,
    data: Upload,
    errors: ["NOT_FOUND"],
    run: getUpload,
  }),
  DELETE: endpoint({
    operationId: "deleteUpload",
    summary: "Delete an upload",
    tag: "Uploads",
    params: IdPath,
    data: Deleted,
    errors: ["NOT_FOUND"],
    run: deleteUpload,
  }),
});
