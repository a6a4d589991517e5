import * as z from "zod";
import { MAX_DOCUMENT } from "./bounds";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, VERSION_SOURCES } from "./enums";
import {
  createdAt,
  createdByName,
  id,
  isCheckable,
  Page,
  text,
  title,
  updatedAt,
  versionNumber,
} from "./fields";

export const DocumentTypeSlug = z.enum(DOCUMENT_TYPES).meta({ id: "DocumentType" });
export const DocumentStatusName = z.enum(DOCUMENT_STATUSES).meta({ id: "DocumentStatus" });

/** Stored byte for byte. */
export const contentMarkdown = text(MAX_DOCUMENT).meta({
  examples: ["# Goal\n\nCut missed visits by half.\n"],
});

export const DocumentSummary = z
  .object({
    id: id.describe("Document id"),
    initiative_id: id.describe("Its initiative"),
    title: z.string().describe("Title"),
    type: DocumentTypeSlug.describe("Its kind"),
    status: DocumentStatusName.describe("draft, in_review, approved or archived"),
    created_at: createdAt,
    updated_at: updatedAt,
  })
  .meta({ id: "DocumentSummary" });
export type DocumentSummary = z.output<typeof DocumentSummary>;

export const Document = DocumentSummary.extend({
  content_markdown: z.string().describe("The text"),
  version: z.int().describe("Rises with each new text"),
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
  .object({
    title,
    status: DocumentStatusName,
    content_markdown: contentMarkdown,
    base_version: versionNumber.describe(
      "The version whose text you changed; what others changed since is merged",
    ),
  })
  .partial()
  .refine((change) => change.base_version === undefined || change.content_markdown !== undefined, {
    path: ["base_version"],
    message:
      "goes with content_markdown: send the whole text as you changed it, or leave base_version out",
    when: isCheckable,
  });
export type DocumentChange = z.output<typeof DocumentChange>;

export const Merge = z
  .object({
    base_version: z.int().describe("The version whose text was changed"),
    with_version: z.int().describe("The version that it was merged with"),
  })
  .meta({ id: "Merge" });
export type Merge = z.output<typeof Merge>;

export const EDIT_MODES = ["replace", "append", "patch"] as const;

/** `content` replaces the text, is appended, or takes the place of `find` (removing that if absent). */
export const DocumentEdit = z
  .object({
    id,
    expected_version: versionNumber,
    mode: z.enum(EDIT_MODES).optional(),
    content: contentMarkdown.optional(),
    find: text(MAX_DOCUMENT, 1).optional(),
    title: title.optional(),
    status: DocumentStatusName.optional(),
  })
  .check(({ value, issues }) => {
    for (const [path, message] of findMisfits(value)) {
      issues.push({ code: "custom", input: value, path: path ? [path] : [], message });
    }
  });
export type DocumentEdit = z.output<typeof DocumentEdit>;

function findMisfits({ mode, content, find, title, status }: Omit<DocumentEdit, "id">) {
  const found: [path: string, message: string][] = [];
  if (mode && mode !== "patch" && content === undefined) {
    found.push(["content", `is required when mode is ${mode}`]);
  }
  if (!mode && content !== undefined) {
    found.push(["mode", "is required with content: replace, append or patch"]);
  }
  if (mode === "patch" && find === undefined) {
    found.push(["find", "is required when mode is patch: the exact text to change"]);
  }
  if (mode !== "patch" && find !== undefined) {
    found.push(["find", "goes only with mode patch; leave it out, or send mode patch"]);
  }
  if ([mode, content, find, title, status].every((field) => field === undefined)) {
    found.push(["", "There is nothing to change: send mode and content, a title or a status."]);
  }
  return found;
}

export const DocumentFilter = Page.extend({
  initiative_id: id.optional(),
  status: DocumentStatusName.optional(),
});
export type DocumentFilter = z.output<typeof DocumentFilter>;

export const DocumentVersionSummary = z
  .object({
    id: id.describe("Id of the record"),
    document_id: id.describe("Its document"),
    version: z.int().describe("Counts from 1"),
    title: z.string().describe("Title at that time"),
    source: z.enum(VERSION_SOURCES).describe("How the text came about"),
    created_by: id.describe("Who wrote it"),
    created_by_name: createdByName,
    created_at: createdAt,
  })
  .meta({ id: "DocumentVersionSummary" });
export type DocumentVersionSummary = z.output<typeof DocumentVersionSummary>;

export const DocumentVersion = DocumentVersionSummary.extend({
  content_markdown: z.string(),
}).meta({ id: "DocumentVersion" });
export type DocumentVersion = z.output<typeof DocumentVersion>;
