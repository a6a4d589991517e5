import { z } from "zod";

export const CoverageQuery = z.object({
  documentType: z
    .string()
    .optional()
    .describe("A type slug; left out, the general checklist is used")
    .meta({ examples: ["prd"] }),
});
export type CoverageQuery = z.output<typeof CoverageQuery>;

const Slot = z
  .object({
    key: z.string(),
    label: z.string(),
    kind: z.enum(["context_label", "goal", "related_document", "upload"]),
    required: z.boolean(),
    present: z.boolean(),
    satisfiesLabels: z.array(z.string()),
    hint: z.string(),
  })
  .meta({ id: "CoverageSlot" });

export const Coverage = z
  .object({
    adequate: z.boolean(),
    coverage: z.array(Slot),
    metrics: z.object({
      contextItemsCount: z.int(),
      goalsCount: z.int(),
      relatedDocsCount: z.int(),
      uploadedDocsCount: z.int(),
    }),
  })
  .meta({ id: "Coverage" });
export type Coverage = z.output<typeof Coverage>;
