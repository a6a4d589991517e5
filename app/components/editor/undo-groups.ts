import { closeHistory } from "prosemirror-history";
import type { Transaction } from "prosemirror-state";
import { ReplaceStep } from "prosemirror-transform";
import { markdownRules } from "./input-rules";

type Kind = "typing" | "deletion" | "other";

/**
 * Returns a function that must see each transaction before it is applied. It begins a new group for Undo with each new kind of
 * action. The history itself only waits for pauses, so that Undo would take back whole paragraphs of a fast writer.
 */
export function createUndoGroups() {
  let last: Kind = "other";
  return (transaction: Transaction) => {
    if (!transaction.docChanged || transaction.getMeta("addToHistory") === false) return;
    if (transaction.getMeta("appendedTransaction") !== undefined) return;
    const kind = findKind(transaction);
    const isNew = kind === "other" || kind !== last || replacesText(transaction);
    last = kind;
    if (isNew) closeHistory(transaction);
  };
}

const isComposition = (transaction: Transaction) =>
  transaction.getMeta("composition") !== undefined;

function findKind(transaction: Transaction): Kind {
  if (isComposition(transaction)) return "typing";
  const isByRule = transaction.getMeta(markdownRules) !== undefined;
  if (isByRule || transaction.getMeta("uiEvent") !== undefined) return "other";
  const slices = transaction.steps.map((step) => (step instanceof ReplaceStep ? step.slice : null));
  if (slices.every((slice) => slice?.size === 0)) return "deletion";
  const isText = slices.every(
    (slice) => slice?.size && slice.content.content.every((node) => node.isText),
  );
  return isText ? "typing" : "other";
}

/** True for words typed over a selection, and for corrections by the browser. A composition replaces its own text. */
const replacesText = (transaction: Transaction) =>
  !isComposition(transaction) &&
  transaction.steps.some(
    (step) => step instanceof ReplaceStep && step.slice.size > 0 && step.to > step.from,
  );
