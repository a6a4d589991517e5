import { escapeDates } from "@/lib/text/dates";
import { splitSentences } from "@/lib/text/sentences";
import { isTableRow } from "@/lib/text/tables";

/** Each sentence on one line, without tables. */
export const readSentences = (text: string): string[] =>
  splitSentences(escapeDates(text))
    .filter((sentence) => sentence.kind !== "row" && !isTableRow(sentence.text))
    .map((sentence) => sentence.text.replace(/\s+/g, " ").replace(/^(\d{1,2})\\./, "$1."));
