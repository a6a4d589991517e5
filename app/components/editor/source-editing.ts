import { Annotation, ChangeSet, Transaction } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { keepLineEndings } from "@/app/lib/line-endings";
import { changedLines } from "@/lib/editor/changed-lines";
import type { Editing } from "./editing";
import { markdownSource } from "./markdown-source";

/** In px: what the bar below the text covers. */
const BARS = { top: 16, bottom: 96 };

const OF_OTHERS = Annotation.define<true>();

type Page = { label: string; describedBy: string; onChange(): void; onSave(): void };

/** A text as the editor has it: every line ends with a line feed. */
const inEditor = (text: string) => text.replace(/\r\n?/g, "\n");

/** A text edited as Markdown, and what others changed brought into it under the hands of who writes. */
export class SourceEditing implements Editing {
  readonly view: EditorView;
  /** What the document was changed by since its text was last asked for. */
  private since: ChangeSet;

  constructor(
    parent: HTMLElement,
    /** Lines that were not touched keep the ends that they have here. */
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

  async text(): Promise<string> {
    const { doc } = this.view.state;
    this.since = ChangeSet.empty(doc.length);
    return keepLineEndings(this.base, doc.toString());
  }

  /** False when what others changed stands where something was typed meanwhile: nothing is done then. */
  async stored(sent: string, now: string): Promise<boolean> {
    const before = inEditor(sent);
    if (before.length !== this.since.length) return false;
    const changes = changedLines(before, inEditor(now));
    if (changes.some(({ from, to }) => this.since.touchesRange(from, to))) return false;
    this.base = now;
    if (changes.length === 0) return true;
    // Undo takes back what was written here, never what others wrote.
    this.view.dispatch({
      changes: ChangeSet.of(changes, before.length).map(this.since),
      annotations: [Transaction.addToHistory.of(false), OF_OTHERS.of(true)],
    });
    return true;
  }
}
