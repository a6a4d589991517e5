import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { readUploadContent } from "@/lib/domain/context/uploads";
import { MEDIA_TYPES } from "@/lib/extract/media-types";
import { IdPath } from "@/lib/schemas/fields";
import { FileAnswer } from "@/lib/schemas/file";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "getUploadContent",
    summary: "Download the file of an upload",
    description: "The bytes as they were sent, to be saved under the name of the upload.",
    tag: "Uploads",
    params: IdPath,
    data: FileAnswer,
    file: MEDIA_TYPES,
    errors: ["NOT_FOUND"],
    run: readUploadContent,
  }),
});
