import * as z from "zod";
import { MAX_PASTE } from "./bounds";
import { ContextLabelName, contextItemContent } from "./context-items";
import { text, title } from "./fields";
import { Method } from "./generate";
import { GoalTypeName } from "./goals";

export const blob = text(MAX_PASTE, 1);

export const ClassifyRequest = z.object({
  blob,
  targetLabels: z.array(ContextLabelName).optional().describe("Hints only"),
});
export type ClassifyRequest = z.output<typeof ClassifyRequest>;

/** Nothing is stored until somebody creates it. */
export const ContextItemProposal = z
  .object({
    label: ContextLabelName.describe("Its kind"),
    other_label: ContextLabelName.nullable().describe(
      "Where the label is a guess: the next likely one, to ask about",
    ),
    title: title.describe("Title"),
    content: contextItemContent.min(1).describe("A passage of the text"),
    keep: z.boolean().describe("False: probably noise"),
  })
  .meta({ id: "ContextItemProposal" });
export type ContextItemProposal = z.output<typeof ContextItemProposal>;

/** A proposed goal within the bounds of `NewGoal`. The tool list is bounded, so their schema is not repeated. */
export const GoalProposal = z
  .object({
    goal_type: GoalTypeName,
    title: z.string(),
    description: z.string().nullable(),
    key_result: z.string().nullable(),
    baseline: z.string().nullable(),
    timeframe: z.string().nullable(),
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
