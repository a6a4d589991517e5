import { Slice } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { schema } from "@/lib/editor/schema";
import type { Conversion } from "./conversion";
import { findAround } from "./editor-commands";
import { readPlainLists } from "./read-plain-lists";

const MARKDOWN = /^ {0,3}(?:#{1,6} |[-*+] \S|\d{1,9}[.)] \S|> |\|.*\|\s*$|```|~~~)/m;

/** False for rich text, which has its own form, and in code, which takes text literally. */
export function pasteMarkdown(
  view: Pick<EditorView, "state" | "isDestroyed" | "dispatch">,
  { clipboardData }: { clipboardData: Pick<DataTransfer, "getData" | "types"> | null },
  conversion: Pick<Conversion, "read">,
): boolean {
  const text = clipboardData?.getData("text/plain") ?? "";
  const hasForm = clipboardData?.types.includes("text/html");
  if (hasForm || view.state.selection.$from.parent.type.spec.code) return false;
  const isMarkdown = MARKDOWN.test(text);
  const isInTable = findAround(view.state, schema.nodes.table) !== undefined;
  const formed = isInTable ? undefined : readPlainLists(text, isMarkdown);
  if (!isMarkdown && formed === undefined) return false;
  const reading = conversion.read(formed ?? text).catch(() => undefined);
  void reading.then((json) => {
    if (view.isDestroyed) return;
    const { tr } = view.state;
    const pasted = json === undefined ? tr.insertText(text) : tr.replaceSelection(toSlice(json));
    view.dispatch(pasted.scrollIntoView().setMeta("paste", true).setMeta("uiEvent", "paste"));
  });
  return true;
}

/** Paragraphs at the ends are open, so that they join the text around the caret. */
function toSlice(json: unknown): Slice {
  const { content } = schema.nodeFromJSON(json);
  const isOpen = (node: typeof content.firstChild) => Number(node?.type === schema.nodes.paragraph);
  return new Slice(content, isOpen(content.firstChild), isOpen(content.lastChild));
}
