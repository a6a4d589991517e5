import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { createUpload } from "@/lib/domain/context/uploads";
import { IdPath } from "@/lib/schemas/fields";
import { Upload } from "@/lib/schemas/uploads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: endpoint({
    operationId: "createUpload",
    summary: "Upload a file to an initiative",
    description:
      "A form with one part, `file`: Markdown, plain text, captions (.vtt, .srt), CSV, PDF or a Word document (.docx) of at most 10 MiB. Search, coverage and generation use its text. An initiative accepts the same bytes only once.",
    tag: "Uploads",
    params: IdPath,
    takesFile: true,
    data: Upload,
    errors: ["NOT_FOUND", "CONFLICT", "CLIENT_CLOSED"],
    run: (caller, { id, file: { filename, bytes, declaredType } }) =>
      createUpload(caller, { initiative_id: id, filename, bytes, declaredType }),
  }),
});
