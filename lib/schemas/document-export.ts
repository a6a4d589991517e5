import * as z from "zod";
import { DOCX } from "@/lib/extract/media-types";
import { FileAnswer } from "./file";

export const EXPORT_MEDIA_TYPES = {
  md: "text/markdown; charset=utf-8",
  html: "text/html; charset=utf-8",
  docx: DOCX,
} as const;

const FORMATS = ["md", "html", "docx"] as const satisfies (keyof typeof EXPORT_MEDIA_TYPES)[];

const FormatName = z.enum(FORMATS).meta({ id: "ExportFormat" });

export const ExportFormat = z.object({
  format: FormatName.default("md").describe(
    "`md` is the text as it is stored, `html` one page that loads nothing, `docx` a Word document",
  ),
});
export type ExportFormat = z.output<typeof ExportFormat>["format"];

export const DocumentFile = FileAnswer.extend({ version: z.int(), updated_at: z.string() });
export type DocumentFile = z.output<typeof DocumentFile>;
