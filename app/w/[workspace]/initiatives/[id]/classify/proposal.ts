import * as z from "zod";
import type { Proposals } from "@/lib/schemas/classify";
import { ContextLabelName } from "@/lib/schemas/context-items";
import { Method } from "@/lib/schemas/generate";
import { GoalTypeName } from "@/lib/schemas/goals";

/** `key` stays the same while a proposal is edited. */
const ItemProposal = z.object({
  kind: z.literal("item"),
  key: z.string(),
  keep: z.boolean(),
  label: ContextLabelName,
  title: z.string(),
  content: z.string(),
});
const GoalProposal = z.object({
  kind: z.literal("goal"),
  key: z.string(),
  keep: z.boolean(),
  goal_type: GoalTypeName,
  title: z.string(),
  description: z.string(),
  key_result: z.string(),
  baseline: z.string(),
  timeframe: z.string(),
});
export const Proposal = z.discriminatedUnion("kind", [ItemProposal, GoalProposal]);
export type ItemProposal = z.output<typeof ItemProposal>;
export type GoalProposal = z.output<typeof GoalProposal>;
export type Proposal = z.output<typeof Proposal>;

export const Review = z.object({
  proposals: z.array(Proposal),
  chosen: z.array(z.string()),
  removed: z.int(),
  method: Method,
});
export type Review = z.output<typeof Review>;

/** Goals come first, and those that are probably not worth keeping last and not chosen. */
export function startReview({ proposals, goals, removed_proposals, method }: Proposals): Review {
  const found: Proposal[] = [
    ...goals.map(({ goal_type, title, ...texts }, index) => ({
      kind: "goal" as const,
      key: `g${index}`,
      keep: true,
      goal_type,
      title,
      description: texts.description ?? "",
      key_result: texts.key_result ?? "",
      baseline: texts.baseline ?? "",
      timeframe: texts.timeframe ?? "",
    })),
    ...proposals.map((item, index) => ({ kind: "item" as const, key: `i${index}`, ...item })),
  ];
  const kept = found.filter(({ keep }) => keep);
  return {
    proposals: [...kept, ...found.filter(({ keep }) => !keep)],
    chosen: kept.map(({ key }) => key),
    removed: removed_proposals,
    method,
  };
}

const ITEM_PATH = /^items\.(\d+)\.(\w+)$/;

export function groupByProposal(fields: Record<string, string>, sent: readonly Proposal[]) {
  const named = Object.keys(fields).flatMap((path): [string, string][] => {
    const [, index, field = ""] = ITEM_PATH.exec(path) ?? [];
    const proposal = sent[Number(index)];
    return proposal ? [[`${proposal.key}.${field}`, ADVICE[field] ?? ADVICE.other]] : [];
  });
  return Object.fromEntries(named);
}

const ADVICE: Record<string, string> & { other: string } = {
  label: "Choose a label from the list.",
  title: "Give it a title of 1 to 200 characters.",
  content: "Shorten it to 100,000 characters, without control characters.",
  other: "Check this proposal, or do not choose it.",
};
