import { Slice } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { schema } from "@/lib/editor/schema";
import type { Conversion } from "./conversion";

/** Lines that nobody writes but for what they mean in Markdown: headings, lists, quotes, tables, fences. */
const MARKDOWN = /^ {0,3}(?:#{1,6} |[-*+] \S|\d{1,9}[.)] \S|> |\|.*\|\s*$|```|~~~)/m;

/**
 * Takes a paste of plain text that is written in Markdown, and puts in what it means. What comes from a page or
 * another editor brings its own form, and goes the usual way; so does what is pasted into code.
 */
export function pasteMarkdown(
  view: EditorView,
  { clipboardData }: ClipboardEvent,
  conversion: Pick<Conversion, "read">,
): boolean {
  const text = clipboardData?.getData("text/plain") ?? "";
  const hasForm = clipboardData?.types.includes("text/html");
  const { $from } = view.state.selection;
  if (hasForm || $from.parent.type.spec.code || !MARKDOWN.test(text)) return false;
  void conversion.read(text).then((json) => {
    if (view.isDestroyed) return;
    const { tr } = view.state;
    const pasted = json === undefined ? tr.insertText(text) : tr.replaceSelection(sliceOf(json));
    view.dispatch(pasted.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
  });
  return true;
}

/** What is pasted, open at both ends where that is a paragraph: its words go on where the caret stands. */
function sliceOf(json: unknown): Slice {
  const { content } = schema.nodeFromJSON(json);
  const isOpen = (node: typeof content.firstChild) => Number(node?.type === schema.nodes.paragraph);
  return new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild));
}
