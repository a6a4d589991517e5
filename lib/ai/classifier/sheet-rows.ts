import { capitalize } from "@/lib/text/phrases";
import { splitRow } from "@/lib/text/tables";
import { listWords, matchWords } from "@/lib/text/words";
import { findBareKind, type Kind } from "./kind-names";
import { stripMarks } from "./marks";

const MIN_TEXT = 15;
/** Of a column whose name is no kind. */
const MIN_SENTENCE = 30;
const WHOSE = matchWords(
  "customer|client|company|account|shop|store|dealer|partner|kunde|laden|winkel|magasin|klant|entreprise|顧客|お客様",
);
const DAY = /^\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?$/;
const IN_ROWS = listWords("goal decision risk user_feedback feature_idea question task");

/** The cells of each row that has words, without marks. */
export const readRows = (table: string, max?: number): string[][] =>
  table
    .split("\n", max)
    .map((row) => splitRow(row).map(stripMarks))
    .filter((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));

const isText = (rows: readonly string[][], at: number, min = MIN_TEXT) =>
  rows.filter((cells) => (cells[at] ?? "").length >= min).length > rows.length / 2;

/** Cells between commas or between semicolons. Exported spreadsheets have no space after them, unlike prose. */
const CELLS = [
  /(?<=^|,)(?:"(?:[^"]|"")*"|(?:[^,]|, )*)(?=,(?! )|$)/g,
  /(?<=^|;)(?:"(?:[^"]|"")*"|(?:[^;]|; )*)(?=;(?! )|$)/g,
];
const MAX_ROW = 2000;
const MAX_HEAD = 30;
/** Below a head that names no kind. */
const MIN_ROWS = 2;

const splitCells = (row: string, cells: RegExp) =>
  ((row.length < MAX_ROW && row.match(cells)) || []).map((cell) =>
    cell.replaceAll(/^"|"$/g, "").replaceAll('""', '"'),
  );

type Sheet = { cells: RegExp; width: number };

/** Whether the first line is the head of a sheet: short names above as many cells a row. */
function findSheet([head = "", ...below]: readonly string[]): Sheet | undefined {
  for (const cells of CELLS) {
    const names = splitCells(head, cells);
    const width = names.length;
    const areNames = names.every((name) => name.length <= MAX_HEAD && /^\p{L}/u.test(name));
    const needed = names.some(findBareKind) ? 1 : MIN_ROWS;
    const rows = below.slice(0, needed).filter((row) => splitCells(row, cells).length >= width);
    if (width > 2 && areNames && rows.length === needed) return { cells, width };
  }
  return undefined;
}

/** Finds the rows of exported spreadsheets, and puts tabs between their cells. A row with too many cells stays as it is. */
export function tabulate(lines: readonly string[]): { raw: string; isRow: boolean }[] {
  let sheet: Sheet | undefined;
  return lines.map((raw, at) => {
    sheet =
      raw.trim() === "" ? undefined : (sheet ?? findSheet(lines.slice(at, at + 1 + MIN_ROWS)));
    const cells = sheet ? splitCells(raw, sheet.cells) : [];
    const isRow = sheet !== undefined && cells.length >= sheet.width;
    return { raw: cells.length === sheet?.width ? cells.join("\t") : raw, isRow };
  });
}

/** `said` is what tells the label, `kind` is named by the column or by a cell of the row, `origin` says who said it and when. */
export type Row = {
  text: string;
  said: string;
  origin: readonly string[];
  kind: Kind | null;
  customer: string | null;
};

/** The rows of a table with a column such as `Feedback` or of sentences, as `Plan: …` a line; null for other tables. */
export function splitTable(table: string): Row[] | null {
  const [head = [], ...body] = readRows(table);
  const kinds = head.map(findBareKind);
  const whose = head.findIndex((name) => WHOSE.test(name));
  const named = kinds.findIndex(
    (kind, at) =>
      kind === "goal" || (at !== whose && kind && IN_ROWS.has(kind) && isText(body, at)),
  );
  const at = named < 0 ? head.findIndex((_, at) => isText(body, at, MIN_SENTENCE)) : named;
  if (at < 0) return null;
  const isGoal = kinds[named] === "goal";
  return body.map((cells) => {
    const isWhole = cells.length > 1;
    const said = (isWhole ? cells[at] : cells[0]) ?? "";
    const kind = kinds[named] ?? cells.map(findBareKind).find((kind) => kind !== null) ?? null;
    const isOrigin = (cell: string, other: number) =>
      kind === "user_feedback" && (other === whose || DAY.test(cell));
    const list = (ofOrigin: boolean) =>
      (isWhole ? cells : []).flatMap((cell, other) => {
        const isSaid = cell === "" || (other === at && !isGoal);
        if (isSaid || isOrigin(cell, other) !== ofOrigin) return [];
        return `${capitalize(head[other] ?? "")}: ${cell}`;
      });
    const text = [...(isGoal && isWhole ? [] : [said]), ...list(false)].join("\n");
    const origin = [list(true).join(", ")].filter(Boolean);
    return { text, said, origin, kind, customer: cells[whose] || null };
  });
}
