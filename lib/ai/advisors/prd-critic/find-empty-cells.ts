import { namesTime } from "@/lib/text/dates";
import { isOwnerLabel } from "@/lib/text/owner-label";
import { isFilled, type Row, readTables } from "./read-tables";
import { type Detector, remarkOn } from "./reading";

/** Whether the filled cells of a column are dates, at least two, or its head asks for an owner: any other cell may be empty on purpose. */
const isNeeded = (name: string, rows: readonly Row[], at: number) => {
  const filled = rows.flatMap(({ cells }) => (isFilled(cells[at]) ? (cells[at] ?? "") : []));
  return (
    (filled.length > 1 && filled.every(namesTime)) || (filled.length > 0 && isOwnerLabel(name))
  );
};

/** Finds the first row of each table that lacks its date or its owner, while other rows have theirs. */
export const findEmptyCells: Detector = ({ text }) =>
  readTables(text).flatMap(({ head, rows }) => {
    const needed = [...head.cells.entries()].filter(([at, name]) => isNeeded(name, rows, at));
    return rows
      .flatMap((row) => {
        const [at, name] = needed.find(([column]) => !isFilled(row.cells[column])) ?? [];
        const isRow = row.cells.length > 1 && isFilled(row.cells[0]) && at !== 0;
        return at !== undefined && isRow
          ? [
              remarkOn(
                row,
                "medium",
                `The cell “${name}” of “${row.cells[0]}” is empty.`,
                "Fill it in, or write who decides it, and by which date.",
              ),
            ]
          : [];
      })
      .slice(0, 1);
  });
