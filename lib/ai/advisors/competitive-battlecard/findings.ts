import * as z from "zod";
import { Source } from "@/lib/ai/advisors/shared/references";

export const CompetitiveBattlecardFindings = z.object({
  summary: z.string().describe("In short"),
  competitor_name: z.string().describe("As asked"),
  positioning: z.string().describe("What they sell, to whom"),
  strengths: z.array(z.string()).describe("Theirs"),
  weaknesses: z.array(z.string()).describe("Theirs"),
  our_advantages: z.array(z.string()).describe("Ours"),
  objections: z
    .array(z.object({ objection: z.string(), response: z.string() }))
    .describe("What buyers say, what to answer"),
  sources: z.array(Source).describe("What it rests on"),
  gaps: z.array(z.string()).describe("What to add"),
  removed_references: z.int().describe("Refs to nothing, left out"),
});
export type CompetitiveBattlecardFindings = z.output<typeof CompetitiveBattlecardFindings>;
