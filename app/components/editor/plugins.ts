import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { dropCursor } from "prosemirror-dropcursor";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import { undoInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { addRowAfter, goToNextCell, tableEditing } from "prosemirror-tables";
import { schema } from "@/lib/editor/schema";
import {
  addNextItem,
  beginCode,
  findAround,
  insertBreak,
  tick,
  toggle,
  toggleHeading,
} from "./editor-commands";
import { highlightedCode } from "./highlighted-code";
import { markdownRules } from "./input-rules";
import { leaveCodeByEnter, leaveCodeDown, leaveFootnoteByEnter } from "./leave-block";
import { goToNextRow } from "./next-row";
import { replacedNote } from "./replaced-note";
import { enterByArrow } from "./source-block";
import { alignColumns, fillRows } from "./table-shape";
import { linkOnEnter } from "./typed-link";

const { nodes, marks } = schema;

const buildKeymaps = (more: Record<string, Command>): Plugin[] => [
  keymap(more),
  keymap({
    "Mod-b": toggle(marks.strong),
    "Mod-i": toggle(marks.emphasis),
    "Mod-e": toggle(marks.inlineCode),
    "Mod-Shift-x": toggle(marks.delete),
    "Mod-Alt-1": toggleHeading(1),
    "Mod-Alt-2": toggleHeading(2),
    "Mod-Alt-3": toggleHeading(3),
    "Mod-Enter": chainCommands(tick, exitCode),
    "Shift-Enter": chainCommands(exitCode, insertBreak),
    Enter: chainCommands(
      goToNextRow,
      beginCode,
      leaveCodeByEnter,
      leaveFootnoteByEnter,
      addNextItem,
    ),
    Tab: chainCommands(goToNextCell(1), addRowAndGo, sinkListItem(nodes.listItem)),
    "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(nodes.listItem)),
    Backspace: undoInputRule,
    "Mod-z": undo,
    "Shift-Mod-z": redo,
    "Mod-y": redo,
    ArrowLeft: enterByArrow("left"),
    ArrowRight: enterByArrow("right"),
    ArrowUp: enterByArrow("up"),
    ArrowDown: chainCommands(leaveCodeDown, enterByArrow("down")),
  }),
  keymap(baseKeymap),
];

function addRowAndGo(...[state, dispatch, view]: Parameters<Command>): boolean {
  if (!findAround(state, nodes.table) || !view) return false;
  return addRowAfter(state, dispatch) && goToNextCell(1)(view.state, view.dispatch);
}

/** `more` are keys of the page, which come first. */
export const createPlugins = (more: Record<string, Command>): Plugin[] => [
  markdownRules,
  linkOnEnter,
  ...buildKeymaps(more),
  history(),
  dropCursor(),
  gapCursor(),
  highlightedCode,
  fillRows,
  alignColumns,
  replacedNote,
  tableEditing(),
];
