const DELIMITERS = [",", ";", "\t"];

/** More columns than this are no table that a page can show. */
const MAX_COLUMNS = 50;

/** A row with its place among the rows, from 1. */
export type CsvRow = { number: number; cells: string[] };

/**
 * The first rows of a CSV, at most `max`, without blank lines, and whether there are more. Cells are
 * apart by whichever of comma, semicolon and tab the first line has most of. Undefined when it is
 * no table: one column, more than 50, or a quotation mark that nothing closes. Letters behind a closing
 * quotation mark belong to the cell, as in spreadsheets; csv-parse cannot do that (`docs/decisions/034-libraries-that-read-files.md`).
 */
export function csvRows(text: string, max: number) {
  const delimiter = detectDelimiter(text);
  if (delimiter === undefined) return undefined;
  const rows: CsvRow[] = [];
  const stops = new RegExp(`[${delimiter}\n]`, "g");
  let at = 0;
  while (at < text.length && rows.length < max) {
    const row = readRow(text, at, delimiter, stops);
    if (!row || row.cells.length > MAX_COLUMNS) return undefined;
    at = row.end;
    if (row.cells.join("") !== "") rows.push({ number: rows.length + 1, cells: row.cells });
  }
  return { rows, hasMore: text.slice(at).trim() !== "" };
}

function detectDelimiter(text: string): string | undefined {
  const [line = ""] = text.split("\n", 1);
  const counts = DELIMITERS.map((sign) => line.split(sign).length);
  const most = Math.max(...counts);
  return most > 1 ? DELIMITERS[counts.indexOf(most)] : undefined;
}

/** The cells of the row that starts here, and where the next one does. */
function readRow(text: string, start: number, delimiter: string, stops: RegExp) {
  const cells: string[] = [];
  for (let at = start; ; ) {
    const quoted = text[at] === '"';
    const close = quoted ? closingQuote(text, at + 1) : at;
    if (close === undefined) return undefined;
    const value = quoted ? text.slice(at + 1, close).replaceAll('""', '"') : "";
    stops.lastIndex = quoted ? close + 1 : at;
    const stop = stops.exec(text)?.index ?? text.length;
    cells.push(value + text.slice(quoted ? close + 1 : at, stop));
    if (text[stop] !== delimiter) return { cells, end: stop + 1 };
    at = stop + 1;
  }
}

/** A quotation mark in a quoted cell is written twice. */
function closingQuote(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return undefined;
}
