import * as z from "zod";
import { Source } from "@/lib/ai/advisors/shared/references";
import { AUDIENCES } from "@/lib/schemas/enums";

export const StakeholderUpdateFindings = z.object({
  summary: z.string().describe("In short"),
  audience: z.enum(AUDIENCES).describe("As asked"),
  subject_line: z.string().describe("What a mail would be headed"),
  body_markdown: z.string().describe("The update"),
  highlights: z.array(z.string()).describe("What to remember"),
  risks: z.array(z.string()).describe("What may go wrong"),
  asks: z.array(z.string()).describe("What is asked of them"),
  sources: z.array(Source).describe("What it rests on"),
  removed_references: z.int().describe("Left out: refs to nothing, links"),
});
export type StakeholderUpdateFindings = z.output<typeof StakeholderUpdateFindings>;
