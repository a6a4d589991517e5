import { type Command, TextSelection } from "prosemirror-state";
import { addRowAfter, selectionCell, TableMap } from "prosemirror-tables";
import { schema } from "@/lib/editor/schema";
import { findAround } from "./editor-commands";

/** Enter in a cell, which holds one line in Markdown, moves the caret into the cell below; after the last row it adds one. */
export const goToNextRow: Command = (state, dispatch) => {
  if (findAround(state, schema.nodes.table) === undefined) return false;
  if (!dispatch) return true;
  const $cell = selectionCell(state);
  const table = $cell.node(-1);
  const start = $cell.start(-1);
  const { left, bottom } = TableMap.get(table).findCell($cell.pos - start);
  let { tr } = state;
  if (bottom === table.childCount) {
    addRowAfter(state, (added) => {
      tr = added;
    });
  }
  const grown = tr.doc.nodeAt(start - 1);
  if (!grown) return false;
  const below = start + TableMap.get(grown).positionAt(bottom, left, grown);
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(below + 1))).scrollIntoView());
  return true;
};
