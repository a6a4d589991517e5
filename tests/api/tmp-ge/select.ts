import type { Evidence, Piece } from "@/lib/ai/evidence";
import type { Slot } from "@/lib/coverage/slots";

/** How much of the workspace goes into one call, in tokens. */
const BUDGET = 24_000;
/** What the fence around a piece and its attributes cost. */
const OVERHEAD = 60;

/** About four bytes of UTF-8 a token: near enough for Latin, on the safe side for most other scripts. */
const tokensOf = ({ title, text }: Piece) =>
  OVERHEAD + Math.ceil((Buffer.byteLength(title) + Buffer.byteLength(text)) / 4);

const priority = (piece: Piece) => (piece.type === "goal" ? (piece.goal.priority ?? -1) : 0);

/** Goals by priority, then whatever is newest. */
const order = (a: Piece, b: Piece) =>
  priority(b) - priority(a) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : -1);

function fills(piece: Piece, slot: Slot): boolean {
  switch (slot.kind) {
    case "context_label":
      return piece.type === "context_item" && slot.satisfiesLabels.includes(piece.label);
    case "goal":
      return piece.type === "goal" && slot.satisfiesLabels.includes(piece.label);
    case "related_document":
      return piece.type === "document" && slot.satisfiesLabels.includes(piece.label);
    case "upload":
      return piece.type === "upload";
  }
}

/**
 * What goes into a call, under its budget: the initiative, then in turns the next piece of each slot
 * (required ones first) and the next one that fills none, so that no label crowds out the others.
 * Documents that fill no slot stay out.
 */
export function selectEvidence(
  pieces: readonly Piece[],
  checklist: readonly Slot[],
  budget = BUDGET,
): Evidence[] {
  const sorted = [...pieces].sort(order);
  const slots = [...checklist].sort((a, b) => Number(b.required) - Number(a.required));
  const fillsNone = (piece: Piece) => !slots.some((slot) => fills(piece, slot));
  const queues = [
    sorted.filter(({ type }) => type === "initiative"),
    ...slots.map((slot) => sorted.filter((piece) => fills(piece, slot))),
    sorted.filter((p) => p.type !== "initiative" && p.type !== "document" && fillsNone(p)),
  ];
  const chosen = new Set<Piece>();
  let left = budget;
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn++) {
    for (const queue of queues) {
      const piece = queue[turn];
      if (!piece || chosen.has(piece) || tokensOf(piece) > left) continue;
      left -= tokensOf(piece);
      chosen.add(piece);
    }
  }
  return [...chosen].map((piece, index) => ({ ...piece, ref: `E${index + 1}` }));
}
