import { namesTime } from "@/lib/text/dates";
import { isOwnerLabel } from "@/lib/text/owner-label";
import { matchWords } from "@/lib/text/words";
import { isFilled, type Row, readTables } from "./read-tables";
import { type Detector, remarkOn } from "./reading";

/** The day on which something was done is unknown before: `Done on`. */
const DONE = matchWords(`done|finished|completed|closed
  erledigt|abgeschlossen|fertig
  klaar|gereed|afgerond|gedaan
  faite?|terminée?|achevée?|close?
  完了|済`);
/** A row of sums has no owner. */
const TOTAL =
  /^[*_]*(?:(?:sub|grand )?total|sum|altogether|gesamt|summe|insgesamt|zusammen|totaal|samen|somme|ensemble)(?!\p{L})|^[*_]*(?:合計|小計|総額|総計)/iu;

/** A cell alone in its row heads the rows below; of two cells, the other one is missing. */
const isGroup = (cells: readonly string[]) => cells.length > 2 && cells.filter(isFilled).length < 2;

/** Whether the filled cells of a column are dates, at least two, or its head asks for an owner: any other cell may be empty on purpose. */
const isNeeded = (name: string, rows: readonly Row[], at: number) => {
  const filled = rows.flatMap(({ cells }) => (isFilled(cells[at]) ? (cells[at] ?? "") : []));
  return (
    (filled.length > 1 && filled.every(namesTime) && !DONE.test(name)) ||
    (filled.length > 0 && isOwnerLabel(name))
  );
};

/** Finds the first row of each table that lacks its date or its owner, while other rows have theirs. */
export const findEmptyCells: Detector = ({ text }) =>
  readTables(text).flatMap(({ head, rows }) => {
    const needed = [...head.cells.entries()].filter(([at, name]) => isNeeded(name, rows, at));
    return rows
      .flatMap((row) => {
        const [at, name] = needed.find(([column]) => !isFilled(row.cells[column])) ?? [];
        const [first = ""] = row.cells;
        const isRow = row.cells.length > 1 && isFilled(first) && at !== 0;
        return at !== undefined && isRow && !isGroup(row.cells) && !TOTAL.test(first)
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
