import { stripMarks } from "@/lib/ai/classifier/lines/marks";
import { findBareKind, findNamedKind, type Kind } from "@/lib/ai/classifier/names/kind-names";
import { COUNT_NAMES } from "@/lib/ai/reading/origin";
import { capitalize } from "@/lib/text/phrases";
import { splitRow } from "@/lib/text/tables";
import { listWords, matchWords } from "@/lib/text/words";
import { readSurvey } from "./surveys";
import { makeRow, type Row } from "./table-row";
import { isOfTickets, isOpenRow, isTracker, readTracker } from "./trackers";

const MIN_CELL = 15;
/** Minimum length of most cells in a text column whose name is not a kind. */
const MIN_LONG_CELL = 30;
const WHOSE = matchWords(
  "customer|client|company|account|shop|store|dealer|partner|kunde|laden|winkel|magasin|klant|entreprise|顧客|お客様",
);
/** Names of a column that has the speaker of each row. */
const SAID_BY = matchWords("said by|respondent|gesagt von|gezegd door|dit par");
const IN_ROWS = listWords("decision risk user_feedback feature_idea question task");

/** Reads the cells of each row that has words, without marks. */
export const readRows = (table: string): string[][] =>
  table
    .split("\n")
    .map((row) => splitRow(row).map(stripMarks))
    .filter((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));

const isText = (rows: readonly string[][], at: number, min = MIN_CELL) =>
  rows.filter((cells) => (cells[at] ?? "").length >= min).length > rows.length / 2;

/** Whether a column has a name of its own in each row, such as that of a feature. */
const areNames = (rows: readonly string[][], at: number) =>
  rows.length > 1 &&
  rows.every((cells) => /^\p{L}/u.test(cells[at] ?? "")) &&
  new Set(rows.map((cells) => cells[at])).size === rows.length;

const RATINGS =
  "requests|reports|priority|severity|effort|impact|priorität|aufwand|prioriteit|priorité";
/** Names of columns with a count or a rating. */
const COUNTS = new RegExp(`^(?:${COUNT_NAMES}|${RATINGS})$`, "i");

const BAR = "|";
const MAX_ROW = 4000;
/** In UTF-16 units, and in lines of a cell in quotes. */
const MAX_HEAD = 160;
const MAX_CELL_LINES = 60;
/** In a cell, also the marks of a heading are of no use. */
const LIST_MARK = /^(?:#{1,6}|[*-]|\d{1,2}\.)\s/;
/** Minimum number of rows below a head that does not name a kind. */
const MIN_ROWS = 2;

/** Splits a row into the cells between bars, commas or semicolons. Exported spreadsheets have no space after a comma or semicolon, unlike prose. */
function splitCells(row: string, mark: string): string[] {
  if (row.length >= MAX_ROW) return [];
  if (mark === BAR) return row.split(BAR).map((cell) => cell.trim());
  const cell = `(?<=^|${mark})(?:"(?:[^"]|"")*"|(?:[^${mark}]|${mark} )*)(?=${mark}(?! )|$)`;
  const cells = row.match(new RegExp(cell, "g")) ?? [];
  return cells.map((each) => each.replaceAll(/^"|"$/g, "").replaceAll('""', '"'));
}

/** Finds a sheet whose head is the line at an index: short names, and at least as many cells in each row below. */
function findSheet(lines: readonly string[], at: number) {
  for (const mark of [BAR, ",", ";"]) {
    const names = splitCells(lines[at] ?? "", mark);
    const width = names.length;
    const isHead = names.every((name) => name.length <= MAX_HEAD && /^\p{L}/u.test(name));
    const isNamed = names.some(findBareKind);
    const isPair = mark === BAR || (isNamed && names.some((name) => WHOSE.test(name)));
    if (width < (isPair ? 2 : 3) || !isHead) continue;
    // Bars also separate the parts of a signature.
    const isKnown = isNamed || isTracker(names);
    if (mark === BAR && !isKnown && !names.some((name) => COUNTS.test(name))) continue;
    const needed = isKnown && mark !== BAR ? 1 : MIN_ROWS;
    let below = at + 1;
    for (let read = 0; read < needed; read++) {
      const { raw, size } = readRecord(lines, below);
      if (splitCells(raw, mark).length < width) break;
      below += size;
      if (read === needed - 1) return { mark, width };
    }
  }
  return undefined;
}

/** A quotation mark opens a cell only at its beginning: the one of `24" monitor` does not. */
const CELL_OPENS = /(?:^|[,;])"(?:[^"]|"")*$/;
const CELL_CLOSES = /^(?:[^"]|"")*"(?=[,;]|\s*$)/;
const CLOSED_CELL = /(?<=^|[,;])"(?:[^"]|"")*"(?=[,;]|\s*$)/g;
const opensCell = (line: string) => CELL_OPENS.test(line.replace(CLOSED_CELL, ""));

/** Reads the row that begins at a line. A cell in quotes may go on for several lines, which become one. */
function readRecord(lines: readonly string[], at: number): { raw: string; size: number } {
  const [first = ""] = lines.slice(at, at + 1);
  const row = { raw: first, size: 1 };
  if (!opensCell(first)) return row;
  const parts = [first];
  for (const line of lines.slice(at + 1, at + MAX_CELL_LINES)) {
    parts.push(line.trim().replace(LIST_MARK, "– "));
    const rest = line.replace(CELL_CLOSES, "");
    if (rest !== line && !opensCell(rest))
      return { raw: parts.filter(Boolean).join(" "), size: parts.length };
  }
  return row;
}

/** Finds the rows of exported spreadsheets, and puts tabs between their cells. A row with too many cells stays as it is. */
export function tabulate(lines: readonly string[]): { raw: string; isRow: boolean }[] {
  const rows: { raw: string; isRow: boolean }[] = [];
  let sheet: ReturnType<typeof findSheet>;
  for (let at = 0; at < lines.length; ) {
    const record = sheet && sheet.mark !== BAR ? readRecord(lines, at) : undefined;
    const { raw, size } = record ?? { raw: lines[at] ?? "", size: 1 };
    sheet = raw.trim() === "" ? undefined : (sheet ?? findSheet(lines, at));
    const cells = sheet ? splitCells(raw, sheet.mark) : [];
    const isRow = sheet !== undefined && cells.length >= sheet.width;
    rows.push({ raw: cells.length === sheet?.width ? cells.join("\t") : raw, isRow });
    at += size;
  }
  return rows;
}

/** Finds the kind that a cell names: also the subject of a rule, such as `Privacy`, which stays in the text elsewhere. */
function findCellKind(cell: string): Kind | null {
  const named = findNamedKind(cell);
  return findBareKind(cell) ?? (named === "compliance_requirements" ? named : null);
}

/** `what_annoys_you` as `what annoys you`, `satisfaction_1_5` as `satisfaction 1-5` */
const spaceName = (name: string) =>
  /\s/.test(name)
    ? name
    : name
        .replace(/_(\d{1,2})_(\d{1,2})$/, " $1-$2")
        .replaceAll(/(?<=[\p{L}\d])_+(?=[\p{L}\d])/gu, " ");

/**
 * Reads rows of a table with a column of sentences, one such as `Feedback`, or one of feature names in a table of counts
 * or customers; other cells become lines `Plan: …`. `above` is the kind that the table's heading names. Null for other tables.
 */
export function splitTable(table: string, above: Kind | null): Row[] | null {
  const [names = [], ...body] = readRows(table);
  const head = names.map(spaceName);
  const kinds = head.map(findBareKind);
  const speaker = head.findIndex((name) => SAID_BY.test(name));
  const whose = head.findIndex((name) => WHOSE.test(name));
  const named = kinds.findIndex(
    (kind, at) =>
      kind === "goal" || (at !== whose && kind && IN_ROWS.has(kind) && isText(body, at)),
  );
  const isOther = named < 0 || isOfTickets(head, named);
  const exported = isOther ? (readTracker(head, body, above) ?? readSurvey(head, body)) : null;
  if (exported) return exported;
  const long = head.findIndex((_, at) => isText(body, at, MIN_LONG_CELL));
  const isRated = whose >= 0 || head.some((name) => COUNTS.test(name));
  const ideas = kinds.findIndex(
    (kind, at) => isRated && at !== whose && kind === "feature_idea" && areNames(body, at),
  );
  const at = [named, long, ideas].find((each) => each >= 0) ?? -1;
  if (at < 0) return null;
  const isNamed = at === named || at === ideas;
  const isGoal = isNamed && kinds[at] === "goal";
  return body.map((cells) => {
    const named = isNamed ? [] : cells.map(findCellKind);
    const own = isNamed ? kinds[at] : named.find((each) => each !== null);
    const isOpen = own === "decision" && isOpenRow(head, cells);
    const kind = isOpen ? "question" : (own ?? (speaker < 0 ? null : "user_feedback"));
    const customer = cells[whose] || (!own && cells[speaker]) || null;
    const [first = "", ...more] = cells;
    if (more.length === 0) return { ...makeRow(first, kind), customer };
    const said = cells[at] ?? "";
    const text = isGoal ? [] : [said];
    const origin: string[] = [];
    for (const [column, cell] of cells.entries()) {
      if (cell === "" || named[column] || (column === at && !isGoal)) continue;
      const isOrigin =
        kind === "user_feedback" &&
        (column === whose || column === speaker || cell.length < MIN_CELL);
      const mark = isOrigin || isGoal ? "" : "- ";
      (isOrigin ? origin : text).push(`${mark}${capitalize(head[column] ?? "")}: ${cell}`);
    }
    const found = [origin.join(", ")].filter(Boolean);
    return { text: text.join("\n"), said, origin: found, kind, customer };
  });
}
