const DELIMITERS = [",", ";", "\t"];
const QUOTED_CELL_OR_SIGN = /(?<=^|[,;\t])"[^"]*(?:""[^"]*)*"|[,;\t\n]/g;

const MAX_COLUMNS = 50;

export type CsvRow = { number: number; cells: string[] };

/** Undefined for anything but a table. csv-parse cannot keep letters after a closing mark (decision 034). */
export function readCsvRows(text: string, max: number) {
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
  const signs: string[] = [];
  for (const [found] of text.matchAll(QUOTED_CELL_OR_SIGN)) {
    if (found === "\n") break;
    signs.push(found);
  }
  const counts = DELIMITERS.map((sign) => signs.filter((each) => each === sign).length);
  const most = Math.max(...counts);
  return most > 0 ? DELIMITERS[counts.indexOf(most)] : undefined;
}

function readRow(text: string, start: number, delimiter: string, stops: RegExp) {
  const cells: string[] = [];
  for (let at = start; ; ) {
    const quoted = text[at] === '"';
    const close = quoted ? findClosingQuote(text, at + 1) : at;
    if (close === undefined) return undefined;
    const value = quoted ? text.slice(at + 1, close).replaceAll('""', '"') : "";
    stops.lastIndex = quoted ? close + 1 : at;
    const stop = stops.exec(text)?.index ?? text.length;
    cells.push(value + text.slice(quoted ? close + 1 : at, stop));
    if (text[stop] !== delimiter) return { cells, end: stop + 1 };
    at = stop + 1;
  }
}

function findClosingQuote(text: string, start: number): number | undefined {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return undefined;
}
