import { exitCode } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { type Command, Selection, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { schema } from "@/lib/editor/schema";

const { nodes } = schema;

/** Whether the caret can go to nothing after this position. */
export const endsAt = (doc: Node, at: number): boolean =>
  Selection.findFrom(doc.resolve(at), 1) === null;

/** In the last row of a block of code that ends the document: makes a paragraph after it. */
export const leaveCodeDown: Command = (state, dispatch, view) => {
  const { $head, empty } = state.selection;
  if (!empty || !$head.parent.type.spec.code || !endsAt(state.doc, $head.after())) return false;
  return view?.endOfTextblock("down") === true && exitCode(state, dispatch);
};

/** Enter after two empty lines at the end of a block of code: they go, and a paragraph follows the block. */
export const leaveCodeByEnter: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  const { type, content, textContent } = $head.parent;
  const isAtEnd = empty && $head.parentOffset === content.size && textContent.endsWith("\n\n");
  if (type !== nodes.code || !isAtEnd) return false;
  const tr = state.tr.delete($head.pos - 2, $head.pos);
  dispatch?.(addParagraph(tr, tr.mapping.map($head.after())));
  return true;
};

/** Enter at the end of a footnote: a paragraph follows it, since footnotes end most documents and seldom have two paragraphs. */
export const leaveFootnoteByEnter: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  const { type, content } = $head.parent;
  const isAtEnd = empty && content.size > 0 && $head.parentOffset === content.size;
  if (type !== nodes.paragraph || !isAtEnd) return false;
  const isLast =
    $head.node(-1).type === nodes.footnoteDefinition && $head.after() === $head.end(-1);
  if (!isLast) return false;
  dispatch?.(addParagraph(state.tr, $head.after(-1)));
  return true;
};

type View = Pick<EditorView, "state" | "nodeDOM" | "dispatch" | "focus">;
type Click = Pick<MouseEvent, "clientY" | "shiftKey">;

/** Adds a paragraph if a click is below a block of code that ends the document, where the caret has no other place. */
export function leaveCodeByClick(view: View, { clientY, shiftKey }: Click): boolean {
  const { doc, tr } = view.state;
  const { $head } = Selection.atEnd(doc);
  if (shiftKey || !$head.parent.type.spec.code || !endsAt(doc, $head.after())) return false;
  const shown = view.nodeDOM($head.before());
  if (!(shown instanceof HTMLElement) || clientY <= shown.getBoundingClientRect().bottom)
    return false;
  view.dispatch(addParagraph(tr, $head.after()));
  view.focus();
  return true;
}

function addParagraph(tr: Transaction, at: number): Transaction {
  tr.insert(at, nodes.paragraph.create());
  return tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView();
}
