import { BUILT_IN_TYPES } from "@/lib/document-types";
import type { Slot } from "@/lib/document-types/definition";
import type { ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";

const BUDGET = 24_000;
const OVERHEAD = 60;

export type Candidate = {
  id: string;
  createdAt: Date;
  priority: number | null;
  isApproved: boolean;
  /** UTF-8 length of its title and of the part of its text that would be sent. */
  bytes: number;
} & (
  | { type: "initiative" | "upload" }
  | { type: "context_item"; label: ContextLabel }
  | { type: "goal"; label: GoalType }
  | { type: "document"; label: DocumentType }
);

type NeedOf<Each extends Slot> = Each extends Slot
  ? Pick<Each, "kind" | "required" | "satisfiesLabels">
  : never;
/** A kind of evidence that a call needs: a slot of a checklist without its words. */
export type Need = NeedOf<Slot>;

/** Lists the needs of a call about a document type: its checklist, and documents of the same type. */
export const listNeeds = (type: DocumentType): Need[] => [
  ...BUILT_IN_TYPES[type].checklist,
  { kind: "related_document", required: false, satisfiesLabels: [type] },
];

/** About four bytes of UTF-8 a token: near enough for Latin, on the safe side for most other scripts. */
const countTokens = ({ bytes }: Candidate) => OVERHEAD + Math.ceil(bytes / 4);

const readPriority = ({ type, priority }: Candidate) => (type === "goal" ? (priority ?? -1) : 0);

/** Sorts goals by priority, approved documents before others, then the newest first. */
const compare = (a: Candidate, b: Candidate) =>
  readPriority(b) - readPriority(a) ||
  Number(b.isApproved) - Number(a.isApproved) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : -1);

const TYPES = {
  context_label: "context_item",
  goal: "goal",
  related_document: "document",
  upload: "upload",
} as const;

const fills = (candidate: Candidate, { kind, satisfiesLabels }: Need) =>
  candidate.type === TYPES[kind] &&
  (!("label" in candidate) || satisfiesLabels.some((label) => label === candidate.label));

/** Selects evidence within a call's budget: in turns a piece of each slot, so that no label crowds out the others, then other documents. */
export function selectEvidence<Each extends Candidate>(
  candidates: readonly Each[],
  checklist: readonly Need[],
): Each[] {
  const sorted = [...candidates].sort(compare);
  const needs = [...checklist].sort((a, b) => Number(b.required) - Number(a.required));
  const fillsNone = (candidate: Each) => !needs.some((need) => fills(candidate, need));
  const queues = [
    sorted.filter(({ type }) => type === "initiative"),
    ...needs.map((need) => sorted.filter((candidate) => fills(candidate, need))),
    sorted.filter((c) => c.type !== "initiative" && c.type !== "document" && fillsNone(c)),
  ];
  const chosen = new Set<Each>();
  let left = BUDGET;
  const take = (candidate: Each | undefined) => {
    if (!candidate || chosen.has(candidate) || countTokens(candidate) > left) return;
    left -= countTokens(candidate);
    chosen.add(candidate);
  };
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn++)
    for (const queue of queues) take(queue[turn]);
  for (const candidate of sorted) if (candidate.type === "document") take(candidate);
  return [...chosen];
}
