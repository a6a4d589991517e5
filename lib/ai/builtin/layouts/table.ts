import type { Evidence } from "@/lib/ai/evidence";
import { escapeInline } from "../escape";
import { excerptOf } from "../excerpt";
import { asSentence, boldTitle, bullet } from "./bullets";
import { refer } from "./layout";

/** UTF-16 units that a cell has at most. */
const MOST = 240;

/** One piece in a table: what stands under its title, and its cells, null where it says nothing. */
type Row = { piece: Evidence; note: string; cells: readonly (string | null)[] };

/** The same as list items: what is given, each with its name. */
const list = (names: readonly string[], rows: readonly Row[]) =>
  rows
    .map(({ piece, note, cells }) => {
      const facts = cells.flatMap((cell, index) => {
        const said = excerptOf(cell ?? "", MOST);
        return said === "" ? [] : [`${names[index]}: ${said}`];
      });
      return bullet(piece, [excerptOf(note), ...facts].map(asSentence).join(" "));
    })
    .join("\n");

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const cellText = (cell: string | null) => escapeInline(excerptOf(cell ?? "", MOST));

/**
 * A table of pieces; columns that no piece fills are left out, gaps in the others say so. A list where
 * most of it would be gaps.
 */
export function table(first: string, names: readonly string[], rows: readonly Row[]): string {
  const count = (index: number) =>
    rows.filter(({ cells }) => cellText(cells[index] ?? null) !== "").length;
  const filled = names.flatMap((name, index) => (count(index) > 0 ? [{ name, index }] : []));
  const given = filled.reduce((sum, { index }) => sum + count(index), 0);
  if (given === 0 || given * 2 < filled.length * rows.length) return list(names, rows);
  const body = rows.map(({ piece, note, cells }) => {
    const title = [boldTitle(piece.title), cellText(note), refer(piece)].filter(
      (part) => part !== "",
    );
    return line([
      title.join(" "),
      ...filled.map(({ index }) => cellText(cells[index] ?? null) || "not given"),
    ]);
  });
  const head = [first, ...filled.map(({ name }) => name)];
  return [line(head), line(head.map(() => "---")), ...body].join("\n");
}
