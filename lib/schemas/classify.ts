import * as z from "zod";
import { ContextLabelName, contextItemContent } from "./context-items";
import { text, title } from "./fields";
import { Method } from "./generate";
import { GoalTypeName, goalFields } from "./goals";

/** The pasted text, 1 to 50,000 characters. */
export const blob = text(50_000, 1);

export const ClassifyRequest = z.object({
  blob,
  targetLabels: z.array(ContextLabelName).max(15).optional().describe("Hints only"),
});
export type ClassifyRequest = z.output<typeof ClassifyRequest>;

/** A proposed context item; nothing is stored until somebody creates it. */
export const ContextItemProposal = z
  .object({
    label: ContextLabelName.describe("Its kind"),
    title: title.describe("Title"),
    content: contextItemContent.min(1).describe("A passage of the text"),
    keep: z.boolean().describe("False if probably not worth keeping: small talk, appointments"),
  })
  .meta({ id: "ContextItemProposal" });
export type ContextItemProposal = z.output<typeof ContextItemProposal>;

/** A proposed goal; nothing is stored until somebody creates it. */
export const GoalProposal = z
  .object({
    goal_type: GoalTypeName.describe("Its kind"),
    title: title.describe("Title"),
    description: goalFields.description.nullable().describe("The passage"),
    key_result: goalFields.key_result.nullable().describe("The target"),
    baseline: goalFields.baseline.nullable().describe("Where it starts from"),
    timeframe: goalFields.timeframe.nullable().describe("By when"),
  })
  .meta({ id: "GoalProposal" });
export type GoalProposal = z.output<typeof GoalProposal>;

export const Proposals = z
  .object({
    proposals: z.array(ContextItemProposal).describe("Nothing is saved yet"),
    goals: z.array(GoalProposal).describe("Targets in the text, not among the proposals"),
    removed_proposals: z.int().describe("Left out: without a known label or content, or too many"),
    method: Method,
  })
  .meta({ id: "Proposals" });
export type Proposals = z.output<typeof Proposals>;
