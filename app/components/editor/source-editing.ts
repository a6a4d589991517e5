import { Annotation, ChangeSet, Transaction } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { keepLineEndings } from "@/app/shared/line-endings";
import { findChangedLines } from "@/lib/editor/changed-lines";
import { toLineFeeds } from "@/lib/text/line-ends";
import type { Editing } from "./editing";
import { markdownSource } from "./markdown-source";
import { refusePicture } from "./pasted-picture";

const BARS = { top: 16, bottom: 96 };

const WRITE_ADDRESS = "Write ![what it shows](its web address) instead.";

const OF_OTHERS = Annotation.define<true>();

type Page = { label: string; describedBy: string; onChange(): void; onSave(): void };

export class SourceEditing implements Editing {
  readonly view: EditorView;
  private since: ChangeSet;

  constructor(
    parent: HTMLElement,
    private base: string,
    { label, describedBy, onChange, onSave }: Page,
  ) {
    const save = () => {
      onSave();
      return true;
    };
    this.view = new EditorView({
      parent,
      doc: base,
      extensions: [
        keymap.of([
          { key: "Mod-s", run: save },
          { key: "Ctrl-s", run: save },
        ]),
        markdownSource,
        EditorView.domEventHandlers({
          paste: ({ clipboardData }) => refusePicture(clipboardData, WRITE_ADDRESS),
          drop: ({ dataTransfer }) => refusePicture(dataTransfer, WRITE_ADDRESS),
        }),
        EditorView.scrollMargins.of(() => BARS),
        EditorView.contentAttributes.of({ "aria-label": label, "aria-describedby": describedBy }),
        EditorView.updateListener.of(({ docChanged, changes, transactions }) => {
          if (!docChanged) return;
          this.since = this.since.compose(changes);
          if (transactions.some((one) => one.docChanged && !one.annotation(OF_OTHERS))) onChange();
        }),
      ],
    });
    this.since = ChangeSet.empty(this.view.state.doc.length);
  }

  readText(): Promise<string> {
    this.since = ChangeSet.empty(this.view.state.doc.length);
    return this.peekText();
  }

  async peekText(): Promise<string> {
    return keepLineEndings(this.base, this.view.state.doc.toString());
  }

  /** Returns false and does nothing if others' changes touch text that was typed meanwhile. */
  async noteStored(sent: string, now: string): Promise<boolean> {
    const before = toLineFeeds(sent);
    if (before.length !== this.since.length) return false;
    const changes = findChangedLines(before, toLineFeeds(now));
    if (changes.some(({ from, to }) => this.since.touchesRange(from, to))) return false;
    this.base = now;
    if (changes.length === 0) return true;
    // Undo must never revert others' changes.
    this.view.dispatch({
      changes: ChangeSet.of(changes, before.length).map(this.since),
      annotations: [Transaction.addToHistory.of(false), OF_OTHERS.of(true)],
    });
    return true;
  }

  /** Takes over the text and the focus of the field for early text. */
  takeOver(field: HTMLTextAreaElement) {
    if (document.activeElement === field) this.view.focus();
    const { length } = this.view.state.doc;
    const { value } = field;
    if (value === "") return;
    this.view.dispatch({
      changes: { from: 0, to: length, insert: value },
      selection: { anchor: value.length },
    });
  }
}
