import { standardKeymap } from "@codemirror/commands";
import { type Extension, Prec } from "@codemirror/state";
import { EditorView as CodeMirror, Direction, keymap, type ViewUpdate } from "@codemirror/view";
import { exitCode } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { Node } from "prosemirror-model";
import { type Command, Selection, TextSelection } from "prosemirror-state";
import type { EditorView, NodeView } from "prosemirror-view";
import { schema } from "@/lib/editor/schema";
import { countEqualEnds } from "@/lib/lines/equal-ends.mjs";
import { endsAt } from "./leave-block";
import { highlightedMarkdown } from "./markdown-source";

/** A CodeMirror that exchanges changes and selections with ProseMirror, so that one undo history covers all. */
export class SourceBlock implements NodeView {
  readonly dom: HTMLElement;
  private readonly inner: CodeMirror;
  private isUpdating = false;

  constructor(
    private node: Node,
    private readonly outer: EditorView,
    private readonly getPos: () => number | undefined,
    save: Command,
  ) {
    this.inner = new CodeMirror({
      doc: node.textContent,
      extensions: [
        Prec.highest(this.buildKeymap(save)),
        keymap.of(standardKeymap),
        highlightedMarkdown,
        CodeMirror.contentAttributes.of({ "aria-label": LABELS[node.type.name] ?? "Markdown" }),
        CodeMirror.updateListener.of((update) => this.forward(update)),
      ],
    });
    this.dom = document.createElement("div");
    this.dom.className = "source-text";
    this.dom.dataset.verbatim = node.type.name;
    this.dom.append(this.inner.dom);
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false;
    this.node = node;
    if (this.isUpdating) return true;
    const [old, now] = [this.inner.state.doc.toString(), node.textContent];
    if (old === now) return true;
    const { before, after } = countEqualEnds(old, now, (a, b) => a === b);
    const insert = now.slice(before, now.length - after);
    this.runQuietly(() =>
      this.inner.dispatch({ changes: { from: before, to: old.length - after, insert } }),
    );
    return true;
  }

  setSelection(anchor: number, head: number) {
    this.inner.focus();
    this.runQuietly(() => this.inner.dispatch({ selection: { anchor, head } }));
  }

  selectNode() {
    this.inner.focus();
  }

  stopEvent(): boolean {
    return true;
  }

  destroy() {
    this.inner.destroy();
  }

  private runQuietly(work: () => void) {
    const before = this.isUpdating;
    this.isUpdating = true;
    work();
    this.isUpdating = before;
  }

  private forward({ docChanged, changes, state }: ViewUpdate) {
    const at = this.getPos();
    if (this.isUpdating || at === undefined || !(docChanged || this.inner.hasFocus)) return;
    const start = at + 1;
    const { tr, selection } = this.outer.state;
    let offset = start;
    changes.iterChanges((from, to, newFrom, newTo) => {
      const text = state.sliceDoc(newFrom, newTo);
      if (text) tr.replaceWith(offset + from, offset + to, schema.text(text));
      else tr.delete(offset + from, offset + to);
      offset += newTo - newFrom - (to - from);
    });
    const { anchor, head } = state.selection.main;
    const next = TextSelection.create(tr.doc, start + anchor, start + head);
    if (!docChanged && selection.eq(next)) return;
    this.runQuietly(() => this.outer.dispatch(tr.setSelection(next)));
  }

  private buildKeymap(save: Command): Extension {
    const run = (command: Command) => () =>
      command(this.outer.state, this.outer.dispatch, this.outer);
    return keymap.of([
      { key: "Mod-s", run: run(save) },
      { key: "ArrowUp", run: () => this.leave("line", -1) },
      { key: "ArrowLeft", run: () => this.leave("character", this.getStep("left")) },
      { key: "ArrowDown", run: () => this.leave("line", 1) },
      { key: "ArrowRight", run: () => this.leave("character", this.getStep("right")) },
      { key: "Backspace", run: () => this.remove() },
      { key: "Mod-Enter", run: () => this.exit() },
      { key: "Mod-z", run: run(undo) },
      { key: "Mod-Shift-z", run: run(redo) },
      { key: "Mod-y", run: run(redo) },
    ]);
  }

  private isInRowWith(place: number): boolean {
    const [own, other] = [this.inner.state.selection.main.head, place].map((at) =>
      this.inner.coordsAtPos(at),
    );
    return own?.top === other?.top;
  }

  private remove(): boolean {
    const at = this.getPos();
    if (at === undefined || this.inner.state.doc.length > 0) return false;
    const tr = this.outer.state.tr.delete(at, at + this.node.nodeSize);
    this.outer.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at), -1)).scrollIntoView());
    this.outer.focus();
    return true;
  }

  /** Makes a paragraph after the block. */
  private exit(): boolean {
    if (!exitCode(this.outer.state, this.outer.dispatch)) return false;
    this.outer.focus();
    return true;
  }

  private getStep(arrow: "left" | "right"): -1 | 1 {
    const isLeftToRight =
      this.inner.textDirectionAt(this.inner.state.selection.main.head) === Direction.LTR;
    return (arrow === "left") === isLeftToRight ? -1 : 1;
  }

  private leave(by: "line" | "character", step: -1 | 1): boolean {
    const { doc, selection } = this.inner.state;
    const { main } = selection;
    const at = this.getPos();
    if (!main.empty || at === undefined) return false;
    const edge = step < 0 ? 0 : doc.length;
    if (by === "character" ? main.head !== edge : !this.isInRowWith(edge)) return false;
    const target = step < 0 ? at : at + this.node.nodeSize;
    const { tr } = this.outer.state;
    if (by === "line" && step > 0 && endsAt(tr.doc, target)) return this.exit();
    const next = Selection.near(tr.doc.resolve(target), step);
    this.outer.dispatch(tr.setSelection(next).scrollIntoView());
    this.outer.focus();
    return true;
  }
}

const LABELS: Record<string, string> = { html: "HTML", source: "Markdown" };

export const enterByArrow =
  (towards: "left" | "right" | "up" | "down"): Command =>
  (state, dispatch, view) => {
    const { selection } = state;
    if (!(selection instanceof TextSelection) || !selection.empty || !view?.endOfTextblock(towards))
      return false;
    const { $head } = selection;
    const step = chooseStep(towards, view);
    const next = Selection.near(state.doc.resolve(step > 0 ? $head.after() : $head.before()), step);
    const { type } = next.$head.parent;
    if (type !== schema.nodes.html && type !== schema.nodes.source) return false;
    dispatch?.(state.tr.setSelection(next));
    return true;
  };

/** Considers that in right-to-left text the left arrow leads forward. */
function chooseStep(towards: "left" | "right" | "up" | "down", view: EditorView): -1 | 1 {
  const usual = towards === "up" || towards === "left" ? -1 : 1;
  if (towards === "up" || towards === "down") return usual;
  const [isAtStart, isAtEnd] = [view.endOfTextblock("backward"), view.endOfTextblock("forward")];
  if (isAtStart === isAtEnd) return usual;
  return isAtStart ? -1 : 1;
}
