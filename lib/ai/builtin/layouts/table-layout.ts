import { escapeInline } from "@/lib/ai/builtin/escape";
import { excerptOf } from "@/lib/ai/builtin/excerpt";
import type { Evidence } from "@/lib/ai/evidence";
import { asSentence, bullet, titled } from "./bullets";
import { refer } from "./layout";

/** UTF-16 units that a cell has at most. */
const MOST = 240;

/** One piece in a table: what stands under its title, and its cells, null where it says nothing. */
type Row = { piece: Evidence; note: string; cells: readonly (string | null)[] };

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** The same as a list: what is given, each with its name. */
const list = (names: readonly string[], rows: readonly Row[]) =>
  rows
    .map(({ piece, note, cells }) => {
      const facts = cells.flatMap((cell, index) => (cell ? [`${names[index]}: ${cell}`] : []));
      return bullet(piece, [excerptOf(note), ...facts].map(asSentence).join(" "));
    })
    .join("\n");

/**
 * A table of pieces; columns that no piece fills are left out, gaps in the others say so. A list where
 * most of it would be gaps.
 */
export function table(first: string, names: readonly string[], pieces: readonly Row[]): string {
  const rows = pieces.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => excerptOf(cell ?? "", MOST)),
  }));
  const given = names.map((_, index) => rows.filter(({ cells }) => cells[index]).length);
  const filled = names.flatMap((name, index) => (given[index] ? [{ name, index }] : []));
  const total = given.reduce((sum, count) => sum + count, 0);
  if (total === 0 || total * 2 < filled.length * rows.length) return list(names, rows);
  const body = rows.map(({ piece, note, cells }) => {
    const title = [titled(piece.title, excerptOf(note, MOST)), refer(piece)];
    return line([
      title.filter((part) => part !== "").join(" "),
      ...filled.map(({ index }) => escapeInline(cells[index] ?? "") || "not given"),
    ]);
  });
  const head = [first, ...filled.map(({ name }) => name)];
  return [line(head), line(head.map(() => "---")), ...body].join("\n");
}
