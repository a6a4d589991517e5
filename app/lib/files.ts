import type { MediaType } from "@/lib/extract/media-types";

/** The types of files, as they are called on screen. */
export const MEDIA_TYPE: Record<MediaType, string> = {
  "text/markdown": "Markdown",
  "text/plain": "Plain text",
  "text/csv": "CSV",
  "application/pdf": "PDF",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word document",
};
