import { isFilled, readTables } from "./read-tables";
import { type Detector, remarkOn } from "./reading";

/** Finds the columns of tables that have a name and no cell with text. */
export const findEmptyColumns: Detector = ({ text }) =>
  readTables(text).flatMap(({ head, rows }) =>
    head.cells
      .filter(
        (name, at) =>
          name !== "" && rows.length > 0 && !rows.some(({ cells }) => isFilled(cells[at])),
      )
      .slice(0, 1)
      .map((name) =>
        remarkOn(
          head,
          "low",
          `The column “${name}” of this table is empty.`,
          "Fill it in, or take it out if nothing belongs there.",
        ),
      ),
  );
