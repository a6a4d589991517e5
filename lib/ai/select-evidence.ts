import { listKinds } from "@/lib/ai/reading/section-kinds";
import { listStripped } from "@/lib/ai/reading/section-names";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import type { Need, Outline } from "@/lib/document-types/definition";
import type { ContextLabel, DocumentType, GoalType, SourceType } from "@/lib/schemas/enums";
import { compareAge, type Evidence } from "./evidence";
import { splitParts } from "./reading/document-parts";
import { parseBlocks } from "./reading/evidence-blocks";
import { isConfidential } from "./reading/is-confidential";

/** In tokens, of a call to a model. */
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
  | {
      type: "document";
      label: DocumentType;
      /** Its first headings, each a line with its marks. */
      headings: string;
    }
);

/** Lists the needs of a call about a document type: its checklist, documents of the same type, and `related` ones. */
export const listNeeds = (type: DocumentType, related: readonly DocumentType[] = []): Need[] => [
  ...BUILT_IN_TYPES[type].checklist,
  ...[...new Set([type, ...related])].map((label) => {
    return { kind: "related_document" as const, required: false, satisfiesLabels: [label] };
  }),
];

/** About four bytes of UTF-8 a token: close for Latin scripts, an overestimate for most others. */
const countTokens = ({ bytes }: Candidate) => OVERHEAD + Math.ceil(bytes / 4);

/** Sorts goals by priority, approved documents before others, then by age. */
const compare = (a: Candidate, b: Candidate) =>
  (b.priority ?? -1) - (a.priority ?? -1) ||
  Number(b.isApproved) - Number(a.isApproved) ||
  compareAge(a, b);

type Labeled = { type: SourceType; label?: string };

const fills = ({ type, label }: Labeled, { kind, satisfiesLabels }: Need) =>
  type === "upload" ? kind === "upload" : label !== undefined && satisfiesLabels.includes(label);

const fillsAny = (piece: Labeled, needs: readonly Need[]) =>
  needs.some((need) => fills(piece, need));

/** Makes a test of whether the headings of a document have something for a section: its own heading, or a kind that it takes. */
export function createFeeding(outline: Outline) {
  const names = new Set(outline.flatMap(listStripped));
  const kinds = new Set(outline.flatMap(listKinds));
  return (headings: string) =>
    splitParts(parseBlocks(headings)).some(
      (part) => names.has(part.name) || [...part.kinds.keys()].some((kind) => kinds.has(kind)),
    );
}

/**
 * Selects evidence within a call's budget: pieces of each slot in turn, so that no label crowds out
 * the others, then documents of other types that have something for a section of `outline`.
 */
export function selectEvidence<Each extends Candidate>(
  candidates: readonly Each[],
  checklist: readonly Need[],
  outline: Outline = [],
  budget = BUDGET,
): Each[] {
  const sorted = [...candidates].sort(compare);
  const needs = [...checklist].sort((a, b) => Number(b.required) - Number(a.required));
  const others = sorted.filter((c) => c.type !== "initiative" && !fillsAny(c, needs));
  const queues = [
    sorted.filter(({ type }) => type === "initiative"),
    ...needs.map((need) => sorted.filter((candidate) => fills(candidate, need))),
    others.filter(({ type }) => type !== "document"),
  ];
  const chosen = new Set<Each>();
  let left = budget;
  const take = (candidate: Each | undefined) => {
    if (!candidate || chosen.has(candidate) || countTokens(candidate) > left) return;
    left -= countTokens(candidate);
    chosen.add(candidate);
  };
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn++)
    for (const queue of queues) take(queue[turn]);
  const feeds = createFeeding(outline);
  for (const other of others) if (other.type === "document" && feeds(other.headings)) take(other);
  return [...chosen];
}

/** Lists the evidence that a draft rests on: documents beyond its needs and confidential items count only if it cites them. */
export function listUsed(
  evidence: readonly Evidence[],
  type: DocumentType,
  cited: ReadonlyMap<string, number>,
) {
  const needs = listNeeds(type);
  return evidence.filter(
    (piece) =>
      cited.has(piece.ref) ||
      (piece.type === "document" ? fillsAny(piece, needs) : !isConfidential(piece)),
  );
}
