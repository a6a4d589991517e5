import { history, undo } from "prosemirror-history";
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { replacedNote } from "@/app/components/editor/replaced-note";
import { DRAFT_NOTES } from "@/lib/ai/grounding/draft-notes";
import { open } from "@/lib/editor/open";
import { save } from "@/lib/editor/save";
import { find } from "@/tests/unit/editor/edit";

const NOTE = `> **${DRAFT_NOTES.en.nothingFound}** Say who pays. Write it here.`;
const BEFORE = `## Costs\n\n${NOTE}\n\n## Next\n`;

function select(markdown: string, text: string) {
  const opened = open(markdown);
  const plain = EditorState.create({ doc: opened.doc, plugins: [history(), replacedNote] });
  const $at = opened.doc.resolve(find(opened.doc, text).from);
  const whole = TextSelection.create(opened.doc, $at.start(), $at.end());
  const state = plain.apply(plain.tr.setSelection(whole));
  return { state, write: ({ doc }: EditorState) => save(opened, doc)?.markdown };
}

test("replaced note: a sentence over a section's note is plain text, and one undo brings the note back", () => {
  const { state, write } = select(BEFORE, "No evidence");
  let now = state.apply(state.tr.insertText("We pay."));
  expect(write(now)).toBe("## Costs\n\nWe pay.\n\n## Next\n");
  undo(now, (tr) => {
    now = now.apply(tr);
  });
  expect(write(now)).toBe(BEFORE);
});

test("replaced note: text after deleting the note is plain text", () => {
  const { state, write } = select(BEFORE, "No evidence");
  const emptied = state.apply(state.tr.deleteSelection());
  expect(emptied.doc.child(1).type.name).toBe("paragraph");
  const typed = emptied.apply(emptied.tr.insertText("We pay."));
  expect(write(typed)).toBe("## Costs\n\nWe pay.\n\n## Next\n");
});

test("replaced note: a person's own quotation keeps its form", () => {
  const { state, write } = select("> **Said loud**\n", "Said");
  expect(write(state.apply(state.tr.insertText("Said so")))).toBe("> **Said so**\n");
});

test("replaced note: a change of a part of the note keeps its form", () => {
  const { state, write } = select(BEFORE, "No evidence");
  const { from, to } = find(state.doc, "who");
  const part = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  expect(write(part.apply(part.tr.insertText("which")))).toBe(BEFORE.replace("who", "which"));
});

test.each(Object.values(DRAFT_NOTES))(
  "replaced note: one in another language is one too ($check)",
  (notes) => {
    const before = `## X\n\n> **${notes.nothingFound}** Y.\n`;
    const { state, write } = select(before, notes.nothingFound.slice(0, 8));
    expect(write(state.apply(state.tr.insertText("12.")))).not.toContain(">");
  },
);
