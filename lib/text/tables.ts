/** UTF-16 units of a text that are looked at to tell a row of a table. */
const MAX_READ = 2000;

/** Whether a text is a row of a Markdown table rather than a sentence. */
export const isTableRow = (text: string) =>
  /^\s*\||\|\s*$|\s\|\s[^|]*\s\|\s/.test(text.slice(0, MAX_READ));

/** The cells of a row of a Markdown table, or of one that was pasted from a spreadsheet. */
export function splitRow(row: string): string[] {
  const line = row.trim();
  const separator = line.includes("\t") && !line.startsWith("|") ? "\t" : "|";
  const bare = line.replace(/^\|/, "").replace(/\|$/, "");
  return bare.split(separator).map((cell) => cell.trim());
}
