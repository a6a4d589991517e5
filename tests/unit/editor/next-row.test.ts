import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { expect, test } from "vitest";
import { goToNextRow } from "@/app/components/editor/next-row";
import { open } from "@/lib/editor/open";
import { save } from "@/lib/editor/save";
import { find } from "./edit";

/** Presses Enter in the cell `place`, then types "x". @returns the text afterwards */
function enter(markdown: string, place: string): string | undefined {
  const opened = open(markdown);
  const selection = TextSelection.create(opened.doc, find(opened.doc, place).from);
  let state = EditorState.create({ doc: opened.doc, selection });
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr);
  };
  if (!goToNextRow(state, dispatch)) return undefined;
  dispatch(state.tr.insertText("x"));
  return save(opened, state.doc)?.markdown;
}

const TABLE = "| a | b |\n| - | - |\n| c | d |\n";

test("next row: Enter in a cell goes to the cell below", () => {
  expect(enter(TABLE, "b")).toBe("| a | b |\n| - | - |\n| c | xd |\n");
});

test("next row: after the last row, Enter adds one", () => {
  expect(enter(TABLE, "d")).toMatch(/^\| a \| b \|\n\| - \| - \|\n\| c \| d \|\n\|\s+\| x\s*\|\n$/);
});

test("next row: outside a table, Enter is left to others", () => {
  expect(enter("a\n", "a")).toBeUndefined();
});
