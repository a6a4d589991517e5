import { splitLines } from "@/lib/text/line-ends";
import { formatTable, isDelimiterRow } from "@/lib/text/tables";

// Rows of a table that has no row of dashes below its heads, as people paste them from a sheet, a chat or a text file.

/** What separates the cells. Exported sheets have no space after a comma or semicolon, unlike prose. */
const MARKS = [/\s\|\s/, /\t/, /;(?!\s)/, /,(?!\s)/];
/** Two columns may be the fields of one thing, each with its name. */
const MIN_COLUMNS = 3;
const MIN_ROWS = 3;
/** In UTF-16 units */
const MAX_ROW = 1000;
const MAX_NAME = 40;

const LIST_OR_QUOTE = /^\s*(?:[-*+•>|#]|\d{1,2}[.)]\s)/;
const FENCE = /^\s*(?:```|~~~)/;

const split = (line: string, mark: RegExp) =>
  line.length > MAX_ROW ? [] : line.split(mark).map((cell) => cell.trim().replaceAll("|", "\\|"));

/** A name without a figure or a label: not `Likelihood: medium` */
const isName = (cell: string) => cell.length <= MAX_NAME && /^\p{L}[^\p{N}:：]*$/u.test(cell);

/** Reads the rows that begin at a line with their heads. */
function readRows(lines: readonly string[], at: number): string[][] | null {
  const line = lines[at] ?? "";
  if (LIST_OR_QUOTE.test(line)) return null;
  for (const mark of MARKS) {
    const heads = split(line, mark);
    if (heads.length < MIN_COLUMNS || !heads.every(isName)) continue;
    const rows = [heads];
    for (let below = at + 1; below < lines.length; below++) {
      const row = split(lines[below] ?? "", mark);
      if (row.length !== heads.length) break;
      rows.push(row);
    }
    if (rows.length >= MIN_ROWS) return rows;
  }
  return null;
}

/** Writes rows without the marks of Markdown as a table. A text with a table of its own, or with code, stays as it is. */
export function formatBareTables(text: string): string {
  const lines = splitLines(text);
  if (lines.some((line) => isDelimiterRow(line) || FENCE.test(line))) return text;
  const written: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const rows = readRows(lines, at);
    const [heads = [], ...body] = rows ?? [];
    written.push(...(rows ? ["", formatTable(heads, body), ""] : lines.slice(at, at + 1)));
    at += rows?.length ?? 1;
  }
  return written.join("\n").trim();
}
