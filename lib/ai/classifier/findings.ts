import { z } from "zod";
import { MAX_PROPOSALS } from "@/lib/ai/classifier/answer";
import { ContextItemProposal } from "@/lib/schemas/classify";

export const ClassifierFindings = z.object({
  proposals: z.array(ContextItemProposal).max(MAX_PROPOSALS).describe("In the order of the text"),
  removed_proposals: z.int().min(0).describe("Unusable ones, left out"),
});
export type ClassifierFindings = z.output<typeof ClassifierFindings>;
