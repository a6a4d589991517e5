import { capitalize } from "@/lib/text/phrases";
import { stripListMark } from "./marks";

/** Stands for the end of a line within a cell, since each row is a line. */
export const CELL_BREAK = "\v";

export const flattenCell = (cell: string) => cell.replaceAll(CELL_BREAK, " ");

const CRITERIA =
  /^(?:h[1-6]\.\s+|[#*_–\s]+)?(acceptance criteria|akzeptanzkriterien|abnahmekriterien|acceptatiecriteria|critères d['’]acceptation|受け?入れ?条件)[*_]*\s?[:：]?[*_]*$/iu;
const MARKED = /^–\s/;

/** Writes a named cell as a line. Lines of acceptance criteria, and those that are bullets, are a list below its name. */
export function writeCell(mark: string, name: string, cell: string): string {
  const lead = name === "" ? "" : `${capitalize(name)}:`;
  const lines = cell.split(CELL_BREAK);
  const isList = CRITERIA.test(name) || lines.slice(1).every((line) => MARKED.test(line));
  if (mark === "" || lead === "" || lines.length < 2 || !isList)
    return `${mark}${lead === "" ? "" : `${lead} `}${flattenCell(cell)}`;
  return [`${mark}${lead}`, ...lines.map((line) => `  - ${stripListMark(line)}`)].join("\n");
}

/** Separates the acceptance criteria within a description, as a list: those up to the next line that is not like the first one. */
export function splitCriteria(cell: string): { text: string; criteria: string[] } {
  const lines = cell.split(CELL_BREAK);
  const at = lines.findIndex((line) => CRITERIA.test(line));
  const isMarked = MARKED.test(lines[at + 1] ?? "");
  const below = lines.slice(at + 1);
  const end = below.findIndex((line) =>
    isMarked ? !MARKED.test(line) : /^h[1-6]\.\s|[:：]$/.test(line),
  );
  const listed = end < 0 ? below : below.slice(0, end);
  if (at < 0 || listed.length === 0) return { text: flattenCell(cell), criteria: [] };
  const rest = [...lines.slice(0, at), ...below.slice(listed.length)];
  const [, name = ""] = CRITERIA.exec(lines[at] ?? "") ?? [];
  return {
    text: rest.join(" ").trim(),
    criteria: [writeCell("- ", name, listed.join(CELL_BREAK))],
  };
}
