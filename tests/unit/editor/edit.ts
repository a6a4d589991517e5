import type { Node } from "prosemirror-model";
import { EditorState, type Transaction } from "prosemirror-state";
import { open } from "@/lib/editor/open";
import { save } from "@/lib/editor/save";

/** Finds the position of a text in a document. */
export function find(doc: Node, text: string): { from: number; to: number } {
  let from = -1;
  doc.descendants((node, at) => {
    const index = node.isText ? (node.text ?? "").indexOf(text) : -1;
    if (from < 0 && index >= 0) from = at + index;
    return from < 0;
  });
  if (from < 0) throw new Error(`No "${text}" in ${doc}`);
  return { from, to: from + text.length };
}

/** Edits a text in the editor's form. @returns the new text; undefined if it cannot be written */
export function edited(markdown: string, edit: (tr: Transaction) => unknown): string | undefined {
  const opened = open(markdown);
  const { tr } = EditorState.create({ doc: opened.doc });
  edit(tr);
  return save(opened, tr.doc)?.markdown;
}

/** Replaces the first `text` with `words`. */
export const replaced = (markdown: string, text: string, words: string) =>
  edited(markdown, (tr) => {
    const { from, to } = find(tr.doc, text);
    tr.insertText(words, from, to);
  });

/** Returns the changed lines, by number and as they are now. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.split(/(?<=\r\n|\n|\r(?!\n))/));
  if (!old || !now) return [];
  let head = 0;
  while (head < Math.min(old.length, now.length) && old[head] === now[head]) head++;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && old.at(-1 - tail) === now.at(-1 - tail)) tail++;
  return now.slice(head, now.length - tail);
}
