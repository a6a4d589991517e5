import * as z from "zod";
import { DocumentTypeSlug } from "./documents";
import { DOCUMENT_TYPES } from "./enums";
import { createdAt, id, text, updatedAt } from "./fields";
import { humanize } from "./spelling";

export const MAX_DOCUMENT_TYPES = 50;

const requireLine = (empty: string) =>
  z
    .string()
    .trim()
    .min(1, empty)
    .max(100, "Use at most 100 characters.")
    .refine((value) => !/[\n\r]/.test(value), "Write it on one line.")
    .pipe(text(100));

const longText = z.string().max(2_000, "Use at most 2,000 characters.").pipe(text(2_000));

/** Reads it as Markdown does: without closing marks, case-insensitive. */
export const normalizeHeading = (heading: string) =>
  heading
    .trim()
    .replace(/\s+/g, " ")
    .replace(/(?<![# ]) #+$/, "")
    .replace(/:$/, "")
    .toLowerCase();

/** `guidance` tells the writer what the section should contain. */
export const TypeSection = z.object({
  heading: requireLine("Write a heading."),
  guidance: longText.default(""),
});

const sections = z
  .array(TypeSection)
  .min(1, "Add at least one section.")
  .max(30, "Use at most 30 sections.")
  .check(({ value, issues }) => {
    const seen = new Set<string>();
    value.forEach(({ heading }, index) => {
      const name = normalizeHeading(heading);
      if (seen.has(name)) {
        const message = "Another section has this heading too.";
        issues.push({ code: "custom", input: value, path: [index, "heading"], message });
      }
      seen.add(name);
    });
  });

export const normalizeTypeName = (name: string) =>
  name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

const BUILT_IN_NAMES = new Set(DOCUMENT_TYPES.map((type) => normalizeTypeName(humanize(type))));

export const NewDocumentType = z.object({
  name: requireLine("Write a name.").refine(
    (name) => !BUILT_IN_NAMES.has(normalizeTypeName(name)),
    "A built-in type has this name. Choose another.",
  ),
  description: longText.optional(),
  base_type: DocumentTypeSlug,
  sections,
});
export type NewDocumentType = z.output<typeof NewDocumentType>;

/** `docs/contract/semantics.md#workspace-custom-document-types`. */
export const CustomDocumentType = z
  .object({
    id,
    slug: z.string().describe("Made of the name when the type was created"),
    name: z.string(),
    description: z.string().nullable(),
    base_type: DocumentTypeSlug.describe("The type that its documents have"),
    sections: z.array(z.object({ heading: z.string(), guidance: z.string() })),
    created_at: createdAt,
    updated_at: updatedAt,
  })
  .meta({ id: "CustomDocumentType" });
export type CustomDocumentType = z.output<typeof CustomDocumentType>;
