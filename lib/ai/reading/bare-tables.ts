import { splitLines } from "@/lib/text/line-ends";
import { formatTable, isDelimiterRow } from "@/lib/text/tables";

// Rows of a table that has no row of dashes below its heads, as people paste them from a sheet, a chat or a text file.

/** What separates the cells, and the least number of columns. Exported sheets have no space after a comma or semicolon, unlike prose. */
const MARKS = [
  { mark: /\s\|\s/, least: 3 },
  { mark: /\t/, least: 2 },
  { mark: /;(?!\s)/, least: 3 },
  { mark: /,(?!\s)/, least: 3 },
] as const;
const MIN_ROWS = 3;
/** In UTF-16 units */
const MAX_ROW = 1000;
const MAX_NAME = 40;

const LIST_OR_QUOTE = /^\s*(?:[-*+•>|#]|\d{1,2}[.)]\s)/;
const FENCE = /^\s*(?:```|~~~)/;
/** A cell that names its column: `Likelihood: medium` */
const NAMED = /^(\p{Lu}[\p{L} -]{1,24}) ?[:：] ?(?=\S)/u;

const split = (line: string, mark: RegExp) =>
  line.length > MAX_ROW ? [] : line.split(mark).map((cell) => cell.trim());

const isName = (cell: string) => cell.length <= MAX_NAME && /^\p{L}\P{N}*$/u.test(cell);

/** Finds the rows at the beginning of these lines. Their heads are the first row, or stand before its cells, but for the first. */
function findRows(lines: readonly string[]) {
  const [line = ""] = lines;
  if (LIST_OR_QUOTE.test(line)) return null;
  for (const { mark, least } of MARKS) {
    const first = split(line, mark);
    const named = first.map((cell) => NAMED.exec(cell)?.[1] ?? "");
    const isHead = named.every((name) => name === "") && first.every(isName);
    const areNamed = named.slice(1).every((name) => name !== "");
    if (first.length < least || !(isHead || areNamed)) continue;
    const end = lines.findIndex((each) => split(each, mark).length !== first.length);
    const rows = (end < 0 ? lines : lines.slice(0, end)).map((each) => split(each, mark));
    if (rows.length < MIN_ROWS) continue;
    const body = isHead
      ? rows.slice(1)
      : rows.map((row) => row.map((cell) => cell.replace(NAMED, "")));
    return {
      table: formatTable(isHead ? first : ["", ...named.slice(1)], body),
      count: rows.length,
    };
  }
  return null;
}

/** Writes rows without the marks of Markdown as a table. A text with a table of its own, or with code, stays as it is. */
export function formatBareTables(text: string): string {
  const lines = splitLines(text);
  if (lines.some((line) => isDelimiterRow(line) || FENCE.test(line))) return text;
  const written: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const found = findRows(lines.slice(at));
    written.push(...(found ? ["", found.table, ""] : lines.slice(at, at + 1)));
    at += found?.count ?? 1;
  }
  return written.join("\n").trim();
}
