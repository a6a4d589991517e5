/** UTF-16 units that are enough to recognize a row. */
const MAX_READ = 2000;

export const isTableRow = (text: string) =>
  /^\s*\||\|\s*$|\s\|\s[^|]*\s\|\s/.test(text.slice(0, MAX_READ));

const DELIMITER_ROW = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?)?$/;
/** Whether a line is the row between the heads and the rows of a table: `| --- | :-: |` (GFM). */
export const isDelimiterRow = (line: string) => DELIMITER_ROW.test(line.trim());

/** A bar after an odd number of backslashes is escaped. */
const BAR = /\|(?<!(?<!\\)(?:\\\\)*\\\|)/;

/** Splits a row of Markdown, or one pasted from a spreadsheet, into its cells. */
export function splitRow(row: string): string[] {
  const line = row.trim();
  if (line.includes("\t") && !line.startsWith("|"))
    return line.split("\t").map((cell) => cell.trim());
  const cells = line.replace(/^\|/, "").split(BAR);
  if (cells.length > 1 && cells.at(-1) === "") cells.pop();
  return cells.map((cell) => cell.replaceAll("\\|", "|").trim());
}

/** Writes a row of a table as `A, B`; other texts, such as most titles, as they are. */
export const joinCells = (text: string) =>
  isTableRow(text) ? splitRow(text).filter(Boolean).join(", ") : text;

/** Writes a table in Markdown; its cells must be escaped. */
export const formatTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
