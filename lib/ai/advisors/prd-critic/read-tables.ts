import { splitLines } from "@/lib/text/line-ends";
import { splitRow } from "@/lib/text/tables";

const DELIMITERS = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;
const MAX_LINES = 5_000;

/** A row as it stands in the text, and its cells. */
export type Row = Readonly<{ text: string; offset: number; cells: readonly string[] }>;
export type Table = Readonly<{ head: Row; rows: readonly Row[] }>;

/** Reads the tables of a Markdown text, with the offsets of their rows. */
export function readTables(text: string): Table[] {
  let offset = 0;
  const lines = splitLines(text, MAX_LINES).map((line): Row => {
    const start = text.indexOf(line, offset);
    offset = start + line.length;
    return { text: line.trim(), offset: start, cells: line.includes("|") ? splitRow(line) : [] };
  });
  return lines.flatMap((head, index): Table[] => {
    if (!DELIMITERS.test(lines[index + 1]?.text ?? "") || head.cells.length === 0) return [];
    const below = lines.slice(index + 2);
    const end = below.findIndex(({ cells }) => cells.length === 0);
    return [{ head, rows: below.slice(0, end < 0 ? below.length : end) }];
  });
}

/** Whether a cell says anything. */
export const isFilled = (cell: string | undefined): boolean => /[\p{L}\p{N}]/u.test(cell ?? "");
