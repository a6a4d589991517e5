import { isHistoryTransaction } from "prosemirror-history";
import { type EditorState, Plugin, TextSelection, type Transaction } from "prosemirror-state";
import { liftTarget, Mapping } from "prosemirror-transform";
import { ALL_NOTES } from "@/lib/ai/grounding/draft-notes";
import { schema } from "@/lib/editor/schema";
import { isOfOthers } from "./rich-editing";

const { nodes } = schema;

/**
 * Makes a plain paragraph of text that replaces a draft's note about itself, like the one of a section without evidence. The
 * note's quotation and bold would make a person's sentence look like another note.
 */
export const replacedNote = new Plugin({
  appendTransaction: (transactions, before, { doc, tr }) =>
    transactions.some((each) => each.docChanged) && !transactions.some(isRepeated)
      ? unquote(transactions, before, doc, tr)
      : null,
});

/** Whether another person or the history made the change. */
const isRepeated = (transaction: Transaction) =>
  isOfOthers(transaction) || isHistoryTransaction(transaction);

function unquote(
  transactions: readonly Transaction[],
  { selection }: EditorState,
  doc: EditorState["doc"],
  tr: Transaction,
): Transaction | null {
  const { $from, $to } = selection;
  const isWhole =
    selection instanceof TextSelection &&
    $from.sameParent($to) &&
    $from.parentOffset === 0 &&
    $to.parentOffset === $to.parent.content.size;
  if (!isWhole || $from.depth < 2 || $from.node(-1).type !== nodes.blockquote) return null;
  if (!isNote($from.parent.textContent)) return null;
  const mapping = new Mapping(transactions.flatMap((each) => each.mapping.maps));
  const [from, to] = [mapping.map($from.pos, -1), mapping.map($to.pos, 1)];
  const [$start, $end] = [doc.resolve(from), doc.resolve(to)];
  const range = $start.blockRange($end, ({ type }) => type === nodes.blockquote);
  const depth = range && liftTarget(range);
  if (!range || depth === null || depth === undefined) return null;
  if (isNote($start.parent.textContent)) return null;
  for (const mark of $from.parent.firstChild?.marks ?? [])
    if (isAllMarked(doc, from, to, mark.type.name)) tr.removeMark(from, to, mark.type);
  return tr.lift(range, depth);
}

const isNote = (text: string) => ALL_NOTES.some((note) => text.startsWith(note));

/** Pasted text that is bold only in part keeps its bold. */
function isAllMarked(doc: EditorState["doc"], from: number, to: number, name: string): boolean {
  let isAll = true;
  doc.nodesBetween(from, to, (node) => {
    if (node.isInline && !node.marks.some(({ type }) => type.name === name)) isAll = false;
  });
  return isAll;
}
