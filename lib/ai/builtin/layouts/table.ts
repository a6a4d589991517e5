import type { Evidence } from "@/lib/ai/evidence";
import { escapeInline } from "../escape";
import { excerptOf } from "../excerpt";
import { boldTitle } from "./bullets";
import { refer } from "./layout";

/** UTF-16 units that a cell has at most. */
const MOST = 240;

/** One piece in a table: what stands under its title, and its cells, null where it says nothing. */
type Row = { piece: Evidence; note: string; cells: readonly (string | null)[] };

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const cellText = (cell: string | null) => escapeInline(excerptOf(cell ?? "", MOST));

/** A table of pieces; columns that no piece fills are left out, gaps in the others say so. */
export function table(first: string, names: readonly string[], rows: readonly Row[]): string {
  const filled = names.flatMap((name, index) =>
    rows.some(({ cells }) => cellText(cells[index] ?? null) !== "") ? [{ name, index }] : [],
  );
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
