const ITEM = /^((?: {2})*)(-|\d{1,9}\.) (.*)$/;
const HEADING = /^(#{1,6}) (.*)$/s;
const BAR = " | ";

/** What Markdown would take for marks; `_` between letters is none, and addresses have it. */
const MARKS = /[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w{1,40};)/gu;

/**
 * The stored text of a Word document, in which headings, list items and table rows have marks, as
 * Markdown that looks like the document: whatever else it says is shown as it is.
 */
export const wordMarkdown = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(blockOf)
    .join("\n\n");

function blockOf(block: string): string {
  const heading = HEADING.exec(block);
  if (heading) return `${heading[1]} ${inline(heading[2] ?? "")}`;
  const lines = block.split("\n");
  if (ITEM.test(lines[0] ?? "")) return listOf(lines);
  const isTable = lines.length > 1 && lines.every((line) => line.includes(BAR));
  return isTable ? tableOf(lines) : lines.map(plain).join("\\\n");
}

/** An item stands four blanks further in than the one that it belongs to, if there is one. */
function listOf(lines: string[]): string {
  const outer: number[] = [];
  return lines
    .map((line, index) => {
      const [, blanks, mark, text] = ITEM.exec(line) ?? [];
      if (blanks === undefined) return `\\\n${plain(line)}`;
      while ((outer.at(-1) ?? -1) >= blanks.length) outer.pop();
      const indent = "    ".repeat(outer.length);
      outer.push(blanks.length);
      return `${index > 0 ? "\n" : ""}${indent}${mark} ${plain(text ?? "")}`;
    })
    .join("");
}

/** The first row is the heading, and as wide as the widest. */
function tableOf(lines: string[]): string {
  const rows = lines.map((line) => line.split(BAR).map((cell) => inline(cell.trim())));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const [head = [], ...body] = rows;
  const titles = [...head, ...Array.from({ length: width - head.length }, () => "")];
  return [titles, titles.map(() => "---"), ...body]
    .map((cells) => `| ${cells.join(BAR)} |`)
    .join("\n");
}

const inline = (text: string) => text.replaceAll("\n", " ").replace(MARKS, "\\$&");

/** A line that begins no block of its own, whatever it starts with. */
const plain = (line: string) =>
  inline(line.trim())
    .replace(/^[-+=#]/, "\\$&")
    .replace(/^(\d{1,9})(?=[.)])/, "$1\\");
