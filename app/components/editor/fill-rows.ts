import { Plugin } from "prosemirror-state";
import { schema } from "@/lib/editor/schema";

const { nodes } = schema;

/**
 * Gives the shorter rows of a table empty cells at their ends, as after a paste of rows with more cells than the header. It has to come
 * before `tableEditing`, which puts the missing cells of a header first, so that its names would stand over the wrong columns.
 */
export const fillRows = new Plugin({
  appendTransaction(transactions, _, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((table, at) => {
      if (table.type !== nodes.table) return !table.isTextblock;
      const columns = Math.max(...table.children.map(({ childCount }) => childCount));
      table.forEach((row, rowAt, index) => {
        const type = index === 0 ? nodes.tableHeader : nodes.tableCell;
        const cells = Array.from({ length: columns - row.childCount }, () => type.create());
        if (cells.length > 0) tr.insert(tr.mapping.map(at + 1 + rowAt + row.nodeSize - 1), cells);
      });
      return false;
    });
    return tr.docChanged ? tr : null;
  },
});
