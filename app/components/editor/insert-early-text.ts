import { Selection, TextSelection, type Transaction } from "prosemirror-state";
import { schema } from "@/lib/editor/schema";
import type { Conversion } from "./conversion";

type Early = { text: string; json: unknown };

/** Converts the text of a field, again until nobody typed meanwhile. */
export async function convertEarlyText(
  field: Pick<HTMLTextAreaElement, "value">,
  conversion: Pick<Conversion, "read">,
): Promise<Early> {
  const text = field.value;
  const json = text === "" ? undefined : await conversion.read(text).catch(() => undefined);
  return field.value === text ? { text, json } : convertEarlyText(field, conversion);
}

/** Replaces an empty document by the text. The caret is at the end, where people continue to type. */
export function insertEarlyText(tr: Transaction, { text, json }: Early): Transaction {
  if (json === undefined) tr.insertText(text);
  else tr.replaceWith(0, tr.doc.content.size, schema.nodeFromJSON(json).content);
  tr.setSelection(Selection.atEnd(tr.doc));
  const isInCode = tr.selection.$from.parent.type === schema.nodes.code && hasOpenFence(text);
  const isOnNewLine = /\n[^\S\n]*$/.test(text);
  if (isInCode) return isOnNewLine ? tr.insertText("\n") : tr;
  // A rule has no place for a caret, and a key would replace it.
  const hasCaret = tr.selection instanceof TextSelection;
  if (isOnNewLine || !hasCaret) return addParagraph(tr);
  return keepSpace(tr, text);
}

const hasOpenFence = (text: string) => (text.match(/^ {0,3}(?:```|~~~)/gm) ?? []).length % 2 === 1;

function addParagraph(tr: Transaction): Transaction {
  tr.insert(tr.doc.content.size, schema.node("paragraph"));
  return tr.setSelection(Selection.atEnd(tr.doc));
}

/** Keeps the space before the next word, which Markdown drops at the end of a paragraph. */
function keepSpace(tr: Transaction, text: string): Transaction {
  const { textContent } = tr.selection.$from.parent;
  return /\S $/.test(text) && /\S$/.test(textContent) ? tr.insertText(" ") : tr;
}
