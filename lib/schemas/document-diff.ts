import * as z from "zod";

/** Without a maximum: an unknown version is 404. */
export const DiffRange = z.object({
  from: z
    .int()
    .min(0)
    .optional()
    .describe("The version before `to` unless sent; 0 is the empty text"),
  to: z.int().min(0).optional().describe("The current version unless sent"),
});
export type DiffRange = z.output<typeof DiffRange>;

export const DocumentDiff = z
  .object({
    from: z.int(),
    to: z.int(),
    added: z.int().describe("Lines added"),
    removed: z.int().describe("Lines removed"),
    unified: z.string().describe("With 3 lines of context"),
  })
  .meta({ id: "DocumentDiff" });
export type DocumentDiff = z.output<typeof DocumentDiff>;
