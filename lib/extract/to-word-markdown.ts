import { formatTable } from "@/lib/text/tables";

const ITEM = /^((?: {2})*)(-|\d{1,9}\.) (.*)$/;
const HEADING = /^(#{1,6}) (.*)$/s;
const BAR = " | ";

/** Without the marks that end a sentence. In angle brackets it links as it is: escapes would be part of it. */
const WEB_ADDRESS =
  /(?<![\p{L}\p{N}])(https?:\/\/(?:\([^\s()<>`|\\]*\)|[^\s()<>`|\\])*(?:\([^\s()<>`|\\]*\)|[^\s()<>`|\\.,;:!?'"*_~\]]))/giu;
/** `_` between letters has no effect. */
const MARKS = /[\\`*[\]<>|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w{1,40};)/gu;

export const toWordMarkdown = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map(writeBlock)
    .join("\n\n");

function writeBlock(block: string): string {
  const heading = HEADING.exec(block);
  if (heading) return `${heading[1]} ${escapeInline(heading[2] ?? "")}`;
  const lines = block.split("\n");
  if (ITEM.test(lines[0] ?? "")) return writeList(lines);
  const isTable = lines.length > 1 && lines.every((line) => line.includes(BAR));
  return isTable ? writeTable(lines) : lines.map(escapeLine).join("\\\n");
}

function writeList(lines: string[]): string {
  const outer: { blanks: number; width: number }[] = [];
  return lines
    .map((line, index) => {
      const [, blanks, mark, text] = ITEM.exec(line) ?? [];
      if (blanks === undefined) return `\\\n${escapeLine(line)}`;
      while ((outer.at(-1)?.blanks ?? -1) >= blanks.length) outer.pop();
      const indent = " ".repeat(outer.reduce((sum, { width }) => sum + width, 0));
      outer.push({ blanks: blanks.length, width: `${mark} `.length });
      return `${index > 0 ? "\n" : ""}${indent}${mark} ${escapeLine(text ?? "")}`;
    })
    .join("");
}

function writeTable(lines: string[]): string {
  const rows = lines.map((line) =>
    line.split(BAR).map((cell) => escapeInline(cell.trim().replaceAll("\\|", "|"))),
  );
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const [head = [], ...body] = rows;
  const titles = [...head, ...Array.from({ length: width - head.length }, () => "")];
  return formatTable(titles, body);
}

const escapeInline = (text: string) =>
  text
    .replaceAll("\n", " ")
    .split(WEB_ADDRESS)
    .map((part, index) => (index % 2 === 1 ? `<${part}>` : part.replace(MARKS, "\\$&")))
    .join("");

const escapeLine = (line: string) =>
  escapeInline(line.trim())
    .replace(/^[-+=#]/, "\\$&")
    .replace(/^(\d{1,9})(?=[.)])/, "$1\\");
