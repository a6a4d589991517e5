import { escapeDates } from "@/lib/text/dates";
import { splitLines } from "@/lib/text/line-ends";
import { findOpenQuotation } from "@/lib/text/open-quotation";
import { joinSentences } from "@/lib/text/plain-sentences";
import { splitSentences } from "@/lib/text/sentences";
import { isTableRow } from "@/lib/text/tables";
import { LABEL } from "@/lib/text/word-beginnings";

/** Writes `6. Oktober` with a space that does not break, so that it does not begin a list. */
const keepDays = (text: string) => escapeDates(text).replaceAll(/(?<=\d)\\\. /g, ".\u00a0");

/** A line that says something, is no row of a table and does not go on. */
const SAYS = /^(?!\s*\|)(?=.*[\p{L}\p{N}]).*[^,]$/u;
/** Puts a line that begins with a label, as `Owner: Ann`, into a paragraph of its own: the line before may have no full stop. */
const splitFields = (text: string) => {
  const lines = splitLines(text);
  return lines
    .map((line, at) => {
      const isField = LABEL.test(line.replace(/^ {1,3}/, ""));
      return isField && SAYS.test(lines[at - 1] ?? "") ? `\n${line}` : line;
    })
    .join("\n");
};

const AFTER_QUOTATION = /(?<=^»|[.!?]["”“»]) (?=\p{Lu})/u;
const MAX_QUOTATION = 300;

/** Puts each sentence on one line and skips tables. A quotation stays whole, and its end also ends the sentence. */
export function readSentences(text: string): string[] {
  const read = splitSentences(keepDays(splitFields(text)))
    .filter((sentence) => sentence.kind !== "row" && !isTableRow(sentence.text))
    .flatMap((sentence) => sentence.text.replace(/\s+/g, " ").split(AFTER_QUOTATION));
  const whole: string[] = [];
  for (const next of read) {
    const last = whole.at(-1) ?? "";
    if (findOpenQuotation(last) && last.length + next.length <= MAX_QUOTATION)
      whole.splice(-1, 1, joinSentences([last, next]));
    else whole.push(next);
  }
  return whole;
}
