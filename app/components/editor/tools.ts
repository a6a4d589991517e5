import {
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Superscript,
  Table,
  Undo2,
} from "lucide-react";
import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from "prosemirror-tables";
import { schema } from "@/lib/editor/schema";
import {
  alignColumns,
  findAround,
  hasMark,
  insertFootnote,
  insertRule,
  insertTable,
  isHeading,
  isTask,
  toggle,
  toggleCode,
  toggleHeading,
  toggleList,
  toggleQuote,
  toggleTask,
} from "./editor-commands";

export type Tool = {
  name: string;
  keys?: string;
  icon: LucideIcon;
  run: Command;
  isOn?(state: EditorState): boolean;
};

const { nodes, marks } = schema;

const headings: Tool[] = [Heading1, Heading2, Heading3].map((icon, index) => ({
  name: `Heading ${index + 1}`,
  keys: `Ctrl+Alt+${index + 1}`,
  icon,
  run: toggleHeading(index + 1),
  isOn: (state) => isHeading(state, index + 1),
}));

const inText: Tool[] = [
  { name: "Bold", keys: "Ctrl+B", icon: Bold, type: marks.strong },
  { name: "Italic", keys: "Ctrl+I", icon: Italic, type: marks.emphasis },
  { name: "Strikethrough", keys: "Ctrl+Shift+X", icon: Strikethrough, type: marks.delete },
  { name: "Code", keys: "Ctrl+E", icon: Code, type: marks.inlineCode },
].map(({ type, ...tool }) => ({
  ...tool,
  run: toggle(type),
  isOn: (state: EditorState) => hasMark(state, type),
}));

const lists: Tool[] = [
  {
    name: "Bullet list",
    icon: List,
    run: toggleList(nodes.bulletList),
    isOn: (state) => !!findAround(state, nodes.bulletList),
  },
  {
    name: "Numbered list",
    icon: ListOrdered,
    run: toggleList(nodes.orderedList),
    isOn: (state) => !!findAround(state, nodes.orderedList),
  },
  { name: "Task list", icon: ListChecks, run: toggleTask, isOn: isTask },
];

const blocks: Tool[] = [
  {
    name: "Quote",
    icon: Quote,
    run: toggleQuote,
    isOn: (state) => !!findAround(state, nodes.blockquote),
  },
  {
    name: "Code block",
    icon: SquareCode,
    run: toggleCode,
    isOn: ({ selection }) => selection.$from.parent.type === nodes.code,
  },
  { name: "Table", icon: Table, run: insertTable },
  { name: "Rule", icon: Minus, run: insertRule },
  { name: "Footnote", icon: Superscript, run: insertFootnote },
];

export const TOOLBAR: readonly (readonly Tool[])[] = [
  [
    { name: "Undo", keys: "Ctrl+Z", icon: Undo2, run: undo },
    { name: "Redo", keys: "Ctrl+Shift+Z", icon: Redo2, run: redo },
  ],
  inText,
  headings,
  lists,
  blocks,
];

export const SLASH: readonly Tool[] = [...headings, ...lists, ...blocks];

export const TABLE_TOOLS: readonly { name: string; run: Command }[] = [
  { name: "Add row", run: addRowAfter },
  { name: "Add column", run: addColumnAfter },
  { name: "Align left", run: alignColumns("left") },
  { name: "Align center", run: alignColumns("center") },
  { name: "Align right", run: alignColumns("right") },
  { name: "Delete row", run: deleteRow },
  { name: "Delete column", run: deleteColumn },
  { name: "Delete table", run: deleteTable },
];
