import * as z from "zod";
import type { classifyForReview } from "@/lib/domain/context/classify";
import { MAX_CONTENT, MAX_TITLE } from "@/lib/schemas/bounds";
import { ContextLabelName } from "@/lib/schemas/context-items";
import type { ContextLabel } from "@/lib/schemas/enums";
import { Method } from "@/lib/schemas/generate";
import { GoalTypeName } from "@/lib/schemas/goals";
import { countNoun } from "@/lib/text/phrases";

export type Proposals = Awaited<ReturnType<typeof classifyForReview>>;

/** In the order of the table. Only the first is chosen at the start. */
export const GROUPS = ["new", "noise", "saved"] as const;
type Group = (typeof GROUPS)[number];

/** `key` stays the same while a proposal is edited. */
const ItemProposal = z.object({
  kind: z.literal("item"),
  key: z.string(),
  group: z.enum(GROUPS),
  label: ContextLabelName,
  /** The next likely label, until somebody chooses one. */
  other_label: ContextLabelName.nullable(),
  title: z.string(),
  content: z.string(),
});
const GoalProposal = z.object({
  kind: z.literal("goal"),
  key: z.string(),
  group: z.enum(GROUPS),
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

/** Goals come first, new proposals before the others, which are not chosen. */
export function startReview(found: Proposals): Review {
  const { proposals, goals, removed_proposals, method } = found;
  const { titles, contents } = found.saved;
  const toGroup = (isSaved: boolean, keep: boolean): Group =>
    isSaved ? "saved" : keep ? "new" : "noise";
  const all: Proposal[] = [
    ...goals.map(({ goal_type, title, ...texts }, index) => ({
      kind: "goal" as const,
      key: `g${index}`,
      group: toGroup(titles.includes(title), true),
      goal_type,
      title,
      description: texts.description ?? "",
      key_result: texts.key_result ?? "",
      baseline: texts.baseline ?? "",
      timeframe: texts.timeframe ?? "",
    })),
    ...proposals.map(({ keep, ...item }, index) => ({
      kind: "item" as const,
      key: `i${index}`,
      group: toGroup(contents.includes(item.content), keep),
      ...item,
    })),
  ];
  return {
    proposals: GROUPS.flatMap((group) => all.filter((one) => one.group === group)),
    chosen: all.filter(({ group }) => group === "new").map(({ key }) => key),
    removed: removed_proposals,
    method,
  };
}

export const chooseLabel = (item: ItemProposal, label: ContextLabel): ItemProposal => ({
  ...item,
  label,
  other_label: null,
});

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
  title: `Give it a title of 1 to ${MAX_TITLE} characters.`,
  content: `Shorten it to ${countNoun(MAX_CONTENT, "character")}, without control characters.`,
  other: "Correct this proposal, or deselect it.",
};
