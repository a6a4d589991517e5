import { BUILT_IN_TYPES } from "@/lib/document-types";
import type { Slot } from "@/lib/document-types/definition";
import type { ContextLabel, DocumentType, GoalType } from "@/lib/schemas/enums";

/** How much of the workspace goes into one call, in tokens. */
const BUDGET = 24_000;
/** What the fence around a piece and its attributes cost. */
const OVERHEAD = 60;

/** What is to be known of a piece before it is read. */
export type Candidate = {
  id: string;
  createdAt: Date;
  /** Of a goal, where it has one. */
  priority: number | null;
  /** Whether somebody approved it; documents alone can be. */
  isApproved: boolean;
  /** Bytes of UTF-8 of its title and of as much of its text as would be sent. */
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
/** What a call needs: a slot of a checklist without its words. */
export type Need = NeedOf<Slot>;

const needDocument = (type: DocumentType): Need => ({
  kind: "related_document",
  required: false,
  satisfiesLabels: [type],
});

/**
 * What a call about a type of document needs: its checklist, documents of the same type, which may say
 * what nothing else does, and `related` ones.
 */
export const listNeeds = (type: DocumentType, related: readonly DocumentType[] = []): Need[] => [
  ...BUILT_IN_TYPES[type].checklist,
  ...[...new Set([type, ...related])].map(needDocument),
];

/** About four bytes of UTF-8 a token: near enough for Latin, on the safe side for most other scripts. */
const countTokens = ({ bytes }: Candidate) => OVERHEAD + Math.ceil(bytes / 4);

const readPriority = ({ type, priority }: Candidate) => (type === "goal" ? (priority ?? -1) : 0);

/** Goals by priority, approved documents before others, then whatever is newest. */
const compare = (a: Candidate, b: Candidate) =>
  readPriority(b) - readPriority(a) ||
  Number(b.isApproved) - Number(a.isApproved) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : -1);

function fills(candidate: Candidate, need: Need): boolean {
  switch (need.kind) {
    case "context_label":
      return candidate.type === "context_item" && need.satisfiesLabels.includes(candidate.label);
    case "goal":
      return candidate.type === "goal" && need.satisfiesLabels.includes(candidate.label);
    case "related_document":
      return candidate.type === "document" && need.satisfiesLabels.includes(candidate.label);
    case "upload":
      return candidate.type === "upload";
  }
}

/**
 * What goes into a call, under its budget: the initiative, then in turns the next piece of each slot
 * (required ones first) and the next one that fills none, so that no label crowds out the others.
 * Documents that fill no slot stay out.
 */
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
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn++) {
    for (const queue of queues) {
      const candidate = queue[turn];
      if (!candidate || chosen.has(candidate) || countTokens(candidate) > left) continue;
      left -= countTokens(candidate);
      chosen.add(candidate);
    }
  }
  return [...chosen];
}
