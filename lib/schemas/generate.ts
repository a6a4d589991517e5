import * as z from "zod";
import { MAX_INSTRUCTIONS } from "./bounds";
import { DocumentTypeSlug } from "./documents";
import { SOURCE_TYPES } from "./enums";
import { createdAt, id, isCheckable, removedReferences, text, timestamp, title } from "./fields";

export const Method = z.enum(["ai", "rules"]).describe("ai or rules");
export type Method = z.output<typeof Method>;
export const toMethod = (engine: string): Method => (engine === "builtin" ? "rules" : "ai");
const EngineName = z.string().describe("claude or builtin");

/** Exactly one of the two types (`docs/contract/semantics.md#workspace-custom-document-types`). */
export const GenerateRequest = z
  .object({
    initiative_id: id,
    document_type: DocumentTypeSlug.optional(),
    document_type_id: id.optional().describe("A type of the workspace's own"),
    title: title.optional().describe("Left out, it is made of the type and the initiative"),
    instructions: text(MAX_INSTRUCTIONS).optional(),
  })
  .refine(
    ({ document_type, document_type_id }) =>
      (document_type === undefined) !== (document_type_id === undefined),
    {
      path: ["document_type"],
      message: "Send exactly one of document_type and document_type_id.",
      when: isCheckable,
    },
  );
export type GenerateRequest = z.output<typeof GenerateRequest>;

export const Generated = z
  .object({
    document: z.object({
      id,
      title: z.string(),
      content_markdown: z.string(),
      url: z.url().describe("Its page in the app"),
      engine: EngineName,
      method: Method,
      grounded_share: z.number().min(0).max(1).describe("Share of statements with a source"),
    }),
  })
  .meta({ id: "Generated" });
export type Generated = z.output<typeof Generated>;

const Source = z
  .object({
    type: z.enum(SOURCE_TYPES),
    id,
    label: z.string().nullable().describe("Its label, goal type or document type"),
    title: z.string().describe("Its title when the document was generated"),
    url: z.url(),
    content_hash: z.string().describe("SHA-256 of what it said then, in hexadecimal"),
    footnote: z.int().nullable().describe("Its number in the text; null when it was not used"),
    state: z.enum(["unchanged", "changed", "deleted"]).describe("Now, compared with then"),
  })
  .meta({ id: "EvidenceSource" });

export const DocumentEvidence = z
  .object({
    document_id: id,
    engine: EngineName,
    method: Method,
    model: z.string().nullable(),
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    duration_ms: z.int(),
    statements: z.int().describe("Paragraphs, list items and rows of tables"),
    grounded_statements: z.int().describe("Those that refer to a source"),
    grounded_share: z.number().min(0).max(1),
    removed_references: removedReferences,
    sources: z.array(Source),
    changed: z.int().describe("Sources changed or deleted since"),
    created_at: createdAt,
  })
  .meta({ id: "DocumentEvidence" });
export type DocumentEvidence = z.output<typeof DocumentEvidence>;

export const GenerationStatus = z.object({
  id,
  initiative_id: id,
  title: z.string(),
  document_type: DocumentTypeSlug,
  document_type_id: id.nullable().describe("The workspace's own type that was requested"),
  state: z.enum(["running", "done", "failed"]),
  document_id: id.nullable(),
  failure: z.string().nullable(),
  started_at: timestamp,
  updated_at: timestamp.describe("When it ended, or its text last grew"),
});
export type GenerationStatus = z.output<typeof GenerationStatus>;

export const GenerationOutcome = GenerationStatus.extend({
  url: z.url().nullable().describe("The page of its document; null until written, or if deleted"),
  method: Method.nullable().describe("ai, or rules: no model wrote it"),
});
export type GenerationOutcome = z.output<typeof GenerationOutcome>;
