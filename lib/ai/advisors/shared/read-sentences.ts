import { escapeDates } from "@/lib/text/dates";
import { findOpenQuotation } from "@/lib/text/open-quotation";
import { joinSentences } from "@/lib/text/plain-sentences";
import { splitSentences } from "@/lib/text/sentences";
import { isTableRow } from "@/lib/text/tables";

/** Writes `6. Oktober` with a space that does not break, so that it does not begin a list. */
const keepDays = (text: string) => escapeDates(text).replaceAll(/(?<=\d)\\\. /g, ".\u00a0");

const AFTER_QUOTATION = /(?<=^»|[.!?]["”“»]) (?=\p{Lu})/u;
const MAX_QUOTATION = 300;

/** Puts each sentence on one line and skips tables. A quotation stays whole, and its end also ends the sentence. */
export function readSentences(text: string): string[] {
  const read = splitSentences(keepDays(text))
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
