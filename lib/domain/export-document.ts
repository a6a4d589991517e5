import type { Caller } from "@/lib/access/caller";
import { getDocument } from "@/lib/domain/documents";
import {
  type DocumentFile,
  EXPORT_MEDIA_TYPES,
  type ExportFormat,
} from "@/lib/schemas/document-export";

/** A document as a file to save, named after its title. @throws 404 */
export async function exportDocument(
  caller: Caller,
  { id, format }: { id: string; format: ExportFormat },
): Promise<DocumentFile> {
  const { title, content_markdown, version, updated_at } = await getDocument(caller, { id });
  return {
    bytes: Buffer.from(content_markdown),
    filename: `${fileName(title)}.${format}`,
    mediaType: EXPORT_MEDIA_TYPES[format],
    version,
    updated_at,
  };
}

/** A title without what file systems refuse: `/`, `:` and the like, dots at either end, and more than they take. */
function fileName(title: string): string {
  const name = title.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, "-");
  return (
    [...name]
      .slice(0, 80)
      .join("")
      .replace(/^[.\s-]+|[.\s-]+$/g, "") || "document"
  );
}
