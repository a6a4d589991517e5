import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { exportDocument } from "@/lib/domain/documents/export-document";
import { DocumentFile, EXPORT_MEDIA_TYPES, ExportFormat } from "@/lib/schemas/document-export";
import { IdPath } from "@/lib/schemas/fields";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "exportDocument",
    summary: "Download a document as a file",
    description:
      "The file itself, without an envelope. `md` is the stored text, byte for byte; `html` one page without scripts that loads nothing; `docx` a Word document. A text that is too complex to format appears in the last two as it was written. These two leave out sections that hold only the note that no evidence was found for them.",
    tag: "Documents",
    params: IdPath,
    query: ExportFormat,
    data: DocumentFile,
    file: Object.values(EXPORT_MEDIA_TYPES),
    errors: ["NOT_FOUND"],
    etag: true,
    run: exportDocument,
  }),
});
