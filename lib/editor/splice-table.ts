import type { Node } from "prosemirror-model";
import { match } from "./match-blocks";
import type { Placed } from "./open";
import { stringify } from "./remark";
import { tidyBlock } from "./tidy-block";
import { listChildren, nodeToRow } from "./to-mdast";
import { LINK_FORMS, readLinePrefix, type Writing } from "./write-fresh";

const CELL = /^(\|?)([ \t]*)(|.*?[^ \t])([ \t]*)(\|?)$/s;

/** Undefined unless both tables have the same columns. */
export function spliceTable(base: Placed, table: Node, writing: Writing): string | undefined {
  const { text, style } = writing;
  const [header, firstRow] = base.children;
  const rows = listChildren(table);
  if (!header || !rows[0] || describeColumns(base.node) !== describeColumns(table))
    return undefined;
  const found = match(
    base.children,
    rows,
    (a, b) => isSameRow(a.node, b),
    () => true,
  );
  const basesByIndex = new Map(found.map(({ old, now }) => [now, base.children[old]]));
  if (basesByIndex.get(0) !== header) return undefined;
  const gap = style.lineEnd + readLinePrefix(text, base.start);
  const dashes = firstRow
    ? text.slice(header.end, firstRow.start)
    : text.slice(header.end, base.end) + gap;
  const written = rows.map((row, index) => writeRow(row, basesByIndex.get(index), header, writing));
  const [head, ...body] = written;
  return body.length
    ? head + dashes + body.join(gap)
    : head + dashes.replace(/(?:\r\n|\r|\n)[^\r\n]*$/, "");
}

const describeColumns = (table: Node): string =>
  JSON.stringify(
    table.firstChild ? listChildren(table.firstChild).map(({ attrs }) => attrs.align) : [],
  );

const isSameRow = (a: Node, b: Node): boolean =>
  a.childCount === b.childCount &&
  listChildren(a).every((cell, index) => cell.content.eq(b.child(index).content));

function writeRow(row: Node, base: Placed | undefined, header: Placed, writing: Writing): string {
  if (base && isSameRow(base.node, row)) return writing.text.slice(base.start, base.end);
  const cells = writeCells(row, writing);
  const rest = listChildren(row).slice(base?.children.length ?? 0);
  if (base && rest.every(({ childCount }) => childCount === 0)) {
    const kept = base.children.map((cell, index) => {
      const source = writing.text.slice(cell.start, cell.end);
      const isSame = cell.node.content.eq(row.child(index).content);
      return isSame ? source : writeCell(source, cells[index] ?? "");
    });
    return writing.text.slice(base.start, base.children[0]?.start) + kept.join("");
  }
  const padded = cells.map((text, index) => {
    const place = header.children[index];
    const source = place ? writing.text.slice(place.start, place.end) : "";
    const [, , before = "", content = "", after = ""] = CELL.exec(source) ?? [];
    return text.padEnd(before.length + content.length + after.length - 2);
  });
  return `| ${padded.join(" | ")} |`;
}

function writeCell(source: string, text: string): string {
  const [, line = "", before = "", content = "", after = "", last = ""] = CELL.exec(source) ?? [];
  const wasEmpty = content === "";
  const lead = wasEmpty ? (line ? " " : "") : before;
  const least = wasEmpty || after ? 1 : 0;
  const inner = (lead + text + " ".repeat(least)).padEnd(
    before.length + content.length + after.length,
  );
  return line + inner + last;
}

const writeCells = (row: Node, { style, attempt }: Writing): string[] =>
  tidyBlock(nodeToRow(row))
    .flatMap(({ children }) => children)
    .map((cell) => stringify(cell, style, LINK_FORMS[attempt.keep]));
