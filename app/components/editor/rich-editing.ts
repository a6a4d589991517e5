import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import { Mapping } from "prosemirror-transform";
import type { EditorView } from "prosemirror-view";
import { findReplacementsByOthers } from "@/lib/editor/merge-steps";
import { schema } from "@/lib/editor/schema";
import type { Conversion } from "./conversion";
import type { Editing } from "./editing";

const OF_OTHERS = "ofOthers";

/** True for a change that came from elsewhere and is already stored. */
export const isOfOthers = (transaction: Transaction): boolean =>
  transaction.getMeta(OF_OTHERS) === true;

export class RichEditing implements Editing {
  private written: Node;
  private since = new Mapping();

  constructor(
    private readonly view: EditorView,
    private readonly conversion: Conversion,
  ) {
    this.written = view.state.doc;
  }

  noteChange(mapping: Mapping) {
    this.since.appendMapping(mapping);
  }

  readText(): Promise<string | undefined> {
    this.written = this.view.state.doc;
    this.since = new Mapping();
    return this.conversion.write(this.written.toJSON());
  }

  peekText(): Promise<string | undefined> {
    return this.conversion.write(this.view.state.doc.toJSON());
  }

  /** Returns false and does nothing if others' changes touch text that was typed meanwhile. */
  async noteStored(sent: string, now: string): Promise<boolean> {
    if (now === sent) {
      await this.conversion.settle(now);
      return true;
    }
    const read = await this.conversion.read(sent);
    const merged = await this.conversion.open(now);
    if (read === undefined || merged === undefined) return false;
    const { tr } = this.view.state;
    const [before, after] = [schema.nodeFromJSON(read), schema.nodeFromJSON(merged)];
    for (const { from, to, slice } of findReplacementsByOthers(this.written, before, after)) {
      const [start, end] = [this.since.mapResult(from, 1), this.since.mapResult(to, -1)];
      const isTouched = end.pos - start.pos !== to - from;
      if (isTouched) return false;
      tr.replace(start.pos, end.pos, slice);
    }
    // Undo must never revert others' changes.
    this.view.dispatch(tr.setMeta("addToHistory", false).setMeta(OF_OTHERS, true));
    return true;
  }
}
