import { splitLines } from "@/lib/text/line-ends";
import { splitRow } from "@/lib/text/tables";
import { type Detector, type Remark, remarkOn } from "./reading";

const DELIMITERS = /^\s*\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;
const MAX_LINES = 5_000;

/** Finds the columns of tables that have a name and no cell with text. */
export const findEmptyColumns: Detector = ({ text }) => {
  const lines = splitLines(text, MAX_LINES);
  let offset = 0;
  return lines.flatMap((line, index): Remark[] => {
    const start = text.indexOf(line, offset);
    offset = start + line.length;
    if (!DELIMITERS.test(lines[index + 1] ?? "") || !line.includes("|")) return [];
    const below = lines.slice(index + 2);
    const end = below.findIndex((row) => !row.includes("|"));
    const rows = below.slice(0, end < 0 ? below.length : end).map(splitRow);
    const isFilled = (at: number) => rows.some((cells) => /[\p{L}\p{N}]/u.test(cells[at] ?? ""));
    return splitRow(line)
      .filter((name, at) => name !== "" && rows.length > 0 && !isFilled(at))
      .slice(0, 1)
      .map((name) =>
        remarkOn(
          { text: line.trim(), offset: start },
          "low",
          `The column “${name}” of this table is empty.`,
          "Fill it in, or take it out if nothing belongs there.",
        ),
      );
  });
};
