import { isDelimiterRow } from "@/lib/text/tables";

const hasColumns = (line: string) => (line.match(/-+/g) ?? []).length > 1;
const FENCE = /^ {0,3}(?:```|~~~)/;

/** Separates a line without a bar from the table above it, of which Markdown would make it a row: `Delivery takes two days.` */
export function separateTables(markdown: string): string {
  if (!markdown.includes("|")) return markdown;
  let isTable = false;
  let isCode = false;
  return markdown
    .split("\n")
    .flatMap((line) => {
      if (FENCE.test(line)) isCode = !isCode;
      if (!isCode && isDelimiterRow(line) && hasColumns(line)) isTable = true;
      else if (isTable && !line.includes("|")) {
        isTable = false;
        if (line.trim() !== "") return ["", line];
      }
      return [line];
    })
    .join("\n");
}
