import * as z from "zod";
import { storable } from "./fields";

export const CoverageQuery = z.object({
  documentType: z
    .string()
    .check(storable)
    .optional()
    .describe("A type slug; left out, the general checklist is used")
    .meta({ examples: ["prd"] }),
});
export type CoverageQuery = z.output<typeof CoverageQuery>;

const Slot = z
  .object({
    key: z.string().describe("Name of the slot"),
    label: z.string().describe("The same for people"),
    kind: z
      .enum(["context_label", "goal", "related_document", "upload"])
      .describe("context_label, goal, related_document or upload"),
    required: z.boolean().describe("Whether adequate needs it"),
    present: z.boolean().describe("Whether it is filled"),
    satisfiesLabels: z.array(z.string()).describe("Labels of context items that fill it"),
    hint: z.string().describe("What to add"),
  })
  .meta({ id: "CoverageSlot" });

export const Coverage = z
  .object({
    adequate: z.boolean().describe("Whether every required slot is present"),
    coverage: z.array(Slot).describe("The checklist of the type"),
    sections: z
      .array(
        z.object({
          heading: z.string().describe("Its heading"),
          present: z.boolean().describe("False if a document generated now would leave it empty"),
          toCheck: z.boolean().describe("Whether it would only name items to check"),
        }),
      )
      .describe("Sections of the type; empty for a custom, unknown or omitted type"),
    follows: z
      .object({
        title: z.string().describe("Its title"),
        approved: z.boolean().describe("Whether it is approved"),
      })
      .nullable()
      .describe(
        "The document of the type whose text a document generated now without AI would keep; the checklist does not count it",
      ),
    metrics: z
      .object({
        contextItemsCount: z.int().describe("Context items"),
        goalsCount: z.int().describe("Goals"),
        relatedDocsCount: z.int().describe("Documents of the initiative"),
        uploadedDocsCount: z.int().describe("Uploads of the initiative"),
      })
      .describe("What a generation would see"),
  })
  .meta({ id: "Coverage" });
export type Coverage = z.output<typeof Coverage>;
/** What a generation would write, before it is asked for. */
export type Foreseen = Pick<Coverage, "sections" | "follows">;

/** Says which text a document generated now would keep, since the checklist counts other pieces; nothing if there is none. */
export const describeFollowed = (follows: Coverage["follows"]): string[] =>
  follows
    ? [
        `Without AI, a draft keeps the text of “${follows.title}”, ${follows.approved ? "an approved document" : "a document"} of this type, under the sections that match its headings. The checklist does not count it.`,
      ]
    : [];
