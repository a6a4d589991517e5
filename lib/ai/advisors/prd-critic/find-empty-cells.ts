import { namesTime } from "@/lib/text/dates";
import { splitLines } from "@/lib/text/line-ends";
import { isOwnerLabel } from "@/lib/text/owner-label";
import { isDelimiterRow, splitRow } from "@/lib/text/tables";
import { matchWords } from "@/lib/text/words";
import { type Detector, remarkOn } from "./reading";

const MAX_LINES = 5_000;

/** A row as it stands in the text, and its cells. */
type Row = Readonly<{ text: string; offset: number; cells: readonly string[] }>;
type Table = Readonly<{ head: Row; rows: readonly Row[] }>;

/** Reads the tables of a Markdown text, with the offsets of their rows. */
function readTables(text: string): Table[] {
  let offset = 0;
  const lines = splitLines(text, MAX_LINES).map((line): Row => {
    const start = text.indexOf(line, offset);
    offset = start + line.length;
    return { text: line.trim(), offset: start, cells: line.includes("|") ? splitRow(line) : [] };
  });
  return lines.flatMap((head, index): Table[] => {
    if (!isDelimiterRow(lines[index + 1]?.text ?? "") || head.cells.length === 0) return [];
    const below = lines.slice(index + 2);
    const end = below.findIndex(({ cells }) => cells.length === 0);
    return [{ head, rows: below.slice(0, end < 0 ? below.length : end) }];
  });
}

/** Whether a cell says anything. */
const isFilled = (cell: string | undefined): boolean => /[\p{L}\p{N}]/u.test(cell ?? "");

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
                `The cell “${name}” of “${first}” is empty.`,
                "Fill it in, or write who decides it, and by which date.",
              ),
            ]
          : [];
      })
      .slice(0, 1);
  });

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
