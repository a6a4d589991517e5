/** Rows of a table that are told, and UTF-16 units of a text that are looked through. */
const MAX_ROWS = 4;
const MAX_READ = 20_000;
const DELIMITER = /^[\s|:-]*-[\s|:-]*$/;

/** Whether a text is a row of a table rather than a sentence. */
export const isTableText = (text: string) =>
  /^\s*\||\|\s*$|\s\|\s[^|]*\s\|\s/.test(text.slice(0, 2000));

/** The first rows of a Markdown table as sentences: `Conflicts: 18 last week, 11 this week.` */
export function tableFacts(text: string): string[] {
  const lines = text.slice(0, MAX_READ).split(/\r\n|\r|\n/);
  const at = lines.findIndex(
    (line, index) => index > 0 && line.includes("|") && DELIMITER.test(line),
  );
  const [, ...heads] = cellsOf(lines[at - 1] ?? "");
  if (at < 0 || heads.length === 0) return [];
  const end = lines.findIndex((line, index) => index > at && !line.includes("|"));
  const rows = lines.slice(at + 1, end < 0 ? lines.length : end).slice(0, MAX_ROWS);
  return rows.flatMap((row) => {
    const [name, ...cells] = cellsOf(row);
    const told = heads.flatMap((head, index) => {
      const cell = cells[index];
      return cell ? [head ? `${cell} ${decapitalised(head)}` : cell] : [];
    });
    return name && told.length > 0 ? [`${name}: ${told.join(", ")}.`] : [];
  });
}

const cellsOf = (row: string) =>
  row
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => cell.trim());

/** What looks like a name or an abbreviation stays. */
const decapitalised = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
