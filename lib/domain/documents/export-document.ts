import type { Caller } from "@/lib/access/caller";
import { dropEmptySections } from "@/lib/ai/grounding/drop-empty-sections";
import { renderMarkdown } from "@/lib/markdown/render";
import { writePage } from "@/lib/markdown/write-page";
import {
  type DocumentFile,
  EXPORT_MEDIA_TYPES,
  type ExportFormat,
} from "@/lib/schemas/document-export";
import type { Document } from "@/lib/schemas/documents";
import { toFileName } from "@/lib/text/file-name";
import { guessLanguage } from "@/lib/text/languages";
import { writeWord } from "@/lib/word/write-word";
import { getDocument } from "./documents";

export async function exportDocument(
  caller: Caller,
  { id, format }: { id: string; format: ExportFormat },
): Promise<DocumentFile> {
  const document = await getDocument(caller, { id });
  const { title, version, updated_at } = document;
  return {
    bytes: await WRITERS[format](document, caller),
    filename: `${toFileName(title)}.${format}`,
    mediaType: EXPORT_MEDIA_TYPES[format],
    version,
    updated_at,
  };
}

type Writer = (
  document: Document,
  caller: Caller,
) => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>;

const WRITERS: Record<ExportFormat, Writer> = {
  md: ({ content_markdown }) => Buffer.from(content_markdown),
  html: async ({ title, content_markdown }) =>
    Buffer.from(
      writePage(
        title,
        await renderMarkdown(dropEmptySections(content_markdown), null),
        guessLanguage(content_markdown),
      ),
    ),
  docx: ({ title, content_markdown }, { workspaceId }) =>
    writeWord(title, dropEmptySections(content_markdown), workspaceId),
};
