import { z } from "zod";
import { MAX_PROPOSALS } from "@/lib/ai/classifier/answer";
import { ContextItemProposal } from "@/lib/schemas/classify";

export const ClassifierFindings = z.object({
  proposals: z.array(ContextItemProposal).max(MAX_PROPOSALS).describe("In the order of the text"),
  dropped: z.int().min(0).describe("Unusable suggestions left out"),
});
export type ClassifierFindings = z.output<typeof ClassifierFindings>;
