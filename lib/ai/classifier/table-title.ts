import { joinWords } from "@/lib/ai/advisors/shared/content-words";
import { withoutMarks } from "./marks";

/** Rows that a title names, and rows of a table that are read for it. */
const MAX_NAMED = 3;
const MAX_READ = 40;

/** What a table is about: `Metric: A, B and 2 more`; `name` stands for the head of its first column. */
export function tableTitle(table: string, name: string | null): string {
  const rows = table
    .split("\n", MAX_READ)
    .map(cellsOf)
    .filter((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  const [head, ...body] = rows;
  const first = body.flatMap(([cell]) => cell || []);
  const named = first.slice(0, MAX_NAMED);
  const more = first.length - named.length;
  const list = joinWords(more > 0 ? [...named, `${more} more`] : named);
  const subject = name ?? head?.[0] ?? "";
  if (list === "") return (head ?? []).join(", ");
  return subject === "" ? list : `${subject}: ${list}`;
}

/** The cells of a row; empty for the line under the head. */
function cellsOf(row: string): string[] {
  if (/^[\s|:-]*$/.test(row)) return [];
  const bare = row.trim().replace(/^\|/, "").replace(/\|$/, "");
  return bare.split(bare.includes("\t") ? "\t" : "|").map((cell) => withoutMarks(cell));
}
