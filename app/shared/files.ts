import type { MediaType } from "@/lib/extract/media-types";

export const MEDIA_TYPE: Record<MediaType, string> = {
  "text/markdown": "Markdown",
  "text/plain": "Plain text",
  "text/csv": "CSV",
  "application/pdf": "PDF",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word document",
};
