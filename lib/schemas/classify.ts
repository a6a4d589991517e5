import * as z from "zod";
import { ContextLabelName, contextItemContent } from "./context-items";
import { text, title } from "./fields";
import { Method } from "./generate";

export const blob = text(50_000, 1);

export const ClassifyRequest = z.object({
  blob,
  targetLabels: z.array(ContextLabelName).max(15).optional().describe("Hints only"),
});
export type ClassifyRequest = z.output<typeof ClassifyRequest>;

/** Nothing is stored until somebody creates it. */
export const ContextItemProposal = z
  .object({
    label: ContextLabelName.describe("Its kind"),
    title: title.describe("Title"),
    content: contextItemContent.min(1).describe("A passage of the text"),
  })
  .meta({ id: "ContextItemProposal" });
export type ContextItemProposal = z.output<typeof ContextItemProposal>;

export const Proposals = z
  .object({
    proposals: z.array(ContextItemProposal).describe("Nothing is saved yet"),
    removed_proposals: z.int().describe("Left out: without a known label or content, or too many"),
    method: Method,
  })
  .meta({ id: "Proposals" });
export type Proposals = z.output<typeof Proposals>;
