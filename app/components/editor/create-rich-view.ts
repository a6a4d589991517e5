import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { schema } from "@/lib/editor/schema";
import { alignCells } from "./align-cells";
import type { Conversion } from "./conversion";
import { leaveCodeByClick } from "./leave-block";
import { nestWordLists } from "./nest-word-lists";
import { ImageView, TaskItem } from "./node-views";
import { pasteLink } from "./paste-link";
import { pasteMarkdown } from "./paste-markdown";
import { refusePicture } from "./pasted-picture";
import { createPlugins } from "./plugins";
import { raiseDigits } from "./raise-digits";
import { readTaskBoxes } from "./read-task-boxes";
import { isOfOthers, RichEditing } from "./rich-editing";
import { SourceBlock } from "./source-block";
import { createUndoGroups } from "./undo-groups";

type Parts = {
  parent: HTMLElement;
  /** The document in the editor's form. */
  json: unknown;
  imageHosts: readonly string[];
  conversion: Conversion;
  onSave(): void;
  onLink(): void;
  /** Returns whether it handled the key. */
  onKey(view: EditorView, event: KeyboardEvent): boolean;
  onState(state: EditorState): void;
  /** Called for this person's changes, not for those that arrive from others. */
  onChange(): void;
};

export function createRichView({ parent, json, imageHosts, conversion, ...on }: Parts) {
  const save: Command = () => {
    on.onSave();
    return true;
  };
  const keys: Record<string, Command> = {
    "Mod-s": save,
    "Mod-k": () => {
      on.onLink();
      return true;
    },
  };
  const groupForUndo = createUndoGroups();
  const view = new EditorView(parent, {
    state: EditorState.create({ doc: schema.nodeFromJSON(json), plugins: createPlugins(keys) }),
    nodeViews: {
      listItem: (node, of, getPos) => new TaskItem(node, of, getPos),
      image: (node) => new ImageView(node, imageHosts),
      html: (node, of, getPos) => new SourceBlock(node, of, getPos, save),
      source: (node, of, getPos) => new SourceBlock(node, of, getPos, save),
    },
    handleClick: (of, _, event) => leaveCodeByClick(of, event),
    handleKeyDown: (of, event) => on.onKey(of, event),
    handlePaste: (of, event) =>
      refusePicture(event.clipboardData, USE_BUTTON) ||
      pasteLink(event.clipboardData?.getData("text/plain") ?? "")(of.state, of.dispatch) ||
      pasteMarkdown(of, event, conversion),
    transformPastedHTML: (html) => raiseDigits(alignCells(readTaskBoxes(nestWordLists(html)))),
    handleDrop: (_, { dataTransfer }) => refusePicture(dataTransfer, USE_BUTTON),
    handleDOMEvents: { keydown: readBeforeShortcut, keyup: keepCaretInSight },
    ...BARS,
    attributes: ATTRIBUTES,
    dispatchTransaction(transaction) {
      groupForUndo(transaction);
      const { state, transactions } = view.state.applyTransaction(transaction);
      view.updateState(state);
      on.onState(state);
      const changes = transactions.filter(({ docChanged }) => docChanged);
      for (const { mapping } of changes) editing.noteChange(mapping);
      if (changes.length > 0 && !isOfOthers(transaction)) on.onChange();
    },
  });
  const editing = new RichEditing(view, conversion);
  return { view, editing };
}

const USE_BUTTON = "Use the Image button to give a picture’s web address.";

const BELOW = 96;
const COVERED = {
  /** On a phone, the toolbar has several rows and is below the page's header. In a low window it scrolls away. A line stays free above the keyboard. */
  get top() {
    const toolbar = document.querySelector("[role=toolbar]");
    const height = visualViewport?.height ?? innerHeight;
    const bottom = Math.max(toolbar?.getBoundingClientRect().bottom ?? 0, 0);
    return Math.min(bottom + 16, height - BELOW - 40);
  },
  bottom: BELOW,
  left: 0,
  right: 0,
};
const BARS = { scrollThreshold: COVERED, scrollMargin: COVERED };

/** Reads the selection early: the browser reports it only after its next tasks, and a key may come
 * before that. */
const readSelection = () => document.dispatchEvent(new Event("selectionchange"));

/** A shortcut acts on the selection. */
function readBeforeShortcut(_: EditorView, { ctrlKey, metaKey }: KeyboardEvent) {
  if (ctrlKey || metaKey) readSelection();
}

/** Scrolls the caret out from under the bars, which the browser does not take into account. */
function keepCaretInSight(view: EditorView, { key }: KeyboardEvent) {
  if (!/^(?:Arrow|Page|Home|End)/.test(key)) return;
  readSelection();
  view.dispatch(view.state.tr.scrollIntoView());
}

export const ATTRIBUTES = {
  role: "textbox",
  "aria-multiline": "true",
  "aria-label": "Document text",
  "aria-placeholder": "Write here. Type / for headings, lists and tables, or paste Markdown.",
  class: "markdown rich-text",
  dir: "auto",
};
