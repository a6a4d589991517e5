import * as z from "zod";
import { Source } from "@/lib/ai/advisors/shared/references";

const points = z.int().min(1).max(5);

const RankedItem = z.object({
  title: z.string(),
  source: Source.pick({ type: true, id: true, url: true }),
  reach: points,
  impact: points,
  confidence: points,
  effort: points,
  score: z.number(),
  rationale: z.string(),
});

export const PrioritizationFindings = z.object({
  summary: z.string().describe("What comes first"),
  framework: z.string().describe("reach × impact × confidence ÷ effort"),
  items: z.array(RankedItem).describe("Highest score first; scales 1 to 5"),
  sequence: z.array(z.string()).describe("Titles in order"),
  removed_references: z.int().describe("Refs to nothing, left out"),
});
export type PrioritizationFindings = z.output<typeof PrioritizationFindings>;
export type RankedItem = PrioritizationFindings["items"][number];
