import { capitalize } from "@/lib/text/phrases";
import { splitRow } from "@/lib/text/tables";
import { listWords, matchWords } from "@/lib/text/words";
import { findBareKind, type Kind } from "./kind-names";
import { stripMarks } from "./marks";

const MIN_TEXT = 15;
const WHOSE = matchWords(
  "customer|client|company|account|shop|store|dealer|partner|kunde|laden|winkel|magasin|klant|entreprise|顧客|お客様",
);
const IN_ROWS = listWords("goal decision risk user_feedback feature_idea question task");

/** The cells of each row that has words, without marks. */
export const readRows = (table: string, max?: number): string[][] =>
  table
    .split("\n", max)
    .map((row) => splitRow(row).map(stripMarks))
    .filter((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));

const isText = (rows: readonly string[][], at: number) =>
  rows.filter((cells) => (cells[at] ?? "").length >= MIN_TEXT).length > rows.length / 2;

/** Cells between commas or between semicolons, as spreadsheets are exported. */
const CELLS = [
  /(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)(?=,|$)/g,
  /(?<=^|;)(?:"(?:[^"]|"")*"|[^;]*)(?=;|$)/g,
];
const MAX_ROW = 2000;
const MAX_HEAD = 30;

const splitCells = (row: string, cells: RegExp) =>
  ((row.length < MAX_ROW && row.match(cells)) || []).map((cell) =>
    cell.replaceAll(/^"|"$/g, "").replaceAll('""', '"'),
  );

/** Puts tabs between the cells of an exported spreadsheet: below a head, each row with as many cells. */
export function tabulate(lines: readonly string[]): string[] {
  let cells: RegExp | undefined;
  let width = 0;
  return lines.map((line, at) => {
    if (!cells || splitCells(line, cells).length !== width) {
      cells = CELLS.find((each) => {
        const head = splitCells(line, each);
        width = head.length;
        const isNamed = head.every((cell) => cell.length <= MAX_HEAD && /^\p{L}/u.test(cell));
        return isNamed && width > 2 && splitCells(lines[at + 1] ?? "", each).length === width;
      });
    }
    return cells ? splitCells(line, cells).join("\t") : line;
  });
}

type Row = { text: string; kind: Kind; customer: string | null };

/** The rows of a table with a column such as `Feedback`, as `Date: …` a line; null for other tables. */
export function splitTable(table: string): Row[] | null {
  const [head = [], ...body] = readRows(table);
  const kinds = head.map(findBareKind);
  const whose = head.findIndex((name) => WHOSE.test(name));
  const at = kinds.findIndex(
    (kind, at) =>
      kind === "goal" || (at !== whose && kind && IN_ROWS.has(kind) && isText(body, at)),
  );
  const kind = kinds[at];
  if (!kind) return null;
  const nameCell = (cell: string, other: number) =>
    cell === "" || (other === at && kind !== "goal")
      ? []
      : [`${capitalize(head[other] ?? "")}: ${cell}`];
  return body.map((cells) => ({
    text: [...(kind === "goal" ? [] : [cells[at] ?? ""]), ...cells.flatMap(nameCell)].join("\n"),
    kind,
    customer: cells[whose] || null,
  }));
}
