import { z } from "zod";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, VERSION_SOURCES } from "@/lib/schemas/enums";
import { id, Page, pathId, text, timestamp, title } from "@/lib/schemas/fields";

const DocumentTypeSlug = z.enum(DOCUMENT_TYPES).meta({ id: "DocumentType" });
const DocumentStatusName = z.enum(DOCUMENT_STATUSES).meta({ id: "DocumentStatus" });

/** Kept byte for byte: what a client writes is what it reads. */
const contentMarkdown = text(500_000).meta({
  examples: ["# Goal\n\nCut missed visits by half.\n"],
});

export const DocumentSummary = z
  .object({
    id,
    initiative_id: id,
    title: z.string(),
    type: DocumentTypeSlug,
    status: DocumentStatusName,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: "DocumentSummary" });
export type DocumentSummary = z.output<typeof DocumentSummary>;

export const Document = DocumentSummary.extend({
  content_markdown: z.string(),
  version: z.int(),
}).meta({ id: "Document" });
export type Document = z.output<typeof Document>;

export const NewDocument = z.object({
  initiative_id: id,
  type: DocumentTypeSlug,
  title,
  content_markdown: contentMarkdown.optional(),
});
export type NewDocument = z.output<typeof NewDocument>;

export const DocumentChange = z
  .object({ title, status: DocumentStatusName, content_markdown: contentMarkdown })
  .partial();
export type DocumentChange = z.output<typeof DocumentChange>;

export const DocumentFilter = Page.extend({
  initiative_id: id.optional(),
  status: DocumentStatusName.optional(),
});
export type DocumentFilter = z.output<typeof DocumentFilter>;

export const DocumentVersionSummary = z
  .object({
    id,
    document_id: id,
    version: z.int(),
    title: z.string(),
    source: z.enum(VERSION_SOURCES),
    created_by: id,
    created_at: timestamp,
  })
  .meta({ id: "DocumentVersionSummary" });
export type DocumentVersionSummary = z.output<typeof DocumentVersionSummary>;

export const DocumentVersion = DocumentVersionSummary.extend({
  content_markdown: z.string(),
}).meta({ id: "DocumentVersion" });
export type DocumentVersion = z.output<typeof DocumentVersion>;

const versionNumber = z.int().min(1).max(999_999_999);

/** A malformed version number is looked up as 0, which no document has. */
export const VersionPath = z.object({
  id: pathId,
  version: z
    .preprocess(
      (text) => (/^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : text),
      versionNumber,
    )
    .catch(0),
});
