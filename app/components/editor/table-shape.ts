import type { Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";
import { schema } from "@/lib/editor/schema";

const { nodes } = schema;

/** `inside` is the place in which the table begins. */
type Repair = (tr: Transaction, table: Node, inside: number) => void;

const repairTables = (repair: Repair) =>
  new Plugin({
    appendTransaction(transactions, _, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      doc.descendants((table, at) => {
        if (table.type !== nodes.table) return !table.isTextblock;
        repair(tr, table, at + 1);
        return false;
      });
      return tr.docChanged ? tr : null;
    },
  });

const getCellType = (row: number) => (row === 0 ? nodes.tableHeader : nodes.tableCell);

/**
 * Gives the shorter rows of a table empty cells at their ends, as after a paste of rows with more cells than the header. It has to come
 * before `tableEditing`, which puts the missing cells of a header first, so that its names would stand over the wrong columns.
 */
export const fillRows = repairTables((tr, table, inside) => {
  const columns = Math.max(...table.children.map(({ childCount }) => childCount));
  table.forEach((row, rowAt, index) => {
    const missing = columns - row.childCount;
    const cells = Array.from({ length: missing }, () => getCellType(index).create());
    if (cells.length > 0) tr.insert(tr.mapping.map(inside + rowAt + row.nodeSize - 1), cells);
  });
});

/** Keeps the first row a header row, and aligns each cell like the header of its column. */
export const alignColumns = repairTables((tr, table, inside) => {
  table.forEach((row, rowAt, index) => {
    row.forEach((cell, cellAt, column) => {
      const type = getCellType(index);
      const align = table.firstChild?.maybeChild(column)?.attrs.align ?? null;
      if (cell.type === type && cell.attrs.align === align) return;
      tr.setNodeMarkup(inside + rowAt + 1 + cellAt, type, { ...cell.attrs, align });
    });
  });
});
